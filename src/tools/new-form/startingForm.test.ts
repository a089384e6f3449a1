import { checkDefinition } from '../checker';
import { loadForm } from '../../interpreter';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '../scenarios';
import { questions, detailsOf, type Shelf } from './questions';
import { startingForm } from './startingForm';

const shelf: Shelf = {
  slugs: ['tabungan-haji'],
  codes: new Map([['TH-01', 'tabungan-haji']]),
  products: [
    { id: '4', name: 'Tabungan Haji', category: { id: '2', name: 'Tabungan Perorangan', slug: 'tabungan' } },
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
  startingForm(detailsOf(answersWith(typed), shelf));

test('without a name there is no code to begin with', () => {
  expect(questions.find(({ flag }) => flag === 'kode')?.otherwise({ slug: '' })).toBe('');
});

test('there are five questions, and only the first needs an answer', () => {
  expect(questions).toHaveLength(5);
  const answers = answersWith({});
  const open = questions.filter(({ flag, problem }) => problem(answers[flag] ?? '', shelf) !== undefined);
  expect(open.map(({ flag }) => flag)).toEqual(['nama', 'slug', 'kode']);
  expect(answersWith({ nama: 'Deposito' })).toMatchObject({ slug: 'deposito', kode: 'DEP-01' });
});

describe.each([
  ['the usual steps', {}],
  ['one step', { langkah: 'Pemohon' }],
  ['steps of one kind, more than once', { langkah: 'Pemohon, Alamat KTP, Alamat Domisili, Dokumen, Berkas' }],
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
    const card = { id: '13', category: shelf.products[0]?.category };
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
  expect(questions.find((one) => one.flag === flag)?.problem(answer, shelf)).toBe(words);
});
