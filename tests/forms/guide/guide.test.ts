import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, checkDefinition } from '../../../src/tools/checker';
import { checkFile } from '../../../src/tools/checker/checkFiles';
import { loadForm, slugOfFile } from '../../../src/interpreter';
import { definitionTexts } from '../../../src/tools/definitionTexts';
import { mockBackEnd } from '../../../src/tools/robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '../../../src/tools/scenarios';
import { questions, projectFilesOf, detailsOf } from '../../../src/tools/new-form/questions';
import { startingForm } from '../../../src/tools/new-form/startingForm';
import { productsWords } from '../../../src/tools/workbench/products/words';
import { definitionWith, recipeKinds, recipesIn, type Recipe } from './recipes';

const folder = 'form-definitions';
const [book = '', scenarios = ''] = ['README.md', 'SKENARIO.md'].map((file) =>
  readFileSync(join(folder, file), 'utf8'),
);
const guide = book + scenarios;
const recipes = recipesIn(guide);
const textOf = (slug: string): string | undefined => {
  const file = join(folder, `${slug}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const shipped = new Map(
  ['', 'pages/', 'fragments/'].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${below}${name}`, readFileSync(join(folder, below, name), 'utf8')] as const),
  ),
);
/** The lists of the mock bank. */
const play = createPlayer(mockBackEnd(process.cwd()));
const exists = (address: string): boolean => existsSync(join('public', address));
const parts = recipes.filter(({ kind }) => kind === 'blok' || kind === 'sebagian');

test('the guide lists its recipes, in their order', () => {
  const [, chapter = ''] = /^## Resep\n([^]*?)^## /m.exec(book) ?? [];
  const titles = [...chapter.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(30);
  expect([...chapter.matchAll(/^- \[(.+)\]\(#.+\)$/gm)].map(([, title]) => title)).toEqual(titles);
});

test('every piece of JSON in the guide says what it is, so that it is checked', () => {
  expect(recipes.length).toBeGreaterThan(18);
  expect(guide.match(/^```json/gm)).toHaveLength(recipes.length);
  const known: readonly string[] = recipeKinds;
  expect(recipes.filter(({ kind }) => !known.includes(kind))).toEqual([]);
});

const named = (some: readonly Recipe[]): [string, Recipe][] =>
  some.map((recipe) => [`${recipe.title} (${recipe.at})`, recipe]);

test.each(named(parts))('%s works, and the checker finds nothing in it', (_, recipe) => {
  const text = definitionWith(recipe);
  const texts = new Map(shipped).set('contoh.json', text);
  const found = checkFile({ texts, exists, today: '2026-03-02' }, 'contoh.json').filter(
    // Its popup is a file that the reader writes.
    ({ rule }) => rule !== 'missing-popup',
  );
  expect(found.map(({ path, what }) => `${path}: ${what}`)).toEqual([]);
  expect(loadForm(text, 'contoh', definitionTexts())).toMatchObject({ ok: true });
});

test.each(named(recipes.filter(({ kind }) => kind === 'halaman')))(
  '%s is a page without mistakes',
  (_, { text }) => {
    expect(checkContent(text, { file: 'contoh.json', textOf })).toEqual([]);
  },
);

test.each(named(recipes.filter(({ kind }) => kind === 'skenario')))(
  '%s passes on the form above it',
  async (_, { text, at }) => {
    const above = parts.filter((recipe) => recipe.at < at).at(-1);
    const loaded = loadForm(above ? definitionWith(above) : '', 'contoh');
    const parsed = parseScenarios(text);
    if (!loaded.ok || !parsed.ok) throw new Error(JSON.stringify([loaded, parsed]));
    for (const scenario of parsed.scenarios) {
      expect(await play(loaded.form, scenario)).toMatchObject({ passed: true });
    }
  },
);

test('every link inside the guide leads to a heading or a file', () => {
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) =>
    link.startsWith('#')
      ? !anchors.includes(link.slice(1))
      : !/^https:/.test(link) && !existsSync(join(folder, link)),
  );
  expect(links.length).toBeGreaterThan(4);
  expect(broken).toEqual([]);
});

test('every command of the guide is one that there is', () => {
  // package.json is ours; only its scripts are looked at.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the guide names every template, and every state of a product as the list of products does', () => {
  const templates = readdirSync(join(folder, 'templates')).filter((name) => slugOfFile(name) !== undefined);
  const titles = templates.map((name) => {
    // The project's own files.
    const { title } = JSON.parse(readFileSync(join(folder, 'templates', name), 'utf8')) as { title: string };
    return title;
  });
  const { state, ways } = productsWords;
  const named = [
    ...titles,
    ...Object.values(state).map((said) => said(0).replace('0', 'n')),
    ways.empty.title,
    ways.copy.title,
    ways.import.title,
  ];
  expect(templates.length).toBeGreaterThan(2);
  expect(named.filter((words) => !guide.includes(`*${words}*`))).toEqual([]);
});

describe('the first product', () => {
  const answers: Record<string, string> = { nama: 'Tabungan Pelajar', kategori: '1' };
  for (const { flag, otherwise } of questions) answers[flag] ??= otherwise(answers);
  const { definition, scenarios } = startingForm(detailsOf(answers, projectFilesOf(new Map())));

  /** Step 4 of the guide: its piece, behind the last field of the first step. */
  const [asked] = recipes;
  const [first, ...others] = definition.steps ?? [];
  const blocks = [...(first?.blocks ?? []), ...(JSON.parse(asked?.text ?? '[]') as object[])]; // Checked below.
  const text = JSON.stringify({ ...definition, steps: [{ ...first, blocks }, ...others] });
  const passed = (json: string): Promise<boolean[]> => {
    const loaded = loadForm(text, 'tabungan-pelajar');
    const parsed = parseScenarios(json);
    if (!loaded.ok || !parsed.ok) throw new Error(JSON.stringify([loaded, parsed]));
    return Promise.all(parsed.scenarios.map(async (scenario) => (await play(loaded.form, scenario)).passed));
  };

  test('is as the guide tells: three steps, a cascade, a file and a condition, and no finding', () => {
    expect(definition.steps?.map(({ title }) => title)).toEqual(['Data Diri', 'Alamat', 'Dokumen']);
    for (const words of ['"filters"', '"upload"', '"visibleWhen"']) expect(text).toContain(words);
    expect(checkDefinition(text, { file: 'tabungan-pelajar.json', today: '2026-03-02' })).toEqual([]);
  });

  test('fails one scenario after the new question, and none once that is answered', async () => {
    const json = JSON.stringify(scenarios);
    expect(await passed(json)).toEqual([false, true, true]);
    const fixed = json.replace('"fill":{', '"fill":{"tujuanMenabung":"1",');
    expect(await passed(fixed)).toEqual([true, true, true]);
  });
});
