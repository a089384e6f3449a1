import type { Json } from '../../language';
import { fieldView, type FieldView } from '../engine/view';
import { after, begun, typed, type Block } from '../engine/testing/form';
import cases from './lists.cases.json';
import { offer, withLists } from './lists';
import { issuesOf } from './testing/issuesOf';

/** What stands in a form, and what is offered after each of some writes. */
interface Case {
  name: string;
  lists?: Json;
  conditions?: Json;
  values?: Json;
  blocks: readonly Block[];
  then: readonly {
    write?: Readonly<Record<string, Json>>;
    offered?: Readonly<Record<string, readonly string[]>>;
    waitingFor?: Readonly<Record<string, readonly string[]>>;
    values?: Readonly<Record<string, Json>>;
  }[];
}

// The shapes differ from case to case, which JSON modules type as a union of them all.
test.each(cases.offered as unknown as Case[])('$name', (one) => {
  const { blocks, lists = {}, conditions = {}, then } = one;
  const opened = begun(blocks, { lists, conditions, values: one.values ?? [] });
  let { state } = opened;
  const view = (name: string): FieldView => {
    const place = opened.form.fields.get(name)?.places[0];
    if (!place) throw new Error(`no field ${name}`);
    return fieldView(opened.form, state, place);
  };
  for (const { write = {}, offered = {}, waitingFor = {}, values = {} } of then) {
    state = after(opened.form, state, typed(write));
    for (const [name, options] of Object.entries(offered))
      expect(view(name).options?.map(({ value }) => value)).toEqual(options);
    for (const [name, names] of Object.entries(waitingFor)) expect(view(name).waitingFor).toEqual(names);
    expect(state.values).toMatchObject(values);
  }
});

const issueCases = cases.issues as unknown as {
  name: string;
  lists?: Json;
  blocks: readonly Block[];
  issues: string[];
}[];
test.each(issueCases)('$name', ({ blocks, lists, issues }) => {
  const near = (hint = ''): string => /"(.*)"/.exec(hint)?.[1] ?? '-';
  const found = issuesOf(blocks, { lists }).map(({ code, path, args, hint }) =>
    [code, path, args && 'near' in args ? near(hint) : '-'].join(' '),
  );
  expect(found).toEqual(issues);
});

test('choices with the same columns share one condition', () => {
  const options = Array.from({ length: 5000 }, (_, at) => ({ value: `${at}|Kota ${at}`, p: `${at % 34}` }));
  const { form } = begun(
    [{ name: 'p' }, { type: 'searchSelect', name: 'k', options: { list: 'kota', where: { p: '{p}' } } }],
    { lists: { kota: options } },
  );
  expect(new Set(form.fields.get('k')?.listed?.map(({ visibleWhen }) => visibleWhen)).size).toBe(34);
  expect(form.sources.conditions.size).toBe(34);
});

test('a choice is offered with what belongs to a choice, and without its columns', () => {
  const when = [{ name: 'p', condition: 'isFilled' }];
  const entry = { value: '1|A', hint: 'H', score: 2, p: '32' };
  expect(offer(entry, undefined)).toEqual({ value: '1|A', hint: 'H', score: 2 });
  expect(offer(entry, when)).toEqual({ value: '1|A', hint: 'H', score: 2, visibleWhen: when });
  expect([offer('1|A', undefined), offer('1|A', when)]).toEqual(['1|A', { value: '1|A', visibleWhen: when }]);
});

test('a definition that names no list stays as it is', () => {
  const { definition } = begun([{ type: 'radio', name: 'a', options: ['1|A'] }], {
    lists: { l: ['1|A'] },
  }).form;
  const listed = withLists(definition, () => undefined);
  expect(listed.definition).toBe(definition);
  expect(listed.placeOf('lists.l[0]')).toBe('lists.l[0]');
});
