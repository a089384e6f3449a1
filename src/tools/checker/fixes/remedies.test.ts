import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadForm, isObject, type JsonObject } from '../../../interpreter';
import { checkFile } from '../checkFiles';
import type { Finding } from '../finding';
import { locate, treeOf } from '../json/locate';
import { valueAt } from '../json/walk';
import { textOf, type Fragment } from '../testing/fragment';
import { faultsOfClasses, fixed } from '../testing/planted';

/** A definition with something wrong in it, and the files that it needs. */
interface Case {
  name: string;
  definition: Fragment;
  beside?: Readonly<Record<string, JsonObject>>;
}

const folder = path.join(__dirname, '../cases');
const cases: readonly Case[] = [
  ...readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Case[],
  ),
  ...faultsOfClasses,
];

/** The case with its blocks inside one that stands around them. */
const inside =
  (around: JsonObject) =>
  (one: Case, blocks: readonly JsonObject[]): Case => ({
    ...one,
    definition: { ...one.definition, blocks: [{ ...around, blocks }] },
  });

/** What a case becomes when its blocks stand elsewhere. */
const places: Readonly<Record<string, (one: Case, blocks: readonly JsonObject[]) => Case>> = {
  'in a step': (one) => one,
  'in a group': inside({ type: 'group', title: 'Kelompok' }),
  'in rows': inside({ type: 'rows', name: 'tiapBaris', label: 'Tiap baris', minRows: 1, maxRows: 2 }),
  'in a fragment': (one, blocks) => ({
    ...one,
    definition: { ...one.definition, blocks: [{ fragment: 'potongan' }] },
    beside: { ...one.beside, 'fragments/potongan.json': { blocks } },
  }),
  'in a popup': ({ name }, blocks) => ({
    name,
    definition: {},
    beside: { 'popups/contoh.json': { blocks } },
  }),
};

function moved(one: Case, place: string): Map<string, string> {
  const whole = JSON.parse(textOf(one.definition)) as { steps?: { blocks: JsonObject[] }[] };
  const blocks = one.definition.blocks === undefined ? undefined : whole.steps?.[0]?.blocks;
  const { definition, beside = {} } = blocks ? (places[place]?.(one, blocks) ?? one) : one;
  const others = Object.entries(beside).map(([name, json]) => [name, JSON.stringify(json, null, 2)] as const);
  return new Map([['contoh.json', textOf(definition)], ...others]);
}

type Texts = ReadonlyMap<string, string>;

const found = (texts: Texts, file: string): Finding[] =>
  checkFile({ texts, exists: (at) => at === '/files/ada.webp', today: '2026-03-02' }, file);

/** Behind what an editor is to write at another place than the finding's. */
const elsewhere = /^ (?:pada|di langkah|di sampingnya)/;

