import type { Json } from '../../../interpreter';
import type { Offer, Part } from './parts';
import { words } from './words';

const groups = { often: 'Sering dipakai', seldom: 'Lainnya' };
/** A menu that is longer has headings and a search. */
export const shortMenu = 8;

/** The lines of a menu that have every word that is sought, in whichever of their texts or in what bankers call them; those whose own name has it first. */
export function foundLines<Line extends Pick<Offer, 'name' | 'title' | 'called' | 'about' | 'group'>>(
  lines: readonly Line[],
  query: string,
): readonly Line[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => parts.every((part) => text.toLowerCase().includes(part));
  const found = lines.filter(({ name, title = '', called = '', about = '', group = '' }) =>
    has(`${title} ${called} ${about} ${group} ${name} ${words.alike[name] ?? ''}`),
  );
  const rank = ({ name, called = name, title = called }: Line): number => Number(!has(title));
  return parts.length === 0 ? found : found.sort((one, other) => rank(one) - rank(other));
}

/** What may be added, the common first, each by what editors call it. */
export function commonFirst(offers: readonly Offer[]): readonly Offer[] {
  if (offers.length <= shortMenu) return offers;
  const isSeldom = ({ title }: Offer): boolean => title === undefined;
  const grouped = offers.map((one) => ({ ...one, group: isSeldom(one) ? groups.seldom : groups.often }));
  return grouped.sort((a, b) => Number(isSeldom(a)) - Number(isSeldom(b)));
}

/** A number as people write it, `Rp 50.000` and `2,5` too; what is none stays a text, which the definition then refuses. */
export function numberIn(typed: string): Json {
  const text = typed.trim().replace(/^Rp\.?\s*/i, '');
  const isDotted = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const plain = (isDotted ? text.replaceAll('.', '') : text).replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return plain === '' || Number.isNaN(Number(plain)) ? typed : Number(plain);
}

/** A choice that is reworded keeps the code under which it is sent. */
export function choiceIn(typed: string, before: string): string {
  const [, code] = /^([^|]*)\|/.exec(before) ?? [];
  return code === undefined || typed.includes('|') || typed.trim() === '' ? typed : `${code}|${typed}`;
}

/** One more choice, with the next code where the others have codes that are numbers. `undefined`: they are written otherwise. */
export function nextChoice(parts: readonly Part[]): string | undefined {
  const written = parts.flatMap((part) => (part.kind === 'text' ? [part.value] : []));
  if (written.length === 0 || written.length < parts.length) return undefined;
  const codes = written.flatMap((one) => /^(\d+)\|/.exec(one)?.slice(1) ?? []);
  if (codes.length === written.length) {
    const next = Math.max(...codes.map(Number)) + 1;
    return `${next}|Pilihan ${next}`;
  }
  return written.some((one) => one.includes('|')) ? undefined : `Pilihan ${written.length + 1}`;
}
