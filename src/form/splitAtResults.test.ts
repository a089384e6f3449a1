import { compile, stepOf } from '../interpreter';
import { splitAtResults } from './splitAtResults';

const loan = { type: 'currency', name: 'pinjaman', label: 'Pinjaman' };
const months = { type: 'number', name: 'bulan', label: 'Bulan' };
const monthly = { type: 'currency', name: 'angsuran', label: 'Angsuran', compute: 'pinjaman / bulan' };
const plan = {
  type: 'instalmentPlan',
  caption: 'Rencana',
  loan: 'pinjaman',
  months: 'bulan',
  monthlyRate: '0.01',
};
const words = { type: 'richText', html: '<p>Perkiraan.</p>' };

const split = (...blocks: object[]): number[] => {
  const compiled = compile({
    version: 1,
    slug: 'uji',
    title: 'Uji',
    steps: [{ id: 'a', title: 'A', blocks }],
  } as never);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  return splitAtResults(compiled.form, stepOf(compiled.form, 'a').blocks).map(({ length }) => length);
};

test.each<[name: string, blocks: object[], parts: number[]]>([
  [
    'computed answers, plan and words behind the last question are results',
    [loan, months, monthly, plan, words],
    [2, 3],
  ],
  ['a computed answer before a question stays with it', [months, monthly, loan, plan], [3, 1]],
  ['without a plan there are no results', [loan, months, monthly, words], [4, 0]],
  [
    'a question behind the plan keeps all in one column',
    [loan, months, plan, { type: 'text', name: 'nama', label: 'Nama' }],
    [4, 0],
  ],
  [
    'questions in a group are questions',
    [{ type: 'group', title: 'G', blocks: [loan, months] }, plan],
    [1, 1],
  ],
])('%s', (_, blocks, parts) => {
  expect(split(...blocks)).toEqual(parts);
});
