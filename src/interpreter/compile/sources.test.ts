import { formOf, type Block } from '../engine/testing/form';
import type { FormDefinition, Json } from '../../language';
import { nodesIn } from '../formulas/nodes';
import { comparisonsIn, effectsIn } from '../walk';
import { compile } from './compile';

const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

const form = formOf(
  {
    satu: [
      { name: 'e' },
      {
        name: 'a',
        requiredWhen: 'ada',
        options: ['1', { value: '2', visibleWhen: filled('e') }],
        type: 'radio',
      },
      { name: 'b', rule: [{ when: filled('e'), rule: 'digits' }, { rule: 'letters-spaces' }] },
      { name: 'c', label: 'Untuk {b}', compute: 'upper(b)', computeWhen: filled('b') },
    ],
    dua: [
      { use: 'a', readOnlyWhen: filled('c') },
      {
        type: 'select',
        name: 'd',
        lookup: {
          url: '/kota',
          idField: 'id',
          textField: 'nama',
          filters: [{ field: 'id', value: '{c}', when: filled('c') }],
        },
      },
    ],
  },
  {
    conditions: { ada: { any: [filled('b'), filled('c')].flat() } },
    watch: [{ fields: ['a'], when: filled('a'), do: 'cek' }],
    actions: {
      cek: [
        {
          call: 'wic-check',
          body: { nik: 'b' },
          outcomes: [
            { match: 'response.data.ok == true', do: [{ set: { b: 'response.nama' } }, { stop: true }] },
          ],
          failed: [{ if: 'ada', then: [{ clear: ['a'] }], else: [{ goTo: { step: 'dua' } }] }],
        },
        {
          dialog: {
            title: '{errorText}',
            blocks: [{ type: 'richText', html: 'Halo', visibleWhen: filled('a') }],
            buttons: [
              { text: 'Lagi', do: [{ toast: { title: 'Halo {b}' } }] },
              { text: 'Ulang', do: 'ulang' },
            ],
          },
        },
      ],
      ulang: [{ reset: 'all' }],
    },
    constants: { errorText: 'Gagal' },
  },
);
const { conditions, formulas, effects, called } = form.sources;

test('formulas in conditions, and conditions of remembered values, are kept too', () => {
  const values = [{ name: 'v', initial: 1, visibleWhen: filled('a') }];
  const one = formOf(
    { satu: [{ name: 'a' }, { name: 'b', visibleWhen: { formula: "a == 'x'" } }] },
    { values },
  );
  const placed = ({ path, role }: { path: string; role: string }): string => `${path} ${role}`;
  expect([...one.sources.conditions.values()].map(placed).sort()).toEqual([
    'steps[0].blocks[1].visibleWhen block',
    'values[0].visibleWhen compute',
  ]);
  expect(one.sources.formulas.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'steps[0].blocks[1].visibleWhen.formula formula',
  ]);
});

test('every condition is kept with its place and what it decides about', () => {
  expect([...conditions.values()].map(({ path, role }) => `${path} ${role}`).sort()).toEqual([
    'actions.cek[0].failed[0].if effect',
    'actions.cek[1].dialog.blocks[0].visibleWhen content',
    'conditions.ada named',
    'steps[0].blocks[1].options[1].visibleWhen option',
    'steps[0].blocks[1].requiredWhen required',
    'steps[0].blocks[2].rule[0].when rule',
    'steps[0].blocks[3].computeWhen compute',
    'steps[1].blocks[0].readOnlyWhen readOnly',
    'steps[1].blocks[1].lookup.filters[0].when filter',
    'watch[0].when watch',
  ]);
});

test('an answer that is shown again uses the conditions of its declaration, and its own', () => {
  const [declared, again] = form.fields.get('a')?.places ?? [];
  const kept = (path: string) => conditions.get(path)?.compiled;
  expect(declared?.requiredWhen).toBe(kept('steps[0].blocks[1].requiredWhen'));
  expect(again?.requiredWhen).toBe(declared?.requiredWhen);
  expect(again?.readOnlyWhen).toBe(kept('steps[1].blocks[0].readOnlyWhen'));
  expect(declared?.readOnlyWhen).toBeUndefined();
});

test('every formula is kept with its syntax tree, and every text with formulas in it', () => {
  expect(formulas.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
    'actions.cek[0].body.nik formula',
    'actions.cek[0].outcomes[0].do[0].set.b formula',
    'actions.cek[0].outcomes[0].match formula',
    'actions.cek[1].dialog.buttons[0].do[0].toast.title text',
    'actions.cek[1].dialog.title text',
    'steps[0].blocks[3].compute formula',
    'steps[0].blocks[3].label text',
    'steps[1].blocks[1].lookup.filters[0].value template',
  ]);
  const match = formulas.find(({ path }) => path.endsWith('.match'));
  const names = [...nodesIn(match?.compiled.nodes ?? [])].flatMap((node) =>
    node.kind === 'name' ? node.name : [],
  );
  expect(names).toEqual(['response']);
});

