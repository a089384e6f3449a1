import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { server } from '../../mocks/node';
import { trackedCredits } from '../../mocks/samples';
import { createStore } from '../storage';
import { ThemeRoot } from '../theme/ThemeRoot';
import { ContactContext } from './lazyPart';
import { Tracking } from './Tracking';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Codes are 'aaaa', 'bbbb' and so on, in the order in which they are made. */
beforeEach(() => {
  let made = -1;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    made += 1;
    if (numbers instanceof Uint32Array) numbers.fill(made);
    return numbers;
  });
});

/** How the bank can be reached, as the app gives it. */
const contact = <a href="tel:1500000">1500-000</a>;

const show = (address: InitialEntry = '/tracking') => {
  const sent: unknown[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    void request
      .clone()
      .json()
      .then((body) => sent.push(body));
  });
  const shown = render(
    <ThemeRoot>
      <MemoryRouter initialEntries={[address]}>
        <ContactContext value={contact}>
          <Tracking />
        </ContactContext>
      </MemoryRouter>
    </ThemeRoot>,
  );
  return { sent, ...shown };
};

const number = (): HTMLElement => screen.getByRole('textbox', { name: /Nomor registrasi/ });
/** Above the number, with or without an error. */
const guide = 'Hanya nomor permohonan kredit';
const captcha = (): HTMLElement => screen.getByPlaceholderText('Ketik ulang kode');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Lacak' });
const result = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Hasil pelacakan' });
const answer = (body: JsonBodyType, status = 200): void =>
  server.use(http.post('*/api/tracking', () => HttpResponse.json(body, { status })));

/** Gives a number and a code, the first one that is shown, and presses 'Lacak'. */
const track = async (registrationCode: string, code = 'aaaa'): Promise<void> => {
  await userEvent.clear(number());
  await userEvent.click(number());
  await userEvent.paste(registrationCode);
  await userEvent.click(captcha());
  await userEvent.paste(code);
  await userEvent.click(submit());
};

test('Tracking screen: title, subtitle, number, captcha and button', () => {
  show();
  expect(screen.getByRole('heading', { name: 'LACAK PROSES PERMOHONAN KREDIT' })).toBeInTheDocument();
  expect(screen.getByText('Masukan Nomor Registrasi Kredit e-Form Anda')).toBeInTheDocument();
  expect(number()).toHaveValue('');
  expect(number()).toHaveAttribute('placeholder', 'Contoh: KRD2601150004');
  expect(number()).toHaveAccessibleDescription(guide);
  expect(screen.getByRole('img', { name: 'Gambar kode' })).toHaveAttribute('data-code-length', '4');
  expect(screen.getByRole('button', { name: 'Ganti kode' })).toBeInTheDocument();
  expect(submit()).toBeInTheDocument();
});

test('a credit at its third stage shows id, product, plafond, date and its way', async () => {
  show();
  await track(trackedCredits.analysis);
  const shown = within(await result());
  // It is on the page a moment before it takes the focus.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hasil pelacakan' })).toHaveFocus());
  expect(shown.getByText(trackedCredits.analysis)).toBeInTheDocument();
  expect(shown.getByText('Kredit Modal Kerja')).toBeInTheDocument();
  expect(shown.getByText('Rp. 150.000.000,-')).toBeInTheDocument();
  expect(shown.getByText('15 Januari 2026')).toBeInTheDocument();
  const stages = within(shown.getByRole('list', { name: 'Tahapan proses' }));
  expect(stages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Permohonan DiterimaSelesai',
    'Verifikasi DokumenSelesai',
    'Analisis KreditSaat ini',
  ]);
  // What is to come is named, with nothing to open.
  expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Keputusan KreditBelum dimulai',
      'Akad KreditBelum dimulai',
      'PencairanBelum dimulai',
    ]),
  );
});

test('where it stands is read first, with what was done there last', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  show();
  await track(trackedCredits.decision);
  const [first] = within(await result()).getAllByRole('term');
  expect(first?.parentElement).toHaveTextContent('Status saat iniKeputusan KreditPermohonan disetujui');
  // Its heading stands at the top of the window, and not at the lower edge, where a focus alone leaves it.
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Hasil pelacakan' })]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  scrolled.mockRestore();
});

