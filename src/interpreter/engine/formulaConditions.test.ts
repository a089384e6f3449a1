import { facet } from './read';
import { startState } from './start';
import { formOf } from './testing/form';
import { transition } from './transition';

const form = formOf(
  {
    satu: [
      {
        type: 'rows',
        name: 'anak',
        label: 'Anak',
        blocks: [
          { type: 'date', name: 'lahir', label: 'Lahir' },
          { type: 'text', name: 'wali', label: 'Wali', visibleWhen: { formula: 'age(lahir) < 17' } },
        ],
      },
    ],
  },
  {},
);

/** Whether the guardian of each row is asked, on a day. */
function asked(today: string): unknown[] {
  const facts = { today };
  const { state } = transition(
    form,
    startState(form, facts),
    {
      type: 'write',
      by: 'visitor',
      writes: {
        anak: { raw: [0, 1] },
        'anak.0.lahir': { raw: '2009-11-26' },
        'anak.1.lahir': { raw: '2000-01-01' },
      },
    },
    facts,
  );
  return [0, 1].map((slot) => {
    const place = form.fields.get(`anak.${slot}.wali`)?.places[0];
    return place && facet(form, state, place.visible);
  });
}

test('a formula as a condition in a row reads the answers of that row, on the day of the visitor', () => {
  expect(asked('2026-11-25')).toEqual([true, false]);
  expect(asked('2026-11-26')).toEqual([false, false]);
});
