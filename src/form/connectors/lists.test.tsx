import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/node';
import {
  definitionOf,
  serve,
  stepOf,
  visit,
  visitStep,
  withBackEnd,
} from '../../app/pages/testing/visitForm';

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

describe('Branches', () => {
  // Their code takes longer to read than a test may last when the machine is busy.
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

  test('Branch picker loading: the list is asked for once city and booking date are there, once, and not when the window is entered again', async () => {
    answerWith(listOf(record('0001', 'Utama')));
    await visit();
    expect(screen.getByText('Pilih Kota dan Booking dulu')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: /Cabang/ })).not.toHaveAttribute('data-full');
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

  test('Branch loading failure shows the sample at once, and says so', async () => {
    answerWith(failed);
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

    test('is said to be one before sending and on the receipt, while the list does not come', async () => {
      const sent = serveBank();
      await chooseSample(failed);
      await press('Submit');
      await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
      expect(answerShown()).toHaveTextContent('Cabang Contoh(contoh, bukan dari daftar bank)');
      await press('Kirim');
      expect(await screen.findByText('REG1')).toBeInTheDocument();
      // When it was chosen from, at Next, and before it was sent.
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(sent()).toHaveLength(1);
      expect(screen.getByText('(contoh, bukan dari daftar bank)')).toBeInTheDocument();
    });
  });

  describe('A branch that is full', () => {
    const withRoom = (room: number, code: string, name: string) => ({
      ...record(code, name),
      branchOnlineQueues: [{ serviceType: { name: 'Teller' }, availability: room }],
    });
    const refusal = /Kuota kantor cabang ini habis pada tanggal ini/;

    test('since it was chosen is refused by Next, after a reload and before sending', async () => {
      const full = listOf(withRoom(0, '0001', 'Utama'), withRoom(3, '0002', 'Dago'));
      answerWith(listOf(withRoom(1, '0001', 'Utama'), withRoom(3, '0002', 'Dago')), full);
      const { unmount } = await visit();
      await choose('BANDUNG');
      await typeDay();
      await userEvent.click(await screen.findByRole('radio', { name: 'Utama' }));
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findAllByText(refusal)).not.toEqual([]);
      fireEvent(window, new Event('pagehide'));
      unmount();
      await visit();
      expect(await screen.findByText(refusal)).toBeInTheDocument();
      await choose('Dago');
      expect(screen.queryByText(refusal)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
      answerWith(listOf(withRoom(3, '0001', 'Utama'), withRoom(0, '0002', 'Dago')));
      await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
      expect(await screen.findByText(refusal)).toBeInTheDocument();
    });

    test('and held by the address is refused until another day is chosen', async () => {
      answerWith(listOf(withRoom(0, '0001', 'Utama')), listOf(withRoom(2, '0001', 'Utama')));
      await visit('/form/contoh?cabang=0001');
      await choose('BANDUNG');
      await typeDay();
      expect(await screen.findByText(refusal)).toBeInTheDocument();
      await userEvent.clear(screen.getByRole('textbox', { name: /Tanggal Booking/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /Tanggal Booking/ }), '10032026');
      await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
    });
  });

  describe('A chosen branch on another day', () => {
    const withRoom = (room: number, code: string, name: string) => ({
      ...record(code, name),
      branchOnlineQueues: [{ serviceType: { name: 'Teller' }, availability: room }],
    });
    const dago = withRoom(3, '0002', 'Dago');

    test.each<[string, readonly object[], RegExp | undefined]>([
      ['stays where it has places', [withRoom(2, '0001', 'Utama'), dago], undefined],
      ['is refused where it has none', [withRoom(0, '0001', 'Utama'), dago], /Kuota kantor cabang ini habis/],
      ['is refused where it is not open', [dago], /Pilihan tidak tersedia lagi/],
      ['is refused where none is open', [], /Pilihan tidak tersedia lagi/],
    ])('%s', async (_, records, refusal) => {
      answerWith(listOf(withRoom(1, '0001', 'Utama'), dago), listOf(...records));
      await visit();
      await choose('BANDUNG');
      await typeDay();
      await userEvent.click(await screen.findByRole('radio', { name: 'Utama' }));
      const day = screen.getByRole('textbox', { name: /Tanggal Booking/ });
      await userEvent.clear(day);
      await userEvent.type(day, '10032026');
      await waitFor(() => expect(asked).toHaveLength(2));
      if (refusal) expect(await screen.findByText(refusal)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      if (refusal) expect(await screen.findAllByText(refusal)).not.toEqual([]);
      else await screen.findByRole('heading', { name: 'Periksa Kembali Data Anda' });
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
      const list = screen.getByRole('radiogroup', { name: /Cabang/ });
      expect(list).toHaveAttribute('aria-readonly', 'true');
      expect(list).toHaveAttribute('data-readonly', 'true');
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
  });
});

/** All but timers stays real: requests and React need them. */
const real = ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'] as const;

const searched = {
  type: 'searchSelect',
  name: 'cabang',
  label: 'Cabang',
  lookup: { url: '/branch/filter', idField: 'id', textField: 'name', search: true },
};

interface Body {
  filters: readonly unknown[];
}

const withSearch = (search: boolean | undefined) => ({ ...searched, lookup: { ...searched.lookup, search } });

describe('Search in a remote list', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ["a second after the last letter the back end is asked with 'like', once", undefined, 2],
    ['a list that is longer than its beginning is searched in the same way', true, 2],
    ['the back end is not asked where the definition says so', false, 1],
  ])('%s', async (_, search, times) => {
    const asked: Body[] = [];
    server.use(
      http.post('*/api/remote-select', async ({ request }) => {
        asked.push((await request.json()) as Body);
        return HttpResponse.json({ statusCode: 200, data: [{ id: '1', name: 'Bandung' }] });
      }),
    );
    await visitStep([withSearch(search)]);
    await waitFor(() => expect(asked).toHaveLength(1));
    const box = screen.getByRole('combobox', { name: 'Cabang' });
    act(() => box.focus());
    jest.useFakeTimers({ doNotFake: [...real] });
    for (const value of ['kab', 'kab. b', 'Kab. Ban']) {
      fireEvent.change(box, { target: { value } });
      act(() => jest.advanceTimersByTime(900));
    }
    expect(asked).toHaveLength(1);
    act(() => jest.advanceTimersByTime(100));
    jest.useRealTimers();
    await waitFor(() => expect(asked).toHaveLength(times));
    const like = { field: 'name', value: 'ban', type: 'text', comparisonOperator: 'like' };
    expect(asked.slice(1).map(({ filters }) => filters)).toEqual(times === 2 ? [[like]] : []);
  });
});