test('stages behind the current one have a tick, those ahead of it are named', async () => {
  const stage = (stageId: string) => ({ stageId, stageLabel: `Tahap ${stageId}`, stages: [] });
  const trackings = ['1', '2', '3'].map(stage);
  const tracking = JSON.stringify({ currentStatus: 2, showTracking: true, trackings });
  answer({ statusCode: 200, message: 'OK', data: { loanApplicationId: 'KRD-1', tracking } });
  show();
  await track('KRD-1');
  const [done, current, ahead] = within(
    within(await result()).getByRole('list', { name: 'Tahapan proses' }),
  ).getAllByRole('listitem');
  expect(done).toHaveTextContent('Tahap 1Selesai');
  expect(done?.querySelector(':scope > svg')).toBeInTheDocument();
  expect(current).toHaveTextContent('Tahap 2Saat ini');
  expect(current?.querySelector(':scope > svg')).not.toBeInTheDocument();
  expect(ahead).toHaveTextContent('Tahap 3Belum dimulai');
  expect(ahead?.querySelector(':scope > svg')).not.toBeInTheDocument();
});

test('the current stage is highlighted and open; its descriptions carry their time, the others open when pressed', async () => {
  show();
  await track(trackedCredits.documents);
  const stages = within(within(await result()).getByRole('list', { name: 'Tahapan proses' }));
  const current = stages.getByRole('button', { name: /Verifikasi Dokumen/ });
  const earlier = stages.getByRole('button', { name: /Permohonan Diterima/ });
  expect(current).toHaveAttribute('aria-expanded', 'true');
  expect(current.closest('li')).toHaveAttribute('aria-current', 'step');
  expect(stages.getByText('Dokumen dinyatakan lengkap')).toBeVisible();
  expect(stages.getByText(/^17 Januari 2026 pukul/)).toBeVisible();
  expect(earlier).toHaveAttribute('aria-expanded', 'false');
  expect(earlier.closest('li')).not.toHaveAttribute('aria-current');
  expect(stages.getByText('Permohonan diterima melalui e-Form')).not.toBeVisible();
  await userEvent.click(earlier);
  expect(stages.getByText('Permohonan diterima melalui e-Form')).toBeVisible();
  await userEvent.click(current);
  expect(stages.getByText('Dokumen dinyatakan lengkap')).not.toBeVisible();
});

test('a status that no stage has highlights none', async () => {
  const trackings = [{ stageId: '1', stageLabel: 'Diterima', stages: [] }];
  const tracking = JSON.stringify({ currentStatus: 9, showTracking: true, trackings });
  answer({ statusCode: 200, message: 'OK', data: { loanApplicationId: 'KRD-1', tracking } });
  show();
  await track('KRD-1');
  const stage = within(await result()).getByRole('button', { name: 'Diterima' });
  expect(stage).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(stage);
  expect(screen.getByText('Belum ada keterangan untuk tahap ini.')).toBeVisible();
});

test.each(['withoutTracking', 'broken', 'hidden', 'empty'] as const)(
  'a tracking of the kind %s reads that the application is in process',
  async (kind) => {
    show();
    await track(trackedCredits[kind]);
    const shown = within(await result());
    expect(shown.getByText('Pengajuan sedang dalam proses')).toBeInTheDocument();
    expect(shown.getByText(trackedCredits[kind])).toBeInTheDocument();
    expect(shown.queryByRole('list')).not.toBeInTheDocument();
  },
);

test('Tracking: a wrong captcha sends nothing, and keeps the code and what was typed', async () => {
  const { sent } = show();
  await track(trackedCredits.submitted, 'aaab');
  expect(captcha()).toHaveAccessibleDescription('Captcha tidak sesuai!');
  expect(captcha()).toBeInvalid();
  expect(captcha()).toHaveFocus();
  expect(captcha()).toHaveValue('aaab');
  expect(number()).toHaveValue(trackedCredits.submitted);
  await userEvent.type(captcha(), '{Backspace}a');
  expect(captcha()).toHaveAccessibleDescription('');
  expect(sent).toEqual([]);
  await userEvent.click(submit());
  expect(await result()).toBeInTheDocument();
});

test('an empty number is asked for, together with the captcha', async () => {
  const { sent } = show();
  await userEvent.click(submit());
  expect(number()).toHaveAccessibleDescription(`${guide} Harus Diisi`);
  expect(number()).toHaveFocus();
  expect(captcha()).toHaveAccessibleDescription('Harus Diisi');
  expect(sent).toEqual([]);
});

