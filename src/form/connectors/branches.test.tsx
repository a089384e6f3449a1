import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import { loadWidgets } from '../../fields/widgets';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../../app/pages/testing/visitForm';

withBackEnd();
// Their code takes longer to read than a test may last when the machine is busy.
beforeAll(() => loadWidgets(['date', 'branch']));
const userEvent = userEvents.setup({ delay: null });

const picker = {
  type: 'branch',
  name: 'cabang',
  label: 'Cabang',
  required: true,
  city: 'kota',
  date: 'tanggalBooking',
  apiUrl: '/branch/queues',
  sample: [{ name: 'Cabang Contoh', address: 'Jalan Contoh 1' }],
};
const form = definitionOf(
  [
    stepOf('satu', [
      { type: 'radio', name: 'kota', label: 'Kota', options: ['32.73|BANDUNG', '32.04|SOREANG'] },
      { type: 'text', name: 'catatan', label: 'Catatan' },
      { type: 'date', name: 'tanggalBooking', label: 'Tanggal Booking', shortLabel: 'Booking' },
      picker,
    ]),
  ],
  { query: { cabang: { sets: 'cabang', lock: true } } },
);
const record = (code: string, name: string) => ({
  code,
  name,
  address: `Jalan ${name}`,
  branchOnlineQueues: [],
});

let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  serve(form);
});

/** The back end answers in turn; the last answer stays. */
const answerWith = (...answers: (() => Response)[]): void =>
  server.use(
    http.post('*/api/santer', async ({ request }) => {
      asked.push(await request.json());
      return answers[Math.min(asked.length, answers.length) - 1]?.() ?? HttpResponse.error();
    }),
  );
const listOf =
  (...records: object[]) =>
  () =>
    HttpResponse.json({ statusCode: 200, data: records });
const failed = () => HttpResponse.json({ statusCode: 500, message: 'gagal' });

const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const typeDay = (): Promise<void> =>
  userEvent.type(screen.getByRole('textbox', { name: /Tanggal Booking/ }), '09032026');

describe('Branch picker loading', () => {
  test('the list is asked for once city and booking date are there, once, and not when the window is entered again', async () => {
    answerWith(listOf(record('0001', 'Utama')));
    await visit();
    expect(screen.getByText('Pilih Kota dan Booking dulu')).toBeInTheDocument();
    await choose('BANDUNG');
    expect(screen.getByText('Pilih Booking dulu')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await typeDay();
    expect(await screen.findByRole('radio', { name: 'Utama' })).toBeInTheDocument();
    await act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      return Promise.resolve();
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Catatan' }), 'x');
    expect(asked).toEqual([{ apiUrl: '/branch/queues', date: '2026-03-09', city: '32.73' }]);
  });

  test('another city empties the chosen branch and asks again', async () => {
    answerWith(listOf(record('0001', 'Utama')), listOf(record('0002', 'Soreang')));
    await visit();
    await choose('BANDUNG');
    await typeDay();
    await userEvent.click(await screen.findByRole('radio', { name: 'Utama' }));
    expect(screen.getByRole('radio', { name: 'Utama' })).toBeChecked();
    await choose('SOREANG');
    expect(await screen.findByRole('radio', { name: 'Soreang' })).not.toBeChecked();
    expect(screen.queryByText(/Terpilih/)).not.toBeInTheDocument();
    await choose('BANDUNG');
    expect(await screen.findByRole('radio', { name: 'Utama' })).not.toBeChecked();
    expect(asked).toHaveLength(2);
  });
});

describe('Branch picker required', () => {
  test('a missing branch is reported by the label of its field', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText('Cabang Wajib Dipilih Satu').length).toBeGreaterThan(0);
  });
});

