import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';

withBackEnd();

const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });
const oneField = (field: Part, rest: Part = {}): string =>
  definitionOf([stepOf('satu', [{ label: 'Jawaban', ...field }]), stepOf('dua', [{ name: 'kota' }])], rest);

describe('Required fields: the upload field', () => {
  test("says '{label} Harus Diisi', in the summary and at the field", async () => {
    serve(oneField({ type: 'upload', name: 'foto', label: 'Foto KTP', required: true }));
    await visit();
    await pressNext();
    expect(await screen.findAllByText(/Foto KTP Harus Diisi$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Foto KTP Upload' })).toHaveAccessibleDescription(
      'Foto KTP Harus Diisi wajib diisi',
    );
  });

  test('says so on the first touch: when it is left empty', async () => {
    serve(oneField({ type: 'upload', name: 'foto', label: 'Foto KTP', required: true }));
    await visit();
    act(() => screen.getByRole('button', { name: 'Foto KTP Upload' }).focus());
    await userEvent.tab();
    expect(await screen.findByText('Foto KTP Harus Diisi')).toBeInTheDocument();
  });
});

describe('Upload field, on a page', () => {
  const png = new File([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], 'ktp saya.png', {
    type: 'image/png',
  });
  const picker = () => {
    const input = document.querySelector<HTMLInputElement>('input[name="foto"]');
    if (!input) throw new Error('no picker');
    return input;
  };
  const leaveDevice = async (unmount: () => void) => {
    unmount();
    await waitFor(() => expect(localStorage.getItem('eform:contoh')).not.toBeNull());
  };

  test('a stored file is shown with its picture, and comes back with the draft', async () => {
    serve(oneField({ type: 'upload', name: 'foto', label: 'Foto KTP', required: true }));
    const { unmount } = await visit();
    await userEvent.upload(picker(), png);
    const picture = await screen.findByRole('img', { name: /^Pratinjau / });
    const address = picture.getAttribute('src') ?? '';
    expect(address).toMatch(/^\/files\/[0-9a-f-]+\.png$/);
    await leaveDevice(unmount);
    await visit();
    expect(await screen.findByRole('button', { name: 'Foto KTP File tersimpan' })).toBeInTheDocument();
    // All that is the answer is its address; the visitor knows it by its name.
    expect(screen.getByText('ktp saya.png')).toBeInTheDocument();
    await pressNext();
    expect(await onStep('dua')).toBeInTheDocument();
  });

  test('in multiple mode files come back under the names that the visitor knows', async () => {
    serve(oneField({ type: 'upload', name: 'foto', label: 'Foto KTP', multiple: true, maxFiles: 3 }));
    const { unmount } = await visit();
    await userEvent.upload(picker(), png);
    await screen.findByRole('button', { name: 'Hapus ktp saya.png' });
    await leaveDevice(unmount);
    await visit();
    expect(await screen.findByRole('button', { name: 'Hapus ktp saya.png' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Foto KTP Tambah file' })).toBeInTheDocument();
  });
});

test('a Next that has waited for a file runs its action once, also where that one fails', async () => {
  let checks = 0;
  let store = (): void => undefined;
  const stored = new Promise<void>((done) => {
    store = done;
  });
  server.use(
    http.post('*/api/upload-file', async () => {
      await stored;
      return HttpResponse.json({ succeeded: true, data: { url: '/files/ktp.pdf' } });
    }),
    http.post('*/api/wic-check', () => {
      checks += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const actions = { periksa: [{ call: 'wic-check', body: {} }] };
  const foto = { type: 'upload', name: 'foto', label: 'Foto KTP' };
  serve(definitionOf([stepOf('satu', [foto], { next: { do: 'periksa' } })], { actions }));
  await visit();
  const picker = document.querySelector<HTMLInputElement>('input[name="foto"]');
  if (!picker) throw new Error('no picker');
  await userEvent.upload(picker, new File(['%PDF-1.7'], 'ktp.pdf', { type: 'application/pdf' }));
  await screen.findByRole('button', { name: 'Batalkan unggahan ktp.pdf' });
  await pressNext();
  expect(await screen.findByText(/^Tunggu sebentar, masih ada data yang diproses/)).toBeInTheDocument();
  expect(checks).toBe(0);
  store();
  expect(await screen.findByText('Ada masalah pada server kami!')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(checks).toBe(1);
  expect(screen.queryByText(/^Tunggu sebentar/)).not.toBeInTheDocument();
});

describe('Captcha', () => {
  const drawn: string[] = [];
  const code = () => drawn.slice(-4).join('');
  beforeEach(() => {
    drawn.length = 0;
    // Whatever is asked of it can be called; what is drawn as text is remembered.
    const context = new Proxy({} as CanvasRenderingContext2D, {
      get: (_, name) => (name === 'fillText' ? (text: string) => drawn.push(text) : () => undefined),
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  });

  const box = () => screen.getByRole('textbox', { name: 'Kode' });
  const captcha = { type: 'captcha', name: 'kode', label: 'Kode', required: true };

  test('a code is four small letters', async () => {
    serve(oneField(captcha));
    await visit();
    await waitFor(() => expect(code()).toMatch(/^[a-z]{4}$/));
  });

  test("a mismatch says 'Captcha tidak sesuai!', and keeps the code and the entry", async () => {
    serve(oneField(captcha));
    await visit();
    await waitFor(() => expect(drawn).toHaveLength(4));
    const before = code();
    // No code has digits.
    await userEvent.type(box(), '1234');
    await pressNext();
    expect(await screen.findAllByText(/Captcha tidak sesuai!$/)).toHaveLength(2);
    expect(box()).toHaveValue('1234');
    expect(code()).toBe(before);
  });

  test('typed in capitals it is right', async () => {
    serve(oneField(captcha));
    await visit();
    await waitFor(() => expect(drawn).toHaveLength(4));
    await userEvent.type(box(), code().toUpperCase());
    await pressNext();
    expect(await onStep('dua')).toBeInTheDocument();
  });

  test("'Ganti kode' shows another code and empties the entry, without blaming anybody for it", async () => {
    serve(oneField(captcha));
    await visit();
    await userEvent.type(box(), '1234');
    await pressNext();
    await screen.findAllByText(/Captcha tidak sesuai!$/);
    const before = code();
    await userEvent.click(screen.getByRole('button', { name: 'Ganti kode' }));
    expect(box()).toHaveValue('');
    expect(code()).not.toBe(before);
    expect(screen.queryByText(/Harus Diisi/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Captcha tidak sesuai!/)).not.toBeInTheDocument();
  });

  test('each request that was sent makes a new code, and empties the entry', async () => {
    server.use(http.post('*/api/wic-check', () => HttpResponse.json({ message: 'rusak' }, { status: 500 })));
    const actions = { periksa: [{ call: 'wic-check', body: {} }, { stop: true }] };
    const step = stepOf('satu', [captcha], { next: { do: 'periksa' } });
    serve(definitionOf([step, stepOf('dua', [{ name: 'kota' }])], { actions }));
    await visit();
    await waitFor(() => expect(drawn).toHaveLength(4));
    await userEvent.type(box(), code());
    await pressNext();
    await waitFor(() => expect(drawn).toHaveLength(8));
    expect(drawn.slice(4).join('')).not.toBe(drawn.slice(0, 4).join(''));
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  test('the entry is never stored on the device', async () => {
    serve(definitionOf([stepOf('satu', [captcha, { name: 'nama' }])]));
    const { unmount } = await visit();
    await userEvent.type(box(), '9876');
    await userEvent.type(screen.getByRole('textbox', { name: 'nama' }), 'Siti');
    unmount();
    expect(localStorage.getItem('eform:contoh')).toContain('Siti');
    expect(localStorage.getItem('eform:contoh')).not.toContain('9876');
  });
});

describe('Date picker', () => {
  // Saturday 21 November 2026.
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), doNotFake: [...notFaked] });
  });
  afterEach(() => jest.useRealTimers());

  const box = () => screen.getByRole('textbox', { name: 'Tanggal' });
  const date = { type: 'date', name: 'tanggal', label: 'Tanggal' };
  const type = (digits: string) => userEvent.type(box(), digits);
  const openCalendar = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Buka kalender: Tanggal' }));
    return screen.findByRole('dialog', { name: 'Buka kalender: Tanggal' });
  };
  const closedDays = (calendar: HTMLElement) =>
    within(calendar)
      .getAllByRole<HTMLButtonElement>('gridcell')
      .filter((cell) => cell instanceof HTMLButtonElement && cell.disabled)
      .map((cell) => Number(cell.textContent));
  const holidaysHaveCome = async () => {
    const calendar = await openCalendar();
    await waitFor(() => expect(closedDays(calendar)).toContain(25));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
  };
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const weekends = [1, 7, 8, 14, 15, 21, 22, 28, 29];

  beforeEach(() => {
    server.use(
      http.get('*/api/holidays', () =>
        HttpResponse.json({
          statusCode: 200,
          data: [{ date: '2026-11-25' }, { date: '2026-11-26T00:00:00' }],
        }),
      ),
    );
  });

  test.each([
    ['holidays', { disable: ['holidays'] }, [25, 26]],
    ['weekends', { disable: ['weekends'] }, weekends],
    ['past days', { disable: ['past'] }, days(1, 20)],
    ['today', { disable: ['today'] }, [21]],
    ['days beyond 3 weekdays ahead', { maxWeekdaysAhead: 3 }, days(26, 30)],
    [
      'days before the minimum and after the maximum',
      { minDate: '2026-11-10', maxDate: '2026-11-20' },
      [...days(1, 9), ...days(21, 30)],
    ],
  ])('%s cannot be chosen in the calendar', async (_, rules, closed) => {
    serve(oneField({ ...date, ...rules }));
    await visit();
    const calendar = await openCalendar();
    await waitFor(() => expect(closedDays(calendar)).toEqual(closed));
  });

  test.each([
    ['a holiday', { disable: ['holidays'] }, '25112026', 'Hari libur tidak dapat dipilih. Pilih hari lain'],
    [
      'a weekend',
      { disable: ['weekends'] },
      '22112026',
      'Sabtu dan Minggu tidak dapat dipilih. Pilih hari Senin sampai Jumat',
    ],
    [
      'a past day',
      { disable: ['past'] },
      '20112026',
      'Hari yang sudah lewat tidak dapat dipilih. Pilih hari lain',
    ],
    ['today', { disable: ['today'] }, '21112026', 'Hari ini tidak dapat dipilih. Pilih hari lain'],
    [
      'a day too far ahead',
      { maxWeekdaysAhead: 3 },
      '26112026',
      'Tanggal terlalu jauh. Pilih paling akhir 25 November 2026',
    ],
    [
      'a day before the minimum',
      { minDate: '2026-11-10' },
      '09112026',
      'Tanggal terlalu awal. Pilih 10 November 2026 atau sesudahnya',
    ],
    [
      'a day after the maximum',
      { maxDate: '2026-11-10' },
      '11112026',
      'Tanggal terlalu akhir. Pilih 10 November 2026 atau sebelumnya',
    ],
    ['a day before 1900', {}, '31121899', 'Tanggal terlalu awal. Pilih 1 Januari 1900 atau sesudahnya'],
    [
      'a day more than ten years ahead',
      {},
      '01012037',
      'Tanggal terlalu akhir. Pilih 31 Desember 2036 atau sebelumnya',
    ],
  ])('%s that is typed says which days can be chosen, and stays', async (_, rules, digits, words) => {
    serve(oneField({ ...date, ...rules }));
    await visit();
    if (digits === '25112026') await holidaysHaveCome();
    await type(digits);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(box()).not.toHaveValue('');
  });

  test('the first and last day of all are free', async () => {
    serve(oneField(date));
    await visit();
    await type('01011900');
    await userEvent.clear(box());
    await type('31122036');
    expect(screen.queryByText(/^Tanggal terlalu/)).not.toBeInTheDocument();
  });

  test("what is no day says 'Tanggal tidak valid'", async () => {
    serve(oneField(date));
    await visit();
    await type('31022026');
    expect(await screen.findByText(/^Tanggal tidak valid/)).toBeInTheDocument();
  });

  test('months and years are lists, in Indonesian, from 1900 to ten years from now', async () => {
    serve(oneField(date));
    await visit();
    const calendar = await openCalendar();
    const options = (name: string) =>
      [...within(calendar).getByRole<HTMLSelectElement>('combobox', { name }).options].map(
        ({ text }) => text,
      );
    expect(options('Bulan')).toEqual(
      'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
    );
    expect([options('Tahun')[0], options('Tahun').at(-1), options('Tahun').length]).toEqual([
      '1900',
      '2036',
      137,
    ]);
  });

  test('a list of holidays that does not come closes no day, and keeps nobody from going on', async () => {
    server.use(http.get('*/api/holidays', () => HttpResponse.error()));
    serve(oneField({ ...date, disable: ['holidays'] }));
    await visit();
    await type('25112026');
    await pressNext();
    expect(await onStep('dua')).toBeInTheDocument();
  });
});

/** Only the calendar day is to be another one; everything that waits goes on as ever. */
const notFaked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'hrtime',
] as const;
