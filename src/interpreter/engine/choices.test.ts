import type { Json } from '../../language';
import cases from './choices.cases.json';
import { checkField } from './check';
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
