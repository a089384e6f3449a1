/** Every digit that a number has, and never an exponent. */
const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 15 });

/** A number with dots between groups of three and a decimal comma: `1500000.5` is `1.500.000,5`. */
export function withDots(amount: number): string {
  return format.format(amount);
}

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' });
const moments = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

/** A moment, ISO 8601, as the visitor's calendar day: `15 Januari 2026`. What is no moment stays as it is. */
export const dayInWords = (moment: string): string => inWords(days, moment);

/** A moment, ISO 8601, by the visitor's clock: `15 Januari 2026 pukul 09.30`; a day alone has no time. */
export const momentInWords = (moment: string): string =>
  inWords(dayAlone.test(moment) ? days : moments, moment);

/** JavaScript takes it for midnight in Greenwich, which is another day in half of the world. */
const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

function inWords(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(dayAlone.test(moment) ? `${moment}T00:00` : moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
}