test('each request sent makes a new code, another one can be asked for at any time', async () => {
  show();
  await track('TIDAK-ADA');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(captcha()).toHaveValue('');
  expect(number()).toHaveValue('TIDAK-ADA');
  await track(trackedCredits.submitted, 'aaaa');
  expect(captcha()).toHaveAccessibleDescription('Captcha tidak sesuai!');
  await userEvent.click(screen.getByRole('button', { name: 'Ganti kode' }));
  expect(captcha()).toHaveValue('');
  expect(captcha()).toHaveAccessibleDescription('');
  await track(trackedCredits.submitted, 'cccc');
  expect(await result()).toBeInTheDocument();
});

test.each<[string, () => Response]>([
  ['no connection', () => HttpResponse.error()],
  ['HTTP 500', () => HttpResponse.json({ statusCode: 200, data: {} }, { status: 500 })],
])('Tracking request fails: %s is reported as a busy server, after one request', async (_, respond) => {
  let requests = 0;
  server.use(
    http.post('*/api/tracking', () => {
      requests += 1;
      return respond();
    }),
  );
  show();
  await track('KRD-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Server sedang sibuk!Silahkan coba beberapa saat lagi atau hubungi tim kami.',
  );
  expect(requests).toBe(1);
  expect(number()).toHaveValue('KRD-1');
  // What to do stands at the button, also when the toast is closed; until the next search.
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  const again = 'Permohonan belum terlacak. Ketik kode yang baru, lalu tekan Lacak lagi.';
  expect(screen.getByText(again)).toBeInTheDocument();
  server.resetHandlers();
  await track(trackedCredits.analysis, 'bbbb');
  await result();
  expect(screen.queryByText(again)).not.toBeInTheDocument();
});

test('while it is searched the button shows it, and pressing it again sends nothing', async () => {
  let answerNow = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(
    http.post('*/api/tracking', async () => {
      await asked;
      return HttpResponse.json({ statusCode: 200, data: { loanApplicationId: 'KRD-1', tracking: null } });
    }),
  );
  const { sent } = show();
  await track('KRD-1');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sedang melacak …');
  await userEvent.type(captcha(), 'bbbb');
  await userEvent.click(submit());
  await userEvent.keyboard('{Enter}');
  expect(captcha()).toHaveValue('bbbb');
  answerNow();
  await result();
  expect(submit()).not.toHaveAttribute('aria-disabled');
  expect(sent).toEqual([{ registrationCode: 'KRD1' }]);
});

test('a search takes away what the one before has found', async () => {
  show();
  // A code that is typed in capitals is the same one.
  await track(trackedCredits.submitted, 'AAAA');
  await result();
  await track('TIDAK-ADA', 'bbbb');
  await screen.findByRole('alert');
  expect(screen.queryByRole('region', { name: 'Hasil pelacakan' })).not.toBeInTheDocument();
});

test('who walks away gives the search up', async () => {
  let given = false;
  server.use(
    http.post('*/api/tracking', async ({ request }) => {
      request.signal.addEventListener('abort', () => {
        given = true;
      });
      await delay('infinite');
    }),
  );
  const { sent, unmount } = show();
  await track('KRD-1');
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  await waitFor(() => expect(given).toBe(true));
});

test('a number that nobody knows is told in a toast; at the field, until another one stands there, what to compare and whom to call', async () => {
  show();
  await track('TIDAK-ADA');
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent(
    'Nomor Registrasi Tidak Terdaftar!Silahkan periksa kembali nomor registrasi yang Anda masukan.',
  );
  expect(number()).toHaveFocus();
  expect(number()).toHaveAccessibleDescription(
    `${guide} Samakan huruf dan angkanya dengan tanda terima Anda, lalu lacak lagi.`,
  );
  expect(screen.getAllByText(/Tidak Terdaftar/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: '1500-000' })).toBeInTheDocument();
  await userEvent.click(within(toast).getByRole('button', { name: 'Tutup' }));
  expect(toast).not.toBeInTheDocument();
  expect(number()).toBeInvalid();
  await userEvent.type(number(), '1');
  expect(number()).not.toBeInvalid();
  expect(screen.queryByRole('link', { name: '1500-000' })).not.toBeInTheDocument();
});

