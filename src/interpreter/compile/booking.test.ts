import { checkField } from '../engine/check';
import { startState } from '../engine/start';
import { after, formOf, typed, type Block } from '../engine/testing/form';

/** A day on which the default window is open. */
const facts = { today: '2023-11-01' };

const judged = (rest: Block, day: string): string | undefined => {
  const form = formOf({ satu: [{ type: 'date', name: 'tanggalBooking', ...rest }] });
  const state = after(form, startState(form, facts), typed({ tanggalBooking: day }));
  return checkField(form, state, 'tanggalBooking', facts)?.rule;
};

describe('The default window of a booking', () => {
  test.each([
    ['2023-11-29', 'dateUnavailable'],
    ['2023-11-30', undefined],
    ['2023-12-10', undefined],
    ['2023-12-11', 'dateUnavailable'],
  ])('%s', (day, rule) => {
    expect(judged({ kind: 'booking' }, day)).toBe(rule);
  });

  test('gives way to a bound of the definition, and is for bookings only', () => {
    expect(judged({ kind: 'booking', maxDate: '2024-12-31' }, '2024-01-15')).toBeUndefined();
    expect(judged({}, '2024-01-15')).toBeUndefined();
  });
});

describe('A deposit that may begin yesterday at the earliest', () => {
  const rest = { minDate: 'addDays(today(), -1)' };
  test.each([
    ['2023-10-30', 'dateUnavailable'],
    ['2023-10-31', undefined],
  ])('%s', (day, rule) => {
    expect(judged(rest, day)).toBe(rule);
  });
});
