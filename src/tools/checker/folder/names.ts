import { slugPattern } from '../../../language';
import type { CheckOptions } from '../definition/checked';
import type { Found } from '../finding';

/** The folder of definitions, as far as rules that look beyond one file need it. */
export interface Folder {
  /** Every file by its path below the folder: `contoh.json`, `pages/home.json`. */
  texts: ReadonlyMap<string, string>;
  exists: (address: string) => boolean;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
}

/** What the check of one of its files asks of a folder. */
export function optionsIn({ texts, exists, today }: Folder, file: string): CheckOptions {
  return {
    file,
    exists: (address) => (address.startsWith('popups/') ? texts.has(`${address}.json`) : exists(address)),
    textOf: (one) => texts.get(`${one}.json`),
    today,
  };
}

const read = new RegExp(
  `^(?:(?:pages/|popups/|fragments/|templates/)?${slugPattern}\\.json|(?:fragments/|templates/)?${slugPattern}\\.scenarios\\.json)$`,
);

/** A file that nobody reads because of its name. */
export function wrongName(name: string): Found[] {
  if (read.test(name)) return [];
  const [, below = '', file = ''] = /^(.*\/)?(.*)$/.exec(name) ?? [];
  const isScenario = /\.s[ck]enarios?\.json/i.test(file);
  const stem = file
    .replace(/\.(?:s[ck]enarios?\.)?json.*$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const meant = `${below}${stem}${isScenario ? '.scenarios' : ''}.json`;
  return [
    {
      rule: 'file-name',
      path: '',
      what: `Berkas "${file}" tidak dibaca: nama berkas hanya huruf kecil, angka, dan tanda hubung, dan berakhir dengan .json.`,
      fix: read.test(meant) ? `Ganti namanya menjadi "${meant}".` : 'Ganti namanya, atau hapus berkas ini.',
    },
  ];
}

/** The products of a folder: the names of their files. */
export function productsOf(texts: ReadonlyMap<string, string>): string[] {
  return namesBelow(texts, '');
}

/** The names of the files of a folder below another one, without `.json`; no scenarios. */
export function namesBelow(texts: ReadonlyMap<string, string>, below: string): string[] {
  return [...texts.keys()]
    .filter((name) => name.startsWith(below) && !name.slice(below.length).includes('/') && read.test(name))
    .map((name) => name.slice(below.length).replace(/\.json$/, ''))
    .filter((name) => !name.endsWith('.scenarios'));
}
