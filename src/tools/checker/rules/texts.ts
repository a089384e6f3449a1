import { allDeclarations, stepsOf, type FormDefinition } from '../../../interpreter';
import type { RuleId } from '../catalogue';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import type { Role } from '../../../language/schema';
import { meantIn, type MeantText } from '../json/walk';

/** Texts that visitors read: as they are written, or with their markup. */
const kinds: Partial<Record<Role, 'plain' | 'formatted'>> = {
  prose: 'plain',
  template: 'plain',
  message: 'plain',
  option: 'plain',
  html: 'formatted',
};

/** One way in which a text is wrong: what it looks for, and what it says of a piece that it has found. */
interface Fault {
  rule: RuleId;
  /** Left out: in every text. */
  only?: 'plain' | 'formatted';
  find: (text: string, placed: MeantText, names: ReadonlySet<string>) => string | undefined;
  what: (piece: string) => string;
  fix: (piece: string) => string;
  /** A piece of the text and what should stand in its place; left out: that is not known. */
  swap?: (piece: string, text: string) => readonly [piece: string, by: string];
}

const piece =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.exec(text)?.[0];

const most: Readonly<Record<string, { length: number; words: string }>> = {
  label: { length: 200, words: 'label' },
  title: { length: 150, words: 'judul' },
};

const english = new Set(
  'please enter your click here the must should continue choose select required invalid you submit with and this next upload'.split(
    ' ',
  ),
);

const markup = /<\/?[a-zA-Z][^<>]*>/g;

/** Signs that people write by name. */
const signs: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What people write for each other, and blanks of templates. */
const notes =
  /\b(?:TODO|TBD|FIXME|XXX+|[Ll]orem ipsum|[Cc]atatan internal|[Bb]elum final|(?:ke|dari|dengan) tim (?:IT|TI|[Ll]egal|[Pp]roduk|[Bb]isnis|[Kk]epatuhan))\b|\[(?:isi|tulis|nama|teks)\b[^[\]]*\]/;

