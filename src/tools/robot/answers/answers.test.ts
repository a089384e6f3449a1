import fc from '../../../../tests/fastCheck';
import { propertyRuns } from '../../../../tests/sweeps';
import { isClosedDay, startState } from '../../../interpreter';
import { transition } from '../../../interpreter/machine';
import { formWith } from '../testing/forms';
import { answerOf } from './answerOf';
import { openPlaces } from './openPlaces';
import { dayAnswer } from './dayAnswer';
import type { Style } from '../chance';
import { tinyFile } from './tinyFile';

const facts = { today: '2026-03-02', codes: { kode: 'abcd' } };
const styles = fc.constantFrom<Style>('least', 'most', 'plain');

/** What is wrong with the robot's answer for a field; `undefined` when nothing is. */
const failureOf = (field: object, style: Style, seed: string): unknown => {
  const form = formWith([
    { id: 'awal', title: 'Awal', blocks: [{ label: 'Isian', name: 'isian', required: true, ...field }] },
  ]);
  const state = startState(form, facts);
  const [place] = openPlaces(form, state);
  if (!place) throw new Error('the field is open');
  const answer = answerOf(form, state, place, facts, { seed, style, options: ({ options }) => options });
  if (!('write' in answer)) return answer;
  const written = transition(
    form,
    state,
    { type: 'write', by: 'visitor', writes: { isian: answer.write } },
    facts,
  );
  return transition(form, written.state, { type: 'touch', name: 'isian' }, facts).state.failures.isian;
};

describe('Every answer of the robot is valid', () => {
  const rules = fc.constantFrom<unknown>(
    undefined,
    'digits',
    'digits-spaces',
    'letters-spaces',
    'alphanumeric',
    'alphanumeric-spaces',
    'restricted',
    { characters: 'A-Z0-9/' },
    { characters: '/#' },
  );
  const lengths = fc.record({
    least: fc.integer({ min: 1, max: 40 }),
    more: fc.integer({ min: 0, max: 400 }),
  });

  test('texts, whatever their rule, lengths and letter case', () => {
    fc.assert(
      fc.property(
        rules,
        lengths,
        fc.constantFrom('upper', 'lower', undefined),
        fc.constantFrom('text', 'textarea'),
        styles,
        fc.string(),
        (rule, { least, more }, letterCase, type, style, seed) => {
          const limits = { minLength: least, maxLength: least + more };
          // A rule of small characters only, turned to large ones, lets nothing through.
          const field = {
            type,
            ...limits,
            ...(rule === undefined ? {} : { rule }),
            ...(letterCase ? { case: letterCase } : {}),
          };
          const isSilent = letterCase === 'lower' && JSON.stringify(rule) === '{"characters":"A-Z0-9/"}';
          return isSilent || failureOf(field, style, seed) === undefined;
        },
      ),
      { numRuns: propertyRuns() },
    );
  });

  test('e-mail addresses and telephone numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 80 }), styles, fc.string(), (most, style, seed) => {
        expect(failureOf({ type: 'email', maxLength: most }, style, seed)).toBeUndefined();
        expect(failureOf({ type: 'phone', minLength: 9, maxLength: most }, style, seed)).toBeUndefined();
      }),
      { numRuns: propertyRuns(10) },
    );
  });

  test('numbers, decimals and amounts between their limits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('number', 'decimal', 'currency'),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        styles,
        fc.string(),
        (type, min, more, style, seed) =>
          failureOf({ type, min, max: min + more }, style, seed) === undefined,
      ),
      { numRuns: propertyRuns() },
    );
  });

  test('days that are open', () => {
    const closings = fc.subarray(['holidays', 'weekends', 'past', 'today'], { minLength: 1 });
    fc.assert(
      fc.property(
        closings,
        fc.integer({ min: 3, max: 40 }),
        styles,
        fc.string(),
        (disable, days, style, seed) => {
          const field = {
            type: 'date',
            disable,
            minDate: 'addDays(today(), -20)',
            maxDate: `addDays(today(), ${days})`,
          };
          return failureOf(field, style, seed) === undefined;
        },
      ),
      { numRuns: propertyRuns() },
    );
  });

  test('ticks, choices and captchas', () => {
    const options = ['1|Satu', '2|Dua'];
    for (const field of [
      { type: 'checkbox' },
      { type: 'radio', options },
      { type: 'select', options },
      { type: 'checkboxGroup', options },
      { type: 'captcha', name: 'kode' },
    ]) {
      expect(failureOf(field, 'plain', '1')).toBeUndefined();
    }
  });
});

describe('There is no answer', () => {
  test.each([
    ['a number between limits that cross', { type: 'number', min: 5, max: 4 }],
    ['a choice without options', { type: 'select', options: [], lookup: undefined }],
  ])('for %s', (_, field) => {
    expect(failureOf(field, 'plain', '1')).toHaveProperty('none');
  });

  test('for a day in a window that is closed all over', () => {
    const field = { type: 'date', name: 'hari', label: 'Hari', disable: ['weekends'] } as const;
    expect(
      dayAnswer(
        (day) => isClosedDay(day, field, facts),
        { min: '2026-03-07', max: '2026-03-08' },
        facts,
        'plain',
        '1',
      ),
    ).toBeUndefined();
    expect(isClosedDay('2026-03-07', field, facts)).toBe(true);
  });
});

test('tiny files are of the kinds that a field takes, and a few hundred bytes', () => {
  const field = { type: 'upload', name: 'ktp', label: 'KTP', accept: ['.jpeg', '.pdf'] } as const;
  const files = [0, 1, 2].map((which) => tinyFile(field, which));
  expect(files.map((file) => file?.name)).toEqual(['berkas-ktp.jpeg', 'berkas-ktp.pdf', 'berkas-ktp.jpeg']);
  for (const file of files) expect(file?.size).toBeGreaterThan(60);
});
