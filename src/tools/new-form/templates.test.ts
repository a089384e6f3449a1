import { readdirSync, readFileSync } from 'node:fs';
import type { FormDefinition, Json } from '../../interpreter';
import { loadForm } from '../../interpreter';
import { checkFile } from '../../../tests/forms/checkFile';
import { checkDefinition } from '../checker';
import { definitionTexts } from '../definitionTexts';
import { createLists, isComplete, walkForm } from '../robot';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '../scenarios';
import { copiedForm, type Source } from './copiedForm';
import { emptyForm } from './emptyForm';

const folder = 'form-definitions/templates';
const files = readdirSync(folder).sort();
const names = files.filter((file) => /^[\w-]+\.json$/.test(file)).map((file) => file.replace('.json', ''));
const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

const beginnings: [string, Source][] = [
  ['empty', emptyForm],
  ...names.map((name): [string, Source] => [
    name,
    // What stands in the project's own files.
    {
      definition: read(`${name}.json`) as FormDefinition,
      scenarios: read(`${name}.scenarios.json`) as Json,
    },
  ]),
];

test('there are templates, each with scenarios, and the checker finds nothing in any of their files', () => {
  expect(names).toEqual(['empat-langkah', 'pembukaan-rekening', 'permintaan-layanan']);
  expect(files).toHaveLength(2 * names.length);
  const found = files.flatMap((file) => checkFile(`${folder}/${file}`).findings);
  expect(found.map(({ file, line, what }) => `${file} ${line}: ${what}`)).toEqual([]);
});

describe.each(beginnings)('a product that begins with %s', (_, source) => {
  const { definition, scenarios } = copiedForm(source, {
    title: 'Tabungan Pelajar',
    slug: 'tabungan-pelajar',
    subProductId: 'TP-01',
    card: { id: '99', category: { id: '1', name: 'Tabungan', slug: 'tabungan' } },
  });
  const text = JSON.stringify(definition);
  const texts = definitionTexts();
  const opened = () => {
    const loaded = loadForm(text, 'tabungan-pelajar', texts);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded));
    return loaded.form;
  };

  test('has nothing for the checker to find, and says nothing of where it comes from', () => {
    const textOf = (name: string): string | undefined => texts.get(name);
    const found = checkDefinition(text, { file: 'tabungan-pelajar.json', today: '2026-03-02', textOf });
    expect(found).toEqual([]);
    expect(text).not.toContain(source.definition.subProductId);
    expect(text).not.toContain('../form-definition');
  });

  test('passes its scenarios, one of which sends it', async () => {
    const parsed = parseScenarios(JSON.stringify(scenarios));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    const play = createPlayer(mockBackEnd(process.cwd()));
    for (const scenario of parsed.scenarios) {
      const { passed, lines } = await play(opened(), scenario);
      expect(passed ? [] : lines).toEqual([]);
    }
    expect(JSON.stringify(scenarios)).toContain('"submitted":{');
  });

  test('is reached by the robot in every part', async () => {
    const bank = mockBackEnd(process.cwd());
    const walks = await walkForm(opened(), bank, createLists(bank), { seed: '1', today: '2026-03-02' });
    expect(walks.missed).toEqual([]);
    expect(isComplete(walks)).toBe(true);
  });
});