const faults: readonly Fault[] = [
  {
    rule: 'text-blank',
    only: 'plain',
    find: (text, { key }) =>
      // A placeholder of blanks is one way to have none.
      key !== 'placeholder' && text !== '' && /^[\s\u200b-\u200d\u2060\ufeff]+$/u.test(text)
        ? key
        : undefined,
    what: () => 'Teks ini kosong: hanya berisi spasi atau tanda yang tak terlihat.',
    fix: (key) => `Tulis isi "${key}", yaitu teks yang dibaca pengunjung.`,
  },
  {
    rule: 'text-draft',
    find: piece(/\$\{[^{}]*\}/),
    what: (found) => `"${found}" tampil dengan tanda dolarnya.`,
    fix: (found) => `Tulis "${found.slice(1)}".`,
    swap: (found) => [found, found.slice(1)],
  },
  {
    // Braces that are meant as such are written so: only what is named like an answer was meant as one.
    rule: 'text-braces',
    find: (text, _, names) =>
      [...text.matchAll(/\{\{\s*([A-Za-z]\w*)[^{}]*\}\}/g)].find(([, name = '']) => names.has(name))?.[0],
    what: (found) => `"${found}" tampil dengan kurung kurawalnya, bukan jawabannya.`,
    fix: (found) => `Tulis "${found.slice(1, -1)}" bila jawabannya yang dimaksud.`,
    swap: (found) => [found, found.slice(1, -1)],
  },
  {
    rule: 'text-draft',
    find: piece(notes),
    what: (found) => `"${found}" adalah catatan, bukan teks untuk pengunjung.`,
    fix: (found) => `Ganti "${found}" dengan teks yang sebenarnya.`,
  },
  {
    rule: 'text-markup',
    only: 'plain',
    find: piece(/<\/?[a-zA-Z][^<>]*>|\*\*[^*]+\*\*/),
    what: (found) => `"${found}" tampil apa adanya: di sini teks biasa.`,
    fix: (found) => `Hapus "${found.startsWith('*') ? '**' : found}".`,
    swap: (_, text) => [text, text.replaceAll('**', '').replace(markup, '')],
  },
  {
    rule: 'text-markup',
    only: 'plain',
    find: piece(/&(?:[a-z]+|#\d+);/i),
    what: (found) => `"${found}" tampil apa adanya: di sini teks biasa.`,
    fix: (found) => (found === '&nbsp;' ? 'Tulis spasi biasa.' : `Tulis tandanya sendiri, bukan "${found}".`),
    swap: (found) => [found, signs[found] ?? found],
  },
  {
    rule: 'html-unclosed',
    only: 'formatted',
    find: unclosed,
    what: (tag) => `<${tag}> tidak ditutup, atau ditutup di luar urutannya.`,
    fix: (tag) => `Tulis </${tag}> sebelum penutup yang mengelilinginya.`,
  },
  {
    rule: 'text-long',
    only: 'plain',
    find: (text, { key }) => (text.length > (most[key]?.length ?? Infinity) ? most[key]?.words : undefined),
    what: (words) => `Teks ini terlalu panjang untuk sebuah ${words}.`,
    fix: (words) => `Persingkat ${words}nya; penjelasan ditulis pada guideText atau help.`,
  },
  {
    rule: 'asks-secret',
    only: 'plain',
    find: (text, { key, owner }) =>
      key === 'label' && 'name' in owner && 'type' in owner
        ? /\b(?:PIN|OTP|CVV|CVC|kata sandi|password|passcode)\b/i.exec(text)?.[0]
        : undefined,
    what: (found) => `Pertanyaan ini meminta ${found}.`,
    fix: () => 'Hapus pertanyaan ini: bank tidak pernah memintanya.',
  },
  {
    rule: 'optional-consent',
    only: 'plain',
    find: (text, { key, owner }) =>
      key === 'label' && isOptionalTick(owner)
        ? /\w*(?:setuju|nyetuju)\w*|\bmenyatakan\b/i.exec(text)?.[0]
        : undefined,
    what: (found) => `Ini meminta persetujuan (“${found}”), tetapi boleh dilewati tanpa dicentang.`,
    fix: () => 'Tambahkan “Wajib diisi” pada pertanyaan ini, bila permohonan tidak berlaku tanpanya.',
  },
  {
    rule: 'text-foreign',
    find: (text, { owner }) => {
      if (owner['lang'] === 'en') return undefined;
      const found = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => english.has(word));
      return new Set(found).size > 1 ? found.join(', ') : undefined;
    },
    what: (found) => `Teks ini tampaknya berbahasa Inggris (${found}).`,
    fix: () => 'Tulis dalam bahasa Indonesia.',
  },
];

/** Texts that visitors should not read as they are: notes, signs of other engines, markup, English, too long, or nothing at all. */
export function texts(definition: FormDefinition): Found[] {
  const names = new Set([
    ...[...allDeclarations(definition)].map(({ field }) => field.name),
    ...(definition.values ?? []).map(({ name }) => name),
    // Messages know these.
    ...['response', 'label', 'limit', 'value'],
  ]);
  return meantIn(definition).flatMap((placed): Found[] => {
    const { role, path } = placed;
    const kind = kinds[role];
    if (kind === undefined) return [];
    const text = role === 'option' ? placed.text.replace(/^[^|]*\|/, '') : placed.text;
    const found = faults
      .filter(({ only }) => only === undefined || only === kind)
      .flatMap(({ rule, find, what, fix, swap }): Found[] => {
        const one = find(text, placed, names);
        if (one === undefined) return [];
        const edit = swap && { edit: { swap: swap(one, text) } };
        return [{ rule, path, what: what(one), fix: fix(one), ...edit }];
      });
    return found.slice(0, 1);
  });
}

const isOptionalTick = (owner: MeantText['owner']): boolean =>
  (owner['type'] === 'checkbox' || owner['type'] === 'switch') &&
  owner['required'] !== true &&
  owner['requiredWhen'] === undefined;

/** The first step whose button bears the word of who says none, which is English; one that is written was chosen. */
export function buttons({ definition }: Checked): Found[] {
  const { texts: { next, last } = {} } = definition;
  const isSent = definition.subProductId !== undefined;
  const steps = stepsOf(definition).filter(({ step }) => isSent && step.ends !== true);
  const bare = steps.find(
    ({ step }, at) =>
      step.next?.text === undefined && (next ?? (at === steps.length - 1 ? last : undefined)) === undefined,
  );
  const fix = 'Tambahkan “Teks tombol semua langkah” pada formulir: “Selanjutnya” dan “Periksa Permohonan”.';
  return bare ? [{ rule: 'foreign-button', path: bare.path, what: 'Tombolnya berbunyi “Submit”.', fix }] : [];
}

const alone = new Set(['br', 'hr', 'img', 'input', 'li', 'wbr']);

/** The first tag that is not closed where it should be. */
function unclosed(html: string): string | undefined {
  const open: string[] = [];
  for (const [, end = '', name = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^>]*>/g)) {
    const tag = name.toLowerCase();
    if (alone.has(tag)) continue;
    if (end === '') open.push(tag);
    else if (open.at(-1) === tag) open.pop();
    else return open.at(-1);
  }
  return open.at(-1);
}
