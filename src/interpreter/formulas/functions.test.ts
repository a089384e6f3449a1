import { functionNames } from './functionNames';
import { signature } from './functions';

test.each(functionNames)('the function %s says in words what it takes', (name) => {
  const [, inside = ''] = /^\w+\((.*)\)$/.exec(signature(name)) ?? [];
  const parts = inside === '' ? [] : inside.split(', ');
  expect(parts.filter((part) => !/^\S{2}|^…$/.test(part))).toEqual([]);
});