test('words that are none of its choices stay in the box of a list, with one error that is tied to it', async () => {
  const options = ['1|Bandung', '2|Medan'];
  await visitStep([{ ...searched, lookup: undefined, options, required: true }]);
  const box = screen.getByRole('combobox', { name: 'Cabang' });
  await userEvent.type(box, 'Jakrta');
  await userEvent.tab();
  expect(box).toHaveValue('Jakrta');
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription('"Jakrta" tidak ada dalam daftar. Pilih dari daftar'),
  );
  expect(box).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText(/Harus Diisi/)).not.toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, 'med{Tab}');
  expect(box).toHaveValue('Medan');
  await waitFor(() => expect(box).toBeValid());
});

describe('A stored choice whose list comes back empty', () => {
  const steps = [
    stepOf('satu', [
      { ...searched, lookup: { ...searched.lookup, search: undefined }, defaultValue: '9|Lama' },
    ]),
    stepOf('dua', [{ type: 'text', name: 'akhir', label: 'Akhir' }]),
  ];
  /** The bank answers with these lists in turn; the last one stays. */
  const answerWith = (...lists: readonly (readonly object[])[]): { asked: number } => {
    const count = { asked: 0 };
    server.use(
      http.post('*/api/remote-select', () => {
        count.asked += 1;
        return HttpResponse.json({ statusCode: 200, data: lists[Math.min(count.asked, lists.length) - 1] });
      }),
    );
    serve(definitionOf(steps));
    return count;
  };
  const others = [{ id: '1', name: 'Bandung' }];

  test('says that it is empty, offers nothing, and goes on after it was asked for again', async () => {
    const bank = answerWith([]);
    await visit();
    await screen.findByText('Data tidak ditemukan!');
    const box = screen.getByRole('combobox', { name: 'Cabang' });
    expect(box).toHaveValue('Lama');
    fireEvent.mouseDown(box);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.queryByText('Pilihan tidak tersedia lagi')).not.toBeInTheDocument();
    expect(bank.asked).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('textbox', { name: /Akhir/ })).toBeInTheDocument();
    expect(bank.asked).toBe(2);
  });

  test("is asked for again by 'Coba lagi'", async () => {
    const bank = answerWith([], [...others, { id: '9', name: 'Baru' }]);
    await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cabang' })).toHaveValue('Baru'));
    // Next asks no more for a list that has the answer.
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('textbox', { name: /Akhir/ });
    expect(bank.asked).toBe(2);
  });
});

describe('Shared lists', () => {
  const province = (name: string) => ({ type: 'radio', name, label: name, options: ['1|Jawa', '2|Bali'] });
  const city = (name: string, parent: string) => ({
    type: 'searchSelect',
    name,
    lookup: {
      url: '/city/filter',
      idField: 'id',
      textField: 'name',
      filters: [{ field: 'provinceId', value: `{${parent}}` }],
    },
  });
  const choose = (group: string, option: string) =>
    userEvent.click(
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }),
    );

  /** Requests that the back end has, unanswered; each is answered with one city. */
  let answers: (() => void)[] = [];
  let signals: AbortSignal[] = [];
  beforeEach(() => {
    answers = [];
    signals = [];
    server.use(
      http.post('*/api/remote-select', async ({ request }) => {
        signals.push(request.signal);
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json({ statusCode: 200, data: [{ id: '7', name: 'Tujuh' }] });
      }),
    );
    serve(
      definitionOf([
        stepOf('satu', [
          province('asal'),
          province('kini'),
          city('kotaAsal', 'asal'),
          city('kotaKini', 'kini'),
        ]),
      ]),
    );
  });

  test('two fields ask for the same list once, and one that turns to another list leaves the other its answer', async () => {
    await visit();
    await choose('asal', 'Jawa');
    await choose('kini', 'Jawa');
    await waitFor(() => expect(answers).toHaveLength(1));
    await choose('asal', 'Bali');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers.forEach((answer) => answer());
    await userEvent.click(screen.getByRole('combobox', { name: 'kotaKini' }));
    expect(await screen.findByRole('option', { name: 'Tujuh' })).toBeInTheDocument();
    expect(screen.queryByText('Gagal memuat pilihan')).not.toBeInTheDocument();
  });

  test('a list that no field waits for any more is given up', async () => {
    await visit();
    await choose('asal', 'Jawa');
    await waitFor(() => expect(answers).toHaveLength(1));
    await choose('asal', 'Bali');
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
    answers.forEach((answer) => answer());
    await userEvent.click(screen.getByRole('combobox', { name: 'kotaAsal' }));
    expect(await screen.findByRole('option', { name: 'Tujuh' })).toBeInTheDocument();
  });
});
