import type { Json } from '../../language';
import { loadForm } from '../load';
import { told } from '../testing/told';
import cases from './checks.cases.json';

interface Case {
  name: string;
  /** On the step, on the field `a`, and on the group. */
  checks?: readonly Json[];
  field?: readonly Json[];
  group?: readonly Json[];
  /** The codes of the issues by their paths. */
  issues: Readonly<Record<string, string>>;
}

// JSON widens what differs from case to case; a wrong one fails.
test.each(cases as unknown as readonly Case[])('$name', ({ checks, field, group, issues }) => {
  const number = (name: string, own?: readonly Json[]) => ({
    type: 'number',
    name,
    label: name,
    ...(own && { checks: own }),
  });
  const blocks = [
    number('a', field),
    number('b'),
    { type: 'group', blocks: [], ...(group && { checks: group }) },
    { use: 'a' },
  ];
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    constants: { batas: 5 },
    steps: [{ id: 'satu', title: 'Satu', ...(checks && { checks }), blocks }],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  const found = loaded.ok ? [] : told(loaded.issues).map(({ path, code }) => [path, code]);
  expect(Object.fromEntries(found)).toEqual(issues);
  expect(found).toHaveLength(Object.keys(issues).length);
});
