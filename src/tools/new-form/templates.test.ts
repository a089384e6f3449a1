import { readdirSync, readFileSync } from 'node:fs';
import { type FormDefinition, type Json, loadForm } from '../../interpreter';
import { loaded } from '../../interpreter/engine/testing/form';
import { checkFile } from '../../../tests/forms/checkFile';
import { checkDefinition } from '../checker';
import { definitionTexts, productsIn } from '../definitionTexts';
import { createLists, isComplete, walkForm } from '../robot';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '../scenarios';
import { copiedForm, emptyForm, type Source } from './copiedForm';
import { questions, detailsOf, type ProjectFiles } from './questions';
import { startingForm } from './startingForm';

describe('templates', () => {
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
    const opened = () => loaded(text, texts);

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
});

describe('copiedForm', () => {
  const texts = definitionTexts();
  const details = {
    title: 'Salinan Produk',
    slug: 'salinan-produk',
    subProductId: 'SP-99',
    card: { id: '99', category: { id: '1', name: 'Tabungan', slug: 'tabungan' } },
  };

  function copyOf(slug: string): ReturnType<typeof copiedForm> {
    const definition = JSON.parse(texts.get(slug) ?? '') as FormDefinition;
    const scenarios = JSON.parse(readFileSync(`form-definitions/${slug}.scenarios.json`, 'utf8')) as Json;
    return copiedForm({ definition, scenarios }, details);
  }

  test.each(productsIn(texts))('a copy of %s says nothing of where it comes from', (slug) => {
    const { definition } = copyOf(slug);
    const { subProductId } = JSON.parse(texts.get(slug) ?? '') as FormDefinition;
    expect(definition).toMatchObject({
      slug: 'salinan-produk',
      title: 'Salinan Produk',
      subProductId: 'SP-99',
    });
    expect(definition.product).toMatchObject({ id: '99', name: 'Salinan Produk' });
    const text = JSON.stringify(definition);
    expect(text).not.toContain(`"${subProductId}"`);
    expect(text).not.toContain(`"/form/${slug}"`);
    expect(loadForm(text, details.slug, texts)).toMatchObject({ ok: true });
  });

  test('the scenarios of a copy pass', async () => {
    const { definition, scenarios } = copyOf('simulasi-kredit');
    const loaded = loadForm(JSON.stringify(definition), details.slug, texts);
    const parsed = parseScenarios(JSON.stringify(scenarios));
    if (!loaded.ok || !parsed.ok) throw new Error('a copy can be read');
    const play = createPlayer(mockBackEnd(process.cwd()));
    for (const scenario of parsed.scenarios) {
      expect(await play(loaded.form, scenario)).toMatchObject({ passed: true });
    }
  });
});

describe('startingForm', () => {
  const projectFiles: ProjectFiles = {
    slugs: ['tabungan-haji'],
    codes: new Map([['TH-01', 'tabungan-haji']]),
    products: [
      {
        id: '4',
        name: 'Tabungan Haji',
        category: { id: '2', name: 'Tabungan Perorangan', slug: 'tabungan' },
      },
      { id: '12', name: 'Giro', category: { id: '1', name: 'Giro', slug: 'giro' } },
    ],
  };

  /** The answers of an editor who types these, and Enter at every other question. */
  function answersWith(typed: Readonly<Record<string, string>>): Record<string, string> {
    const answers: Record<string, string> = {};
    for (const { flag, otherwise } of questions) answers[flag] = typed[flag] ?? otherwise(answers);
    return answers;
  }

  const formOf = (typed: Readonly<Record<string, string>>): ReturnType<typeof startingForm> =>
    startingForm(detailsOf(answersWith(typed), projectFiles));

  test('without a name there is no code to begin with', () => {
    expect(questions.find(({ flag }) => flag === 'kode')?.otherwise({ slug: '' })).toBe('');
  });

  test('there are five questions, and only the first needs an answer', () => {
    expect(questions).toHaveLength(5);
    const answers = answersWith({});
    const open = questions.filter(
      ({ flag, problem }) => problem(answers[flag] ?? '', projectFiles) !== undefined,
    );
    expect(open.map(({ flag }) => flag)).toEqual(['nama', 'slug', 'kode']);
    expect(answersWith({ nama: 'Deposito' })).toMatchObject({ slug: 'deposito', kode: 'DEP-01' });
  });

  describe.each([
    ['the usual steps', {}],
    ['one step', { langkah: 'Pemohon' }],
    [
      'steps of one kind, more than once',
      { langkah: 'Pemohon, Alamat KTP, Alamat Domisili, Dokumen, Berkas' },
    ],
    ['steps of no known kind', { langkah: 'Pemohon, Tujuan, Lain-lain' }],
  ])('a form with %s', (_, typed) => {
    const { definition, scenarios } = formOf({ nama: 'Tabungan Pelajar', kategori: '1', ...typed });
    const text = JSON.stringify(definition);

    test('has nothing for the checker to find', () => {
      const found = checkDefinition(text, { file: 'tabungan-pelajar.json', today: '2026-03-02' });
      expect(found).toEqual([]);
    });

    test('passes its scenarios, which send it in the end', async () => {
      const loaded = loadForm(text, 'tabungan-pelajar');
      const parsed = parseScenarios(JSON.stringify(scenarios));
      if (!loaded.ok || !parsed.ok) throw new Error(JSON.stringify([loaded, parsed]));
      expect(parsed.scenarios).toHaveLength(3);
      const play = createPlayer(mockBackEnd(process.cwd()));
      for (const scenario of parsed.scenarios) {
        expect(await play(loaded.form, scenario)).toMatchObject({ passed: true });
      }
    });
  });

  describe('the card on the home page', () => {
    const cardOf = (kategori: string): unknown =>
      formOf({ nama: 'Tabungan Pelajar', kategori }).definition.product;

    test('stands in a category by number, by name or by its short name, behind the last card', () => {
      const card = { id: '13', category: projectFiles.products[0]?.category };
      for (const answer of ['2', 'tabungan perorangan', 'Tabungan']) {
        expect(cardOf(answer)).toMatchObject(card);
      }
    });

    test('may open a category', () => {
      expect(cardOf('Dana Pensiun')).toMatchObject({
        category: { id: '3', name: 'Dana Pensiun', slug: 'dana-pensiun' },
      });
    });

    test('is left out when the answer is -', () => {
      expect(cardOf('-')).toBeUndefined();
    });
  });

  test.each([
    ['nama', '&', 'Tulis nama produk, misalnya: Tabungan Pelajar.'],
    ['slug', 'tabungan-haji', 'tabungan-haji.json sudah ada.'],
    [
      'slug',
      'Tabungan',
      'Hanya huruf kecil dan angka, dipisah tanda hubung, dan bukan pages, popups, atau fragments.',
    ],
    [
      'slug',
      'pages',
      'Hanya huruf kecil dan angka, dipisah tanda hubung, dan bukan pages, popups, atau fragments.',
    ],
    ['kode', 'TH-01', 'Kode itu sudah dipakai tabungan-haji. Bank akan menukar keduanya.'],
    ['kode', '', 'Tulis kode produk, misalnya: TP-01.'],
    ['langkah', ' , ', 'Tulis paling sedikit satu judul.'],
    ['langkah', 'Alamat, alamat', 'Judul langkah tidak boleh sama.'],
  ])('--%s "%s" is refused: %s', (flag, answer, words) => {
    expect(questions.find((one) => one.flag === flag)?.problem(answer, projectFiles)).toBe(words);
  });
});
