import { spread } from '../../../../tests/sweeps';
import { faults, faultsOfClasses, findingsIn, own, planted, shipped, type Fault } from '../testing/planted';
import { loadForm, type JsonObject } from '../../../interpreter';
import { checkFile } from '../checkFiles';
import { lineOf } from '../testing/lineOf';
import { textOf, type Fragment } from '../testing/fragment';
import legal from './classes/legal.json';

describe('planted', () => {
  function isFound(fault: Fault): void {
    const { file = own, rule, line, fix, alone } = fault;
    const texts = planted(fault);
    const lines = (texts.get(file) ?? '').split('\n');
    const reported = findingsIn(texts, file).map((finding) => ({
      rule: finding.rule,
      line: line === undefined ? finding.line : lines[finding.line - 1],
      fix: [finding.suggestion, finding.what, finding.fix].join(' '),
    }));
    const text = (piece: string): unknown => expect.stringContaining(piece) as unknown;
    expect(reported).toContainEqual({
      rule,
      line: line === undefined ? 1 : text(line),
      fix: text(fix),
    });
    if (alone) expect(reported).toHaveLength(1);
  }

  test('the small definition has no mistakes', () => {
    expect(findingsIn(shipped, own)).toEqual([]);
  });

  test('every edit has its place', () => {
    const lost = faults.filter(
      ([, { file = own, find = '' }]) => !(shipped.get(file) ?? find).includes(find),
    );
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  describe('found at its line, with its remedy', () => {
    const { some, others } = spread(faults, 4);
    test.each(some)('%s', (_, fault) => isFound(fault));
    sweep.each(others)('%s', (_, fault) => isFound(fault));
  });
});

describe('classes', () => {
  /** The least share of the planted faults that is reported at its line. */
  const leastShare = 0.99;

  /** A definition in a folder of its own, with the files that it needs. */
  interface Planted {
    definition: Fragment;
    beside?: Readonly<Record<string, JsonObject>>;
  }

  const folderOf = ({ definition, beside = {} }: Planted): Map<string, string> =>
    new Map([
      ['contoh.json', textOf(definition)],
      ...Object.entries(beside).map(([name, one]) => [name, JSON.stringify(one, null, 2)] as const),
    ]);

  const found = (texts: ReadonlyMap<string, string>, name: string): ReturnType<typeof checkFile> =>
    checkFile({ texts, exists: () => true, today: '2026-03-02' }, name);

  /** Whether something is reported at the line of a fault, with the word that it says; one without a rule is reported by none yet. */
  function isReported(fault: (typeof faultsOfClasses)[number]): boolean {
    const { at, file = 'contoh.json', says = '', rule } = fault;
    const texts = folderOf(fault);
    const line = lineOf(texts.get(file) ?? '', at);
    return found(texts, file).some(
      (one) =>
        one.line === line &&
        (rule === undefined || one.rule === rule) &&
        [one.suggestion, one.what, one.fix].join(' ').includes(says),
    );
  }

  test('at least so many planted faults are reported at their lines', () => {
    const unreported = faultsOfClasses
      .filter((fault) => !isReported(fault))
      .map((fault) => `${fault.class}: ${fault.name}`);
    expect(unreported.slice(Math.floor(faultsOfClasses.length * (1 - leastShare)))).toEqual([]);
  });

  test('there are a hundred faults, of every class more than two', () => {
    expect(faultsOfClasses.length).toBeGreaterThanOrEqual(100);
    const sizes = new Map<string, number>();
    for (const { class: name } of faultsOfClasses) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size < 3)).toEqual([]);
  });

  describe('odd, and right', () => {
    test.each(legal.map((one) => [one.name, one] as const))('%s', (_, one) => {
      // Each of the file is such a definition.
      const texts = folderOf(one as unknown as Planted);
      const named = new Map([...texts].map(([name, text]) => [name.replace(/\.json$/, ''), text]));
      const loaded = loadForm(texts.get('contoh.json') ?? '', 'contoh', named);
      expect(loaded.ok ? [] : loaded.issues).toEqual([]);
      const reported = [...texts.keys()].flatMap((name) => found(texts, name));
      expect(reported.map(({ rule, path, what }) => `${rule} ${path}: ${what}`)).toEqual([]);
    });

    test('there are forty of them', () => {
      expect(legal.length).toBeGreaterThanOrEqual(40);
    });
  });
});
