import { checkField } from '../engine/check';
import { toSubmission } from '../engine/submission';
import { facet } from '../engine/read';
import { after, begun, facts, formOf, typed, type Block } from '../engine/testing/form';
import { loadForm } from '../load';
import { issuesOf } from './testing/issuesOf';

const radio: Block = {
  type: 'radio',
  name: 'dana',
  options: ['1|Gaji', { value: '9|Lainnya', asks: 'Sumber lain' }],
};

/** The names of the fields that are shown on a step, in their order. */
const shownOn = ({ form, state }: ReturnType<typeof begun>, step = 'satu'): string[] =>
  (form.steps.get(step)?.places ?? []).flatMap(({ field, visible }) =>
    facet(form, state, visible) ? [field] : [],
  );

test('a choice asks for a text below its question, needed and sent while it is chosen', () => {
  const opened = begun([radio, { name: 'nama' }]);
  expect(shownOn(opened)).toEqual(['dana', 'nama']);
  const chosen = after(opened.form, opened.state, typed({ dana: '9' }));
  expect(shownOn({ ...opened, state: chosen })).toEqual(['dana', 'danaLainnya', 'nama']);
  expect(checkField(opened.form, chosen, 'danaLainnya', facts)?.rule).toBe('required');
  const given = after(opened.form, chosen, typed({ danaLainnya: 'Hibah' }));
  expect(toSubmission(opened.form, given)).toEqual({ dana: '9|Lainnya', danaLainnya: 'Hibah' });
  const other = after(opened.form, given, typed({ dana: '1' }));
  expect(toSubmission(opened.form, other)).toEqual({ dana: '1|Gaji' });
});

test('ticks ask as well; the text has rules and a name of its own, and may be left empty', () => {
  const asks = { name: 'hobi', label: 'Hobi', rule: 'digits', maxLength: 2, required: false };
  const opened = begun([
    {
      type: 'checkboxGroup',
      name: 'a',
      options: ['1|A', { value: '2|B', asks }, { value: '3|C', asks: 'C' }],
    },
  ]);
  const state = after(opened.form, opened.state, typed({ a: ['2', '3'] }), typed({ hobi: '123' }));
  expect(shownOn({ ...opened, state })).toEqual(['a', 'hobi', 'aLainnya']);
  expect(checkField(opened.form, state, 'hobi', facts)?.rule).toBe('maxLength');
  expect(
    checkField(opened.form, after(opened.form, state, typed({ hobi: '' })), 'hobi', facts),
  ).toBeUndefined();
});

test('a list that asks does so for each field that names it; where the question is shown again, so is the text', () => {
  const lists = { sumber: ['1|Gaji', { value: '9|Lainnya', asks: { name: '{name}Lain', label: 'Lain' } }] };
  const form = formOf(
    {
      satu: [
        { type: 'select', name: 'a', options: 'sumber' },
        {
          type: 'rows',
          name: 'r',
          minRows: 1,
          blocks: [{ type: 'radio', name: 'b', label: 'B', options: 'sumber' }],
        },
      ],
      dua: [{ use: 'a', readOnly: true }],
    },
    { lists },
  );
  expect([...form.fields.keys()]).toEqual(expect.arrayContaining(['aLain', 'r.0.b', 'r.0.bLain']));
  expect(form.fields.get('aLain')?.places.map(({ step, readOnly }) => [step, readOnly])).toEqual([
    ['satu', { constant: false }],
    ['dua', { constant: true }],
  ]);
});

test('two choices of one question need names of their own', () => {
  const options = [
    { value: '8|A', asks: 'A' },
    { value: '9|B', asks: 'B' },
  ];
  expect(issuesOf([{ type: 'radio', name: 'a', options }])).toMatchObject([
    { code: 'duplicate-name', path: 'steps[0].blocks[0].options[1].asks.name', args: { name: 'aLainnya' } },
  ]);
});

describe('in a fragment', () => {
  const text = (lists: object, options: unknown): string =>
    JSON.stringify({ lists, blocks: [{ type: 'radio', name: 'dana', label: 'Dana', options }] });
  const own = ['1|Gaji', { value: '9|Lainnya', asks: 'Lain' }];
  const fieldsOf = (fragment: string, use: object) => {
    const definition = {
      version: 1,
      slug: 'contoh',
      title: 'Contoh',
      subProductId: 'C-1',
      steps: [{ id: 'satu', title: 'Satu', blocks: [{ fragment: 'dana', ...use }] }],
    };
    const loaded = loadForm(JSON.stringify(definition), 'contoh', new Map([['fragments/dana', fragment]]));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
    return loaded.form.fields;
  };

  test.each([
    ['of a field', text({}, own)],
    ['of a list', text({ sumber: own }, 'sumber')],
  ])('the text that a choice %s asks for is a field like any other', (_, fragment) => {
    const use = {
      names: '{name}Istri',
      labels: '{label} Istri',
      set: { danaLainnya: { maxLength: 5, required: null } },
    };
    const fields = fieldsOf(fragment, use);
    expect([...fields.keys()]).toEqual(['danaIstri', 'danaLainnyaIstri']);
    expect(fields.get('danaLainnyaIstri')?.definition).toMatchObject({ label: 'Lain Istri', maxLength: 5 });
    expect(fields.get('danaLainnyaIstri')?.places[0]?.visibleWhen?.reads).toEqual(['danaIstri']);
    expect([...fieldsOf(fragment, { rename: { danaLainnya: 'lain' } }).keys()]).toEqual(['dana', 'lain']);
    expect([...fieldsOf(fragment, { leaveOut: ['danaLainnya'] }).keys()]).toEqual(['dana']);
  });
});
