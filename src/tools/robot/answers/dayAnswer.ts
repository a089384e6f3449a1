import { addDays, yearsOf, type Facts, type FieldView } from '../../../interpreter';
import { chance, type Style } from '../chance';

const dayMs = 86_400_000;
/** Days that are looked at one after the other before a window counts as empty: two years. */
const mostTried = 730;

/** A day that can be chosen; `undefined` when none was found between its limits. */
export function dayAnswer(
  isClosed: (day: string) => boolean,
  { min, max }: Pick<FieldView, 'min' | 'max'>,
  facts: Facts,
  style: Style,
  seed: string,
): string | undefined {
  const years = yearsOf(facts.today);
  const first = later(years.first, dayIn(min));
  const last = earlier(years.last, dayIn(max));
  if (first > last) return undefined;
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
  const isOpen = (day: string): boolean => day >= first && day <= last && !isClosed(day);
  const start =
    style === 'least'
      ? first
      : style === 'most'
        ? last
        : (addDays(first, Math.floor(chance(seed) * (days + 1))) ?? first);
  const direction = style === 'most' ? -1 : 1;
  return search(start, direction, isOpen) ?? search(start, -direction, isOpen) ?? nearToday(facts, isOpen);
}

/** A month that can be chosen; `undefined` when there is none between its limits. */
export function monthAnswer(
  { min, max }: Pick<FieldView, 'min' | 'max'>,
  facts: Facts,
  style: Style,
  seed: string,
): string | undefined {
  const [first, last] = [min, max].map((month) => dayIn(month) && `${month}-01`);
  return dayAnswer(() => false, { min: first, max: last }, facts, style, seed)?.slice(0, 7);
}

/** A field that closes days may leave open only few of a window of a hundred years: those from today on. */
function nearToday({ today }: Facts, isOpen: (day: string) => boolean): string | undefined {
  return search(today, 1, isOpen) ?? search(today, -1, isOpen);
}

function search(start: string, direction: number, isOpen: (day: string) => boolean): string | undefined {
  for (let tried = 0; tried <= mostTried; tried += 1) {
    const day = addDays(start, tried * direction);
    if (day !== undefined && isOpen(day)) return day;
  }
  return undefined;
}

function dayIn(limit: number | string | undefined): string | undefined {
  return typeof limit === 'string' && limit !== '' ? limit : undefined;
}

function later(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}

function earlier(one: string, other: string | undefined): string {
  return other !== undefined && other < one ? other : one;
}
