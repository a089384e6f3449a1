import { spread } from '../../../../tests/sweeps';
import { faults, findingsIn, own, planted, shipped, type Fault } from '../testing/planted';

function isFound(fault: Fault): void {
  const { file = own, rule, line, mend, alone } = fault;
  const texts = planted(fault);
  const lines = (texts.get(file) ?? '').split('\n');
  const reported = findingsIn(texts, file).map((finding) => ({
    rule: finding.rule,
    line: line === undefined ? finding.line : lines[finding.line - 1],
    mend: [finding.suggestion, finding.what, finding.mend].join(' '),
  }));
  const text = (piece: string): unknown => expect.stringContaining(piece) as unknown;
  expect(reported).toContainEqual({ rule, line: line === undefined ? 1 : text(line), mend: text(mend) });
  if (alone) expect(reported).toHaveLength(1);
}

test('the small definition has no mistakes', () => {
  expect(findingsIn(shipped, own)).toEqual([]);
});

test('every edit has its place', () => {
  const lost = faults.filter(([, { file = own, find = '' }]) => !(shipped.get(file) ?? find).includes(find));
  expect(lost.map(([name]) => name)).toEqual([]);
});

describe('found at its line, with its remedy', () => {
  const { some, others } = spread(faults, 4);
  test.each(some)('%s', (_, fault) => isFound(fault));
  sweep.each(others)('%s', (_, fault) => isFound(fault));
});
