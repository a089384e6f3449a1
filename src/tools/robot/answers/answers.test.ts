import fc from 'fast-check';
import { isClosedDay, startState, stepOf, toDraft, type FormState } from '../../../interpreter';
import { transition } from '../../../interpreter/machine';
import { answersFor, loadLists } from '../index';
import { definitionTexts, productsIn } from '../../definitionTexts';
import { formOf, formWith, smallBackEnd } from '../testing/forms';
import { mockBackEnd } from '../testing/mockBackEnd';
import { holidaysIn } from '../../visit/bank';
import { createLists } from '../../visit/lists';
import { answerOf } from './answerOf';
import { openPlaces } from './answersFor';
import { dayAfter, dayAnswer } from './dayAnswer';
import type { Style } from '../chance';
import { tinyFile } from './tinyFile';

const facts = { today: '2026-03-02', codes: { kode: 'abcd' } };
const styles = fc.constantFrom<Style>('least', 'most', 'plain');
const noLists = createLists(smallBackEnd());

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
      { numRuns: 300 },
    );
  });

  test('e-mail addresses and telephone numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 80 }), styles, fc.string(), (most, style, seed) => {
        expect(failureOf({ type: 'email', maxLength: most }, style, seed)).toBeUndefined();
        expect(failureOf({ type: 'phone', minLength: 9, maxLength: most }, style, seed)).toBeUndefined();
      }),
      { numRuns: 50 },
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
      { numRuns: 200 },
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
      { numRuns: 100 },
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
    expect(isClosedDay(dayAfter('2026-03-06', 1), field, facts)).toBe(true);
  });
});

test('tiny files are of the kinds that a field takes, and a few hundred bytes', () => {
  const field = { type: 'upload', name: 'ktp', label: 'KTP', accept: ['.jpeg', '.pdf'] } as const;
  const files = [0, 1, 2].map((which) => tinyFile(field, which));
  expect(files.map((file) => file?.name)).toEqual(['berkas-ktp.jpeg', 'berkas-ktp.pdf', 'berkas-ktp.jpeg']);
  for (const file of files) expect(file?.size).toBeGreaterThan(60);
});

describe("'Isi otomatis'", () => {
  const texts = definitionTexts();
  const backEnd = mockBackEnd(process.cwd());
  const lists = createLists(backEnd);

  /** Fills the active step as the button does: until nothing is left to write. */
  const filled = async (
    form: ReturnType<typeof formOf>,
    state: FormState,
    almanac: typeof facts,
  ): Promise<FormState> => {
    let now = state;
    for (let turn = 0; turn < 20; turn += 1) {
      await loadLists(form, now, lists);
      const writes = answersFor(form, now, almanac, lists.known);
      if (Object.keys(writes).length === 0) return now;
      now = transition(form, now, { type: 'write', by: 'visitor', writes }, almanac).state;
    }
    throw new Error('it never ends');
  };

  test.each(productsIn(texts))('fills the first step of %s so that Next leads on', async (slug) => {
    const form = formOf(slug, texts);
    const almanac = { ...facts, holidays: holidaysIn(await backEnd.ask('holidays', {})) };
    const state = await filled(form, startState(form, almanac), almanac);
    const { effects: commands, state: after } = transition(form, state, { type: 'next' }, almanac);
    // A form that sends nothing ends there.
    const goesOn = form.definition.subProductId !== undefined;
    expect(commands.map(({ kind: what }) => what)).toEqual(goesOn ? ['run'] : []);
    expect(after.failures).toEqual({});
  });

  test('leaves alone what is filled already, and writes nothing twice', async () => {
    const form = formWith([
      {
        id: 'awal',
        title: 'Awal',
        blocks: [
          { type: 'text', name: 'nama', label: 'Nama', required: true },
          { type: 'text', name: 'alias', label: 'Alias' },
        ],
      },
    ]);
    const start = startState(form, facts);
    const given = { nama: { raw: 'Siti' } };
    const { state } = transition(form, start, { type: 'write', by: 'visitor', writes: given }, facts);
    expect(Object.keys(answersFor(form, state, facts, noLists.known))).toEqual(['alias']);
    const after = await filled(form, state, facts);
    expect(toDraft(form, after).data.nama).toBe('Siti');
    expect(stepOf(form, after.step).id).toBe('awal');
  });
});
