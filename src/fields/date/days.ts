/** What a calendar day looks like in a value. */
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD` as `DD/MM/YYYY`; `''` for what is no such text. */
export const dayText = (iso: string): string => {
  const [, year, month, day] = isoPattern.exec(iso) ?? [];
  return day === undefined ? '' : `${day}/${month}/${year}`;
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