test.each(['No. Reg: krd 2601 150003', 'KRD-2601150003', 'Krd.2601.15.0003.', 'KRD–2601–15–0003'])(
  'signs and small letters of %s do not matter, nor does a label before it',
  async (written) => {
    const { sent } = show();
    await track(written);
    expect(within(await result()).getByText(trackedCredits.analysis)).toBeInTheDocument();
    expect(sent).toEqual([{ registrationCode: trackedCredits.analysis }]);
  },
);

test('what was found says how the bank can be reached, and one in process what comes next', async () => {
  show();
  await track(trackedCredits.withoutTracking);
  const shown = within(await result());
  expect(shown.getByText(/^Permohonan Anda sedang kami periksa/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '1500-000' })).toBeInTheDocument();
});

test('a number of what is not shown here says what it is, and not to send it again', async () => {
  show();
  await track(trackedCredits.hidden);
  expect(
    within(await result()).getByText(/^Nomor ini milik permohonan Kredit Modal Kerja,/),
  ).toBeInTheDocument();
});

test('a number that only this device knows says of which product it is', async () => {
  const receipt = { slug: 'tandamata', number: 'EF26-11', product: 'Tandamata', time: Date.now(), recap: [] };
  createStore('tandamata').saveReceipt(receipt);
  show();
  await track('ef 2611');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nomor Registrasi Tidak Terdaftar!');
  expect(number()).toHaveAccessibleDescription(/Nomor ini milik permohonan Tandamata,/);
  localStorage.clear();
});

test('a number in the address stands in the field, and spaces around a number are not sent', async () => {
  const { sent } = show('/tracking?nomor=EF2601150001');
  expect(number()).toHaveValue('EF2601150001');
  await track('  KRD1 ');
  await screen.findByRole('alert');
  expect(sent).toEqual([{ registrationCode: 'KRD1' }]);
});

describe('Who comes from the receipt of an application', () => {
  const from = (state: unknown, nomor: string = trackedCredits.analysis) =>
    show({ pathname: '/tracking', search: `?nomor=${nomor}`, state });

  test('sees at once what is known of it, without a captcha', async () => {
    const { sent } = from({ registered: trackedCredits.analysis });
    expect(screen.queryByPlaceholderText('Ketik ulang kode')).not.toBeInTheDocument();
    expect(within(await result()).getByText(trackedCredits.analysis)).toBeInTheDocument();
    expect(sent).toEqual([{ registrationCode: trackedCredits.analysis }]);
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('has its number sent as the bank wrote it, and typed in any way', async () => {
    const { sent } = from({ registered: 'Kredit-7' }, 'Kredit-7');
    await screen.findByRole('alert');
    await userEvent.clear(number());
    await userEvent.type(number(), 'KREDIT -7');
    expect(screen.queryByPlaceholderText('Ketik ulang kode')).not.toBeInTheDocument();
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([{ registrationCode: 'Kredit-7' }, { registrationCode: 'Kredit-7' }]);
  });

  test('proves every other number with a captcha', async () => {
    const { sent } = from({ registered: trackedCredits.analysis });
    await result();
    await userEvent.type(number(), '1');
    expect(captcha()).toBeInTheDocument();
    await userEvent.click(submit());
    expect(captcha()).toHaveAccessibleDescription('Harus Diisi');
    expect(sent).toHaveLength(1);
  });

  test.each([[undefined], [null], ['EF1'], [{}], [{ registered: 7 }], [{ registered: 'EF1' }]])(
    'is nobody who comes with %j',
    async (state) => {
      const { sent } = from(state);
      await userEvent.click(submit());
      expect(captcha()).toHaveAccessibleDescription('Harus Diisi');
      expect(sent).toEqual([]);
    },
  );

  test('is told what is wrong when the search fails, and may press again', async () => {
    answer({ message: 'x' }, 500);
    const { sent } = from({ registered: trackedCredits.analysis });
    await screen.findByText('Server sedang sibuk!');
    expect(
      screen.getByText('Permohonan belum terlacak. Tekan Lacak untuk mencoba lagi.'),
    ).toBeInTheDocument();
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test("under React's StrictMode, which mounts everything twice, sees it too", async () => {
    configure({ reactStrictMode: true });
    from({ registered: trackedCredits.analysis });
    expect(await result()).toBeInTheDocument();
    configure({ reactStrictMode: false });
  });
});