describe('Branch loading failure', () => {
  test.each([
    ['a statusCode that is not 200', failed],
    ['a status that is not 200', () => new HttpResponse(null, { status: 503 })],
    ['no connection', () => HttpResponse.error()],
  ])('%s shows the sample at once, and says so', async (_, answer) => {
    answerWith(answer);
    await visit();
    await choose('BANDUNG');
    await typeDay();
    expect(await screen.findByRole('radio', { name: 'Cabang Contoh' })).toHaveAttribute(
      'value',
      '0000|Cabang Contoh',
    );
    expect(screen.getByText(/Yang ditampilkan hanyalah contoh/)).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('A branch of the sample', () => {
  /** A visitor who has chosen it; the bank answers the next questions in turn. */
  const chooseSample = async (...answers: (() => Response)[]): Promise<void> => {
    answerWith(failed, ...answers);
    await visit();
    await choose('BANDUNG');
    await typeDay();
    await userEvent.click(await screen.findByRole('radio', { name: 'Cabang Contoh' }));
  };
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
  const answerShown = (): HTMLElement => {
    const answer = document.querySelector<HTMLElement>('[data-preview="cabang"] dd');
    if (!answer) throw new Error('no answer is shown');
    return answer;
  };
  const serveBank = (): (() => unknown[]) => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/submit', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ statusCode: 200, data: { registrationNumber: 'REG1' } });
      }),
    );
    return () => sent;
  };

  test('is said to be one at its field; the list of the bank that lacks it says so, with a way to ask again', async () => {
    await chooseSample(listOf(record('0001', 'Utama')), listOf({ name: 'Cabang Contoh', address: '' }));
    expect(screen.getByText(/Ini hanya contoh/)).toBeInTheDocument();
    await press('Coba lagi');
    expect(await screen.findByRole('radio', { name: 'Utama' })).not.toBeChecked();
    expect(screen.getByText('Terpilih: Cabang Contoh')).toBeInTheDocument();
    expect(
      screen.getByText(/Kantor cabang contoh yang Anda pilih tidak ada dalam daftar bank/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Ini hanya contoh/)).not.toBeInTheDocument();
    await press('Coba lagi');
    expect(await screen.findByRole('radio', { name: 'Cabang Contoh' })).toBeChecked();
    expect(screen.queryByText(/contoh/)).not.toBeInTheDocument();
  });

  test('is asked about at Next, which the list of the bank stops', async () => {
    await chooseSample(listOf(record('0001', 'Utama')));
    await press('Submit');
    expect(
      (await screen.findAllByText(/Pilihan contoh ini tidak ada dalam daftar bank/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /Tanggal Booking/ })).toHaveValue('09/03/2026');
    await userEvent.click(screen.getByRole('radio', { name: 'Utama' }));
    expect(screen.queryByText(/contoh/)).not.toBeInTheDocument();
  });

  test('is said to be one before sending and on the receipt, while the list does not come', async () => {
    const sent = serveBank();
    await chooseSample(failed);
    await press('Submit');
    await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
    expect(answerShown()).toHaveTextContent('Cabang Contoh(contoh, bukan dari daftar bank)');
    await press('Kirim Permohonan');
    expect(await screen.findByText('REG1')).toBeInTheDocument();
    // When it was chosen from, at Next, and before it was sent.
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(sent()).toHaveLength(1);
    expect(screen.getByText('(contoh, bukan dari daftar bank)')).toBeInTheDocument();
  });

  test('that the bank turns out to have before it is sent is a real one', async () => {
    serveBank();
    await chooseSample(failed, listOf({ name: 'Cabang Contoh', address: '' }));
    await press('Submit');
    await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
    await press('Kirim Permohonan');
    expect(await screen.findByText('REG1')).toBeInTheDocument();
    expect(screen.queryByText(/contoh,/)).not.toBeInTheDocument();
  });

  test('is asked about once more before sending, and is not sent when the bank lacks it', async () => {
    const sent = serveBank();
    await chooseSample(failed, listOf(record('0001', 'Utama')));
    await press('Submit');
    await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
    await press('Kirim Permohonan');
    expect(await screen.findByRole('radio', { name: 'Utama' })).not.toBeChecked();
    expect(screen.getAllByText(/Pilihan contoh ini tidak ada dalam daftar bank/).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });
});

describe("A branch in the page's address", () => {
  test('is locked, has its name once the list is there, and is the only one offered', async () => {
    answerWith(listOf(record('0001', 'Utama'), record('0002', 'Dago')));
    await visit('/form/contoh?cabang=0002');
    expect(screen.getByText('Terpilih: 0002')).toBeInTheDocument();
    await choose('BANDUNG');
    await typeDay();
    expect(await screen.findByRole('radio', { name: 'Dago' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Utama' })).not.toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: /Cabang/ })).toHaveAttribute('aria-readonly', 'true');
  });

  test('has its name again when the form is restarted, and its list comes from the cache', async () => {
    answerWith(listOf(record('0001', 'Utama'), record('0002', 'Dago')));
    await visit('/form/contoh?cabang=0002');
    for (const begin of ['first', 'again']) {
      await choose('BANDUNG');
      await typeDay();
      await screen.findByRole('radio', { name: 'Dago' });
      fireEvent(window, new Event('pagehide'));
      const { data } = JSON.parse(localStorage.getItem('eform:contoh') ?? '{}') as { data?: object };
      expect([begin, data]).toEqual([begin, expect.objectContaining({ cabang: '0002|Dago' })]);
      await userEvent.click(screen.getByRole('button', { name: 'Hapus jawaban saya' }));
      await screen.findByText(/Jawaban Anda sudah dihapus/);
    }
    expect(asked).toHaveLength(1);
  });

  test('that the list does not know is reported, and opens the field', async () => {
    answerWith(listOf(record('0001', 'Utama')));
    await visit('/form/contoh?cabang=0009');
    await choose('BANDUNG');
    await typeDay();
    expect(
      await screen.findByText(/Kode "0009" pada alamat halaman tidak ada dalam daftar ini/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Utama' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Utama' })).toBeChecked());
  });
});
