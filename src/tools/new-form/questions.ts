import { isObject, type Product } from '../../interpreter';
import { foldersBesideProducts, isSlug } from '../../language';
import { slugFrom } from './slug';
import type { ProductDetails } from './startingForm';

type Category = Product['category'];

/** What is there already. */
export interface ProjectFiles {
  slugs: readonly string[];
  /** The cards on the home page. */
  products: readonly Product[];
  /** Which code belongs to which product. */
  codes: ReadonlyMap<string, string>;
}

/** Answers so far, by flag. */
type Answers = Readonly<Record<string, string>>;

/** One of the five questions. */
interface Question {
  /** `--nama` on the command line. */
  flag: string;
  ask: (projectFiles: ProjectFiles) => string;
  /** What an empty answer stands for. */
  otherwise: (answers: Answers) => string;
  /** What is wrong with an answer; nothing when it will do. */
  problem: (answer: string, projectFiles: ProjectFiles) => string | undefined;
}

/** The categories of the home page, each once, in the order of their numbers. */
export function categoriesOf({ products }: Pick<ProjectFiles, 'products'>): Category[] {
  const byId = new Map(products.map(({ category }) => [category.id, category]));
  return [...byId.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

const noCard = '-';

/** What is there already, read from definitions by slug; of what cannot be read there is its name alone. */
export function projectFilesOf(definitions: ReadonlyMap<string, unknown>): ProjectFiles {
  const read = [...definitions].flatMap(([slug, json]) => (isObject(json) ? [{ slug, json }] : []));
  return {
    slugs: [...definitions.keys()],
    products: read.flatMap(({ json }) => (isCard(json.product) ? [json.product] : [])),
    codes: new Map(
      read.flatMap(({ slug, json }) =>
        typeof json.subProductId === 'string' ? [[json.subProductId, slug] as const] : [],
      ),
    ),
  };
}

function isCard(one: unknown): one is Product {
  return isObject(one) && typeof one.id === 'string' && isObject(one.category);
}

/** What `npm run new:form` asks, in order. */
export const questions: readonly Question[] = [
  {
    flag: 'nama',
    ask: () => 'Nama produk, seperti yang dibaca pengunjung',
    otherwise: () => '',
    problem: (answer) =>
      slugFrom(answer) === '' ? 'Tulis nama produk, misalnya: Tabungan Pelajar.' : undefined,
  },
  {
    flag: 'slug',
    ask: () => 'Nama berkas tanpa .json, yang juga menjadi ujung alamatnya',
    otherwise: ({ nama = '' }) => slugFrom(nama),
    problem: (answer, { slugs }) => {
      if (!isSlug(answer) || foldersBesideProducts.includes(answer))
        return 'Hanya huruf kecil dan angka, dipisah tanda hubung, dan bukan pages, popups, atau fragments.';
      return slugs.includes(answer) ? `${answer}.json sudah ada.` : undefined;
    },
  },
  {
    flag: 'kategori',
    ask: (projectFiles) =>
      [
        'Kategori di beranda:',
        ...categoriesOf(projectFiles).map(({ id, name }) => `  ${id}. ${name}`),
        'Kategori kartu produk ini: nomor, nama kategori baru, atau - untuk tanpa kartu',
      ].join('\n'),
    otherwise: () => noCard,
    problem: () => undefined,
  },
  {
    flag: 'kode',
    ask: () => 'Kode produk yang ikut dikirim bersama jawaban',
    otherwise: ({ slug = '' }) => {
      if (slug === '') return '';
      const initials = slug.split('-').map((word) => word.slice(0, slug.includes('-') ? 1 : 3));
      return `${initials.join('').toUpperCase()}-01`;
    },
    problem: (answer, { codes }) => {
      const owner = codes.get(answer);
      if (answer === '') return 'Tulis kode produk, misalnya: TP-01.';
      return owner === undefined ? undefined : `Kode itu sudah dipakai ${owner}. Bank akan menukar keduanya.`;
    },
  },
  {
    flag: 'langkah',
    ask: () => 'Judul langkah-langkahnya, dipisah koma',
    otherwise: () => 'Data Diri, Alamat, Dokumen',
    problem: (answer) => {
      const ids = titlesIn(answer).map(slugFrom);
      if (ids.length === 0 || ids.includes('')) return 'Tulis paling sedikit satu judul.';
      return new Set(ids).size < ids.length ? 'Judul langkah tidak boleh sama.' : undefined;
    },
  },
];

function titlesIn(answer: string): string[] {
  return answer
    .split(',')
    .map((title) => title.trim())
    .filter((title) => title !== '');
}

/** Complete answers, as what they mean. */
export function detailsOf(answers: Answers, projectFiles: ProjectFiles): ProductDetails {
  const { nama = '', slug = '', kategori = noCard, kode = '', langkah = '' } = answers;
  const category = categoryOf(kategori, projectFiles);
  return {
    title: nama,
    slug,
    subProductId: kode,
    steps: titlesIn(langkah),
    ...(category ? { card: { id: nextId(projectFiles.products.map(({ id }) => id)), category } } : {}),
  };
}

function categoryOf(answer: string, projectFiles: ProjectFiles): Category | undefined {
  if (answer === noCard) return undefined;
  const known = categoriesOf(projectFiles);
  const found = known.find(
    ({ id, name, slug }) => id === answer || slug === slugFrom(answer) || slugFrom(name) === slugFrom(answer),
  );
  return found ?? { id: nextId(known.map(({ id }) => id)), name: answer, slug: slugFrom(answer) };
}

function nextId(ids: readonly string[]): string {
  return String(Math.max(0, ...ids.map(Number).filter(Number.isFinite)) + 1);
}
