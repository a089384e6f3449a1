import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from '../../mocks/node';
import { visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const definition = readFileSync('form-definitions/tandamata.json', 'utf8');
const customer = { namaLengkap: 'SITI AMINAH', noHp: '081234567890', email: 'siti@contoh.co.id' };
const found = { statusCode: 200, succeeded: true, message: 'OK', data: customer };

const button = (name: string) => screen.getByRole('button', { name });
const next = () => button('Selanjutnya');
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A bank whose check of customers answers so; gives what it was asked. */
const bank = (answer: () => HttpResponse<JsonBodyType> | Promise<HttpResponse<JsonBodyType>>): unknown[] => {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/tipe-nasabah', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
};

/** Opens the account form and passes its start page. */
const begin = async () => {
  await visit('/form/tandamata');
  await userEvent.click(await screen.findByRole('button', { name: 'Mulai' }));
  await screen.findByRole('radio', { name: 'Nasabah' });
};

/** Opens the account form and calls oneself a customer; the birth date is given last, and starts the check. */
const askForCheck = async (text = definition) => {
  server.use(http.get('*/form-definitions/tandamata.json', () => HttpResponse.text(text)));
  await begin();
  await userEvent.click(screen.getByRole('radio', { name: 'Nasabah' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'NIK' }));
  await userEvent.paste('3273010101900001');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal Lahir' }), '01011990');
};

describe('Account-opening form', () => {
  test("'Apakah Anda sudah menjadi nasabah {product}?'; nik and tanggalLahir are asked of a Nasabah", async () => {
    server.use(http.get('*/form-definitions/tandamata.json', () => HttpResponse.text(definition)));
    await begin();
    const question = screen.getByRole('radiogroup', {
      name: /^Apakah Anda sudah menjadi nasabah Tandamata\?/,
    });
    expect(within(question).getAllByRole('radio')).toHaveLength(2);
    expect(within(question).getByRole('radio', { name: 'Non-Nasabah' })).toBeChecked();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Nasabah' }));
    expect(screen.getByRole('textbox', { name: 'NIK' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Tanggal Lahir' })).toBeInTheDocument();
  });

  test('a found customer sees name and phone read-only, then e-mail and purpose', async () => {
    bank(() => HttpResponse.json(found));
    await askForCheck();
    await screen.findByText('Data Berhasil Ditemukan!');
    expect(screen.queryByText(/belum diperiksa/)).not.toBeInTheDocument();
    await userEvent.click(next());
    await onStep('Data Nasabah');
    const [name, phone, email] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([name, phone, email].map((one) => [one?.value, one?.readOnly])).toEqual([
      ['SITI AMINAH', true],
      ['081234567890', true],
      ['siti@contoh.co.id', false],
    ]);
    expect(screen.getByRole('radiogroup', { name: 'Tujuan Pembukaan Rekening' })).toBeInTheDocument();
    expect(screen.getByText('Langkah 2 dari 3')).toBeInTheDocument();
  });
});

describe('Customer check', () => {
  test("it runs once nik and birth date are there, with a 'checking data' dialog; 'Tunggu Sebentar' when it is slow", async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<HttpResponse<JsonBodyType>>((resolve) => {
      answer = () => resolve(HttpResponse.json(found));
    });
    const asked = bank(() => waiting);
    await askForCheck(definition.replace('"slowAfterMs": 5000', '"slowAfterMs": 50'));
    expect(await screen.findByRole('alertdialog', { name: 'Memeriksa data …' })).toBeInTheDocument();
    expect(asked).toEqual([{ nik: '3273010101900001', tanggalLahir: '1990-01-01' }]);
    expect(await screen.findByText('Tunggu Sebentar')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test("success: 'Data Berhasil Ditemukan!' and what to do next", async () => {
    bank(() => HttpResponse.json(found));
    await askForCheck();
    const toast = (await screen.findByText('Data Berhasil Ditemukan!')).closest('[role="status"]');
    expect(toast).toHaveTextContent('Silahkan klik tombol Selanjutnya dan lanjutkan ke tahap berikutnya.');
  });

  test.each([404, 200])(
    '404 under HTTP %s: the server message is shown, and the full form follows',
    async (status) => {
      bank(() =>
        HttpResponse.json({ statusCode: 404, message: 'Nasabah tidak ada di data kami' }, { status }),
      );
      await askForCheck();
      expect(await screen.findByRole('alert')).toHaveTextContent('Nasabah tidak ada di data kami');
      await userEvent.click(next());
      expect(await onStep('Identitas')).toBeInTheDocument();
    },
  );

  test.each([409, 200])(
    '409 under HTTP %s: a dialog that nothing dismisses; its button clears local storage and goes home',
    async (status) => {
      bank(() => HttpResponse.json({ statusCode: 409, message: 'ganda' }, { status }));
      await askForCheck();
      const dialog = await screen.findByRole('alertdialog', { name: 'Duplikasi Data' });
      expect(dialog).toHaveTextContent('Harap perbaharui data ke kantor cabang terdekat.');
      await userEvent.keyboard('{Escape}');
      expect(dialog).toBeInTheDocument();
      localStorage.setItem('eform:tandamata', '{}');
      await userEvent.click(button('Kembali ke Beranda'));
      expect(await onStep('Beranda')).toBeInTheDocument();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test.each<[string, () => HttpResponse<JsonBodyType>]>([
    ['an error status', () => HttpResponse.json({ message: 'rusak' }, { status: 500 })],
    ['a statusCode that is no answer', () => HttpResponse.json({ statusCode: 500, message: 'rusak' })],
    ['no connection', () => HttpResponse.error()],
  ])(
    "that fails with %s: 'Server Sedang Sibuk!', nothing is stored, Next checks again",
    async (_, failing) => {
      let answer = failing;
      const asked = bank(() => answer());
      await askForCheck();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Server Sedang Sibuk!');
      expect(alert).toHaveTextContent('Silahkan coba beberapa saat lagi atau hubungi tim kami.');
      expect(await onStep('Tipe Nasabah')).toBeInTheDocument();
      // What to do stands there when the toast is closed, too.
      await userEvent.click(button('Tutup'));
      expect(screen.getByText(/^Data Anda belum diperiksa\. Tekan Selanjutnya/)).toBeInTheDocument();
      answer = () => HttpResponse.json(found);
      await userEvent.click(next());
      await onStep('Data Nasabah');
      expect(asked).toHaveLength(2);
    },
  );
});
