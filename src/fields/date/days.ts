/** Lengths of day, month and year as typed. */
const partLengths = [2, 2, 4];

/** What a calendar day looks like in a value. */
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD` as `DD/MM/YYYY`; `''` for what is no such text. */
export const dayText = (iso: string): string => {
  const [, year, month, day] = isoPattern.exec(iso) ?? [];
  return day === undefined ? '' : `${day}/${month}/${year}`;
};

/** `DD/MM/YYYY` as `YYYY-MM-DD`; `''` when it is incomplete or the calendar has no such day. */
export const dayOfText = (text: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year !== undefined && isoOfDate(dateOfIso(iso)) === iso ? iso : '';
};

/** `YYYY-MM-DD` as the midnight, by the visitor's clock, that a calendar works with. */
export const dateOfIso = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, 0, 1);
  // Not the constructor, which takes years below 100 for those of the last century.
  date.setFullYear(year, month - 1, day);
  return date;
};

/** The calendar day of a date by the visitor's clock, `YYYY-MM-DD`. */
export const isoOfDate = (date: Date): string => {
  const padded = (number: number, length: number): string => String(number).padStart(length, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
};

/**
 * What is typed into a date, in its form `DD/MM/YYYY`: digits move on to the next part when theirs is full, and
 * any other character closes a part early (`1/` reads `01/`). A pasted `YYYY-MM-DD` is turned round. `caret` is
 * where the caret stands: in a full date the typed digit replaces the next one instead of pushing the last one out.
 */
export const typedDay = (raw: string, caret: number): string => {
  const pasted = dayText(raw.trim());
  return pasted === '' ? typedParts(raw, caret, partLengths) : pasted;
};

/** What is typed in parts of these lengths, all but the last of two digits, joined by `/`. */
export const typedParts = (raw: string, caret: number, partLengths: readonly number[]): string => {
  const parts = [''];
  const most = partLengths.reduce((sum, length) => sum + length, 0);
  for (const character of withoutOverflow(raw, caret, most)) {
    const place = parts.length - 1;
    const part = parts[place] ?? '';
    const full = part.length === partLengths[place];
    const last = place === partLengths.length - 1;
    if (/\d/.test(character)) {
      if (!full) parts[place] = part + character;
      else if (!last) parts.push(character);
    } else if (part !== '' && !last) {
      parts[place] = part.padStart(2, '0');
      parts.push('');
    }
  }
  return parts.join('/');
};

/** Takes away the digit behind the caret when there is one more than there may be. */
const withoutOverflow = (raw: string, caret: number, most: number): string => {
  const digits = raw.replace(/\D/g, '').length;
  if (digits !== most + 1 || caret >= raw.length) return raw;
  const behind = raw.slice(caret);
  return raw.slice(0, caret) + behind.replace(/\d/, '');
};