test('every list of effects is kept with its place, those inside effects too', () => {
  expect(effects.map(({ path, source }) => `${path} ${source.length}`)).toEqual([
    'actions.cek 2',
    'actions.cek[0].outcomes[0].do 2',
    'actions.cek[0].failed 1',
    'actions.cek[0].failed[0].then 1',
    'actions.cek[0].failed[0].else 1',
    'actions.cek[1].dialog.buttons[0].do 1',
    'actions.ulang 1',
  ]);
  expect([...effectsIn(form.actions.get('cek') ?? [])].map(({ kind }) => kind)).toEqual(
    'call set stop if clear goTo dialog toast action'.split(' '),
  );
  expect([...called]).toEqual(expect.arrayContaining(['cek', 'ulang']));
});

test('the comparisons of a named condition are found where it is used', () => {
  const tree = conditions.get('steps[0].blocks[1].requiredWhen')?.compiled?.tree;
  expect(tree && [...comparisonsIn(tree)].map(({ name }) => name)).toEqual(['b', 'c']);
});

test('a definition with mistakes keeps what is sound, and names what is broken', () => {
  const broken = compile({
    ...form.definition,
    conditions: { ada: [{ name: 'tidakAda', condition: 'isFilled' }] },
  } satisfies FormDefinition);
  if (broken.ok) throw new Error('the condition is broken');
  expect(broken.sources.conditions.get('conditions.ada')).toMatchObject({ compiled: undefined });
  expect(broken.sources.conditions.get('watch[0].when')?.compiled?.reads).toEqual(['a']);
});

test('a condition says what it decides about, wherever in a step it stands', () => {
  const when = filled('a');
  const text = (name: string, rest: Block = {}): Block => ({ type: 'text', name, label: name, ...rest });
  const rules = { visibleWhen: when, readOnlyWhen: when };
  const check = { that: when, message: 'Salah' };
  const step: Block = { id: 'satu', title: 'Satu', blocks: [text('a')] };
  const column = text('y', { requiredWhen: [{ name: 'z', condition: 'isFilled' }] });
  const rows = {
    type: 'rows',
    name: 'x',
    label: 'X',
    rowTitle: '{z}',
    maxRows: 2,
    blocks: [column, text('z')],
  };
  const { sources } = formOf(
    {},
    {
      steps: [
        { ...step, next: { goTo: [{ when, step: 'tiga' }] } },
        {
          ...step,
          ...rules,
          id: 'dua',
          checks: [check],
          blocks: [
            { type: 'group', blocks: [], ...rules, checks: [check] },
            text('b', { ...rules, checks: [check] }),
            { type: 'heading', level: 2, text: 'Judul', visibleWhen: when },
            rows,
          ],
        },
        { ...step, id: 'tiga', blocks: [] },
      ],
    },
  );
  const all = [...sources.conditions.values()];
  expect(all.map(({ path, role }) => `${path} ${role}`).sort()).toEqual([
    'steps[0].next.goTo[0].when branch',
    'steps[1].blocks[0].checks[0].that check',
    'steps[1].blocks[0].readOnlyWhen readOnly',
    'steps[1].blocks[0].visibleWhen block',
    'steps[1].blocks[1].checks[0].that check',
    'steps[1].blocks[1].readOnlyWhen readOnly',
    'steps[1].blocks[1].visibleWhen block',
    'steps[1].blocks[2].visibleWhen block',
    'steps[1].blocks[3].blocks[0].requiredWhen required',
    'steps[1].checks[0].that check',
    'steps[1].readOnlyWhen readOnly',
    'steps[1].visibleWhen step',
  ]);
  // The first row stands for all.
  expect(sources.conditions.get('steps[1].blocks[3].blocks[0].requiredWhen')?.compiled?.reads).toEqual([
    'x.0.z',
  ]);
  expect(sources.formulas.map(({ path, compiled }) => [path, compiled.reads])).toEqual([
    ['steps[1].blocks[3].rowTitle', ['x.0.z']],
  ]);
});

test('what is broken among effects is left out, and the rest is kept', () => {
  const broken = compile({
    ...form.definition,
    actions: {
      cek: [
        { if: [{ name: 'tidakAda', condition: 'isFilled' }], then: [] },
        { set: { a: 'tidakAda', b: 'c' } },
        {
          call: 'wic-check',
          body: { x: 'tidakAda', y: 'b' },
          outcomes: [
            { match: 'tidakAda', do: [] },
            { match: 'ok', do: [] },
          ],
        },
      ],
      ulang: [],
    },
  } satisfies FormDefinition);
  if (broken.ok) throw new Error('the effects are broken');
  const [cek] = broken.sources.effects;
  expect(cek?.compiled).toMatchObject([
    { kind: 'set', writes: [{ name: 'b' }] },
    { kind: 'call', body: [{ key: 'y' }], outcomes: [{ match: { source: 'ok' } }] },
  ]);
  expect(cek?.compiled).toHaveLength(2);
});
