import type { Json, Value } from '../../language';
import cases from './choices.cases.json';
import { checkField } from './check';
import { standsAlone } from './choices';
import { after, begun, facts, typed } from './testing/form';

interface Case {
  name: string;
  options: Json;
  minChosen?: number;
  then: readonly {
    by?: 'effect';
    write: readonly string[];
    value: readonly string[];
    unticked?: readonly string[];
    failure?: string;
  }[];
}

// The shapes differ from case to case, which JSON modules type as a union of them all.
test.each(cases as unknown as Case[])('$name', ({ options, minChosen, then }) => {
  const field = { type: 'checkboxGroup', name: 'a', options, ...(minChosen !== undefined && { minChosen }) };
  const opened = begun([field]);
  let { state } = opened;
  for (const { by, write, value, unticked, failure } of then) {
    state = after(opened.form, state, typed({ a: write }, by));
    expect(state.values['a']).toEqual(value);
    expect(state.notices['a']).toEqual(unticked && { rule: 'unticked', args: { names: unticked } });
    expect(checkField(opened.form, state, 'a', facts)?.rule).toBe(failure);
  }
});

test('an answer that an exclusive option shares with others is none that stands alone', () => {
  const options = ['1|Gaji', { value: '9|Tidak ada', exclusive: true }];
  const { form } = begun([{ type: 'checkboxGroup', name: 'a', options }]);
  const stands = (value: Value): boolean => standsAlone(form.fields.get('a')?.listed ?? [], value);
  expect([['9|Tidak ada'], ['1|Gaji', '9|Tidak ada'], ['1|Gaji'], [], '9|Tidak ada'].map(stands)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
