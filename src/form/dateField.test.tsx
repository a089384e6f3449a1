import { screen, waitFor, within, act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import {
  definitionOf,
  stepOf,
  visitForm,
  visitStep,
  withBackEnd,
  type Part,
} from '../app/pages/testing/visitForm';
import { setImmediate } from 'node:timers/promises';

withBackEnd();

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
    [
      'days before the minimum and after the maximum',
      { minDate: '2026-11-10', maxDate: '2026-11-20' },
      [...days(1, 9), ...days(21, 30)],
    ],
  ])('%s cannot be chosen in the calendar', async (_, rules, closed) => {
    await visitForm(oneField({ ...date, ...rules }));
    const calendar = await openCalendar();
    await waitFor(() => expect(closedDays(calendar)).toEqual(closed));
  });

  test.each([
    ['a holiday', { disable: ['holidays'] }, '25112026', 'Hari libur tidak dapat dipilih. Pilih hari lain'],
  ])('%s that is typed says which days can be chosen, and stays', async (_, rules, digits, words) => {
    await visitForm(oneField({ ...date, ...rules }));
    if (digits === '25112026') await holidaysHaveCome();
    await type(digits);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(box()).not.toHaveValue('');
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

test('a form that stays open overnight follows the calendar', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 2, 2, 23, 59).getTime());
  await visitStep([{ type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }]);
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