/** What the value at a finding's place becomes by its words: of every remedy the ways to read it, of which one must do. */
function remedies(fix: string, value: unknown): unknown[][] {
  const all = (pattern: RegExp): string[][] =>
    [...fix.matchAll(pattern)].filter(({ index, 0: one }) => !elsewhere.test(fix.slice(index + one.length)));
  if (isObject(value)) {
    const without = (keys: readonly string[]): unknown =>
      Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
    const idle = /tanpa ([^.]*)/.exec(fix)?.[1]?.match(/\w+/g) ?? [];
    return [
      ...all(/(?<!dengan |\{)"(\w+)": ("[^"]*"|\[[^\]…]*\]|\d+|true|false)/g).map(
        ([, key = '', json = '']) => [{ ...(without(idle) as object), [key]: JSON.parse(json) as unknown }],
      ),
      ...all(/apus [“"]?(\w+)/g).flatMap(([, key = '']) => (key in value ? [[without([key])]] : [])),
      ...all(/Tulis (\[?\{.*\}\]?) di tempat/g).map(([, json = '']) => [JSON.parse(json) as unknown]),
    ];
  }
  const text = String(value);
  const calls = all(/(?<=ulis |ulis code\(\w+\) atau )(?!given)\w+\((?:(\w+)\)|(?:[^()…]|\([^()]*\))*\))/g);
  return [
    ...all(/ulis(?: labelnya| kodenya:| kodenya saja:| kodenya sebagai teks:)? “([^”…]+)”/g).map(
      ([, put]) => [put],
    ),
    ...calls.map(([call = '', name = '-']) => [
      call,
      text.replace(new RegExp(`(?<![\\w.(])${name}\\b`), call),
    ]),
    ...all(/(given\(.*?\)) \? … : …/g).map(([, asked]) => [
      `${asked} ? (${text}) : ''`,
      `${asked} ? (${text}) : 0`,
    ]),
    ...all(/Tulis isEmpty\(…\)/g).map(() => [text.replace(/(.*) == ''/, 'isEmpty($1)')]),
  ];
}

/** The texts in which a finding is mended: by its edit, or by what its words say, at its place or in the object around it. */
function attempts(text: string, finding: Finding): string[][] {
  const edited = fixed(text, finding);
  if (edited !== text) return [[edited]];
  const root = treeOf(text);
  if (!root) throw new Error(text);
  const { keys, rest } = locate(root, finding.path);
  if (rest !== '' || finding.edit) return [];
  const put = (at: readonly (string | number)[], value: unknown): string => {
    const root: unknown = JSON.parse(text);
    if (at.length === 0) return JSON.stringify(value, null, 2);
    // What has a key is a list or an object.
    (valueAt(root, at.slice(0, -1)) as Record<string | number, unknown>)[at.at(-1) ?? ''] = value;
    return JSON.stringify(root, null, 2);
  };
  const json: unknown = JSON.parse(text);
  const isWhole = isObject(valueAt(json, keys));
  return [keys, ...(isWhole ? [] : [keys.slice(0, -1)])].flatMap((at, index) => {
    const value = valueAt(json, at);
    if (index > 0 && !isObject(value)) return [];
    return remedies(finding.fix, value).map((ways) => ways.map((one) => put(at, one)));
  });
}

const placeOf = (file: string, { rule, path: at }: Finding): string => `${file} ${rule} ${at}`;

/** Findings whose remedy leaves them there, or brings another one; what a form hides that does not open is no news. */
function untrue(texts: Texts): string[] {
  const reported = [...texts].flatMap(([file, text]) =>
    found(texts, file).map((finding) => ({ finding, own: placeOf(file, finding), file, text })),
  );
  const before = new Set(reported.map(({ own }) => own));
  const named = new Map([...texts].map(([name, text]) => [name.replace('.json', ''), text]));
  const opens = loadForm(texts.get('contoh.json') ?? '', 'contoh', named).ok;
  return reported.flatMap(({ finding, own, file, text }) =>
    attempts(text, finding).flatMap((ways) => {
      const left = ways.map((after) => {
        const now = new Map(texts).set(file, after);
        return [...now.keys()].flatMap((name) =>
          found(now, name).flatMap((one) => {
            const placed = placeOf(name, one);
            // How something right reads better is said once it is right.
            const isLater = one.severity === 'advice' && one.path.endsWith(finding.path);
            return placed === own || (opens && !isLater && !before.has(placed)) ? [placed] : [];
          }),
        );
      });
      tried += 1;
      return left.some((one) => one.length === 0) ? [] : [`${own}: ${finding.fix} → ${left.join(' | ')}`];
    }),
  );
}

let tried = 0;

function allAreTrue(place: string): void {
  const failed = cases.flatMap((one) => untrue(moved(one, place)).map((words) => `${one.name}: ${words}`));
  expect(failed).toEqual([]);
  expect(tried).toBeGreaterThan(10);
}

const [first = '', ...others] = Object.keys(places);

test(`what a finding ${first} tells an editor to write mends it, and brings nothing new`, () =>
  allAreTrue(first));

sweep.each(others)('what a finding %s tells an editor to write mends it, and brings nothing new', allAreTrue);
