import { screen, waitFor, within, act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { definitionOf, serve, stepOf, visit, withBackEnd, type Part } from '../app/pages/testing/visitForm';
import { setImmediate } from 'node:timers/promises';

withBackEnd();

const pressNext = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const onStep = (name: string) => screen.findByRole('heading', { level: 1, name });

const oneField = (field: Part, rest: Part = {}): string =>
  definitionOf([stepOf('satu', [{ label: 'Jawaban', ...field }]), stepOf('dua', [{ name: 'kota' }])], rest);

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
      'Tanggal terlalu jauh. Pilih paling lambat 25 November 2026',
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

describe('The change of days', () => {
  test('a form that stays open overnight follows the calendar', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 2, 2, 23, 59).getTime());
    serve(definitionOf([stepOf('satu', [{ type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }])]));
    await visit();
    const field = await screen.findByRole('textbox', { name: 'besok' });
    expect(field).toHaveValue('03/03/2026');
    // The code of a part that is not awaited comes on a turn of its own.
    await act(() => setImmediate());
    clock.mockReturnValue(new Date(2026, 2, 3, 0, 1).getTime());
    act(() => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(field).toHaveValue('04/03/2026');
  });
});
