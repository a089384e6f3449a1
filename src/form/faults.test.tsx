import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import {
  definitionOf,
  serve,
  stepOf,
  visit,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';

withBackEnd();

const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('Faults', () => {
  const box = (name: string) => screen.getByRole('textbox', { name });

  test('A submission that goes wrong is reported, loses nothing, and goes through at the next press: an answer without a number', async () => {
    let sent = 0;
    server.use(
      http.post('*/api/submit', () => {
        sent += 1;
        const data = sent === 1 ? {} : { registrationNumber: 'REG1' };
        return HttpResponse.json({ statusCode: 200, data });
      }),
    );
    await visitStep([{ name: 'nama', required: true }]);
    await userEvent.type(box('nama'), 'Siti{Enter}');
    const send = await screen.findByRole('button', { name: 'Kirim' });
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ada masalah pada server kami! jawaban tidak terbaca',
    );
    expect(screen.getByText('Siti')).toBeInTheDocument();
    // Never by itself: only the visitor sends again.
    expect(sent).toBe(1);
    await userEvent.click(send);
    expect(await screen.findByText('REG1')).toBeInTheDocument();
    // Of the draft nothing is left; the receipt stays for a while.
    expect(Object.keys(localStorage).filter((key) => !key.includes(':application'))).toEqual([
      'eform:contoh:receipt',
      'eform:contoh:receipt:expiry',
    ]);
  });

  test('a list that goes wrong is reported at its field, and comes at the second try', async () => {
    const city = { type: 'select', name: 'kota', lookup: { url: '/city', idField: 'id', textField: 'name' } };
    let asked = 0;
    server.use(
      http.post('*/api/remote-select', () => {
        asked += 1;
        return HttpResponse.json(asked === 1 ? null : [{ id: '1', name: 'Bandung' }]);
      }),
    );
    await visitStep([{ name: 'nama' }, city]);
    await userEvent.type(box('nama'), 'Siti');
    expect(await screen.findByText('Gagal memuat pilihan')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Coba lagi/ }));
    await waitFor(() => expect(screen.queryByText('Gagal memuat pilihan')).not.toBeInTheDocument());
    expect(asked).toBe(2);
    expect(box('nama')).toHaveValue('Siti');
  });

  test('what has gone out twice in vain is offered to be sent as a new application', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/submit', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length < 3
          ? HttpResponse.json({}, { status: 422 })
          : HttpResponse.json({ statusCode: 200, data: { registrationNumber: 'REG1' } });
      }),
    );
    await visitStep([{ name: 'nama', required: true }]);
    await userEvent.type(box('nama'), 'Siti{Enter}');
    const asNew = { name: 'Kirim sebagai permohonan baru' };
    for (const times of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
      await waitFor(() => expect(keys).toHaveLength(times));
      await screen.findByText(/^Permohonan Anda belum terdaftar/);
    }
    await userEvent.click(await screen.findByRole('button', asNew));
    expect(await screen.findByText('REG1')).toBeInTheDocument();
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test("a visitor's answer is text wherever it is shown, never markup", async () => {
    const answer = '<img src=x onerror=alert(1)><b>Siti</b> &amp;';
    const echo: readonly Part[] = [
      { type: 'heading', level: 2, text: 'Halo {nama}' },
      { type: 'richText', html: '<p>Untuk <b>{nama}</b></p>' },
    ];
    await visitStep([{ name: 'nama' }, ...echo]);
    await userEvent.click(box('nama'));
    await userEvent.paste(answer);
    expect(await screen.findByRole('heading', { level: 2, name: `Halo ${answer}` })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(answer, { selector: 'b' })).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await onStep('Periksa Kembali Data Anda');
    expect(screen.getByText(answer)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('What cannot be read', () => {
  const box = () => screen.getByRole('textbox', { name: 'Jawaban' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const texts: readonly [type: string, typed: string, shown: string, refusal: RegExp][] = [
    ['date', '31022000', '31/02/2000', /Tanggal tidak/],
    ['date', '1 Foo 1990', '01 Foo 1990', /Tanggal tidak/],
    ['monthYear', '132020', '13/2020', /Bulan tidak/],
    ['currency', '1.500.00', '1.500.00', /Tulis satu angka/],
    ['number', '12x', '12', /tanpa "x"/],
    ['decimal', '1.375', '1.375', /Tulis 1375 atau 1,375/],
  ];

  test.each(texts)(
    'an entry that stands for no answer is in its box, with its refusal, when the step is come back to and after a reload: %s %s',
    async (type, typed, shown, refusal) => {
      const entry = { type, name: 'jawaban', label: 'Jawaban' };
      serve(definitionOf([stepOf('satu', [{ name: 'nama' }]), stepOf('dua', [entry])]));
      const isThere = (): void => {
        expect(box()).toHaveValue(shown);
        expect(box()).toBeInvalid();
        expect(screen.getByText(refusal)).toBeInTheDocument();
      };
      const { unmount } = await visit();
      await press('Submit');
      await onStep('dua');
      await userEvent.type(box(), typed);
      await userEvent.tab();
      await press('Kembali');
      await onStep('satu');
      await press('Submit');
      await onStep('dua');
      isThere();
      unmount();
      await visit();
      await onStep('dua');
      isThere();
      await userEvent.clear(box());
      await userEvent.tab();
      expect(box()).toHaveValue('');
      expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    },
  );
});
