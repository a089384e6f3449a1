/** Month and day of the holidays that are the same each year. */
const fixed = ['01-01', '05-01', '06-01', '08-17', '12-25'];

/** Holidays by the moon, as the government has announced them; years that are missing here have none. */
const announced: Readonly<Record<number, readonly string[]>> = {
  2026: ['01-16', '02-17', '03-19', '03-21', '03-22', '05-27', '05-31', '06-16', '08-25'],
};

/** Good Friday, Easter and Ascension, in days from Easter. */
const easterDays = [-2, 0, 39];

/** Indonesia's national holidays of a year, the one before and the two after, as `YYYY-MM-DD`, in order. */
export function holidaysAround(year: number): string[] {
  return [year - 1, year, year + 1, year + 2].flatMap((one) => {
    const days = [...fixed, ...(announced[one] ?? [])].map((day) => `${one}-${day}`);
    return [...days, ...easterDays.map((days) => fromEaster(one, days))].sort();
  });
}

/** Easter by the Gregorian computus (Meeus, Jones and Butcher). */
function fromEaster(year: number, days: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 19 * a + 15;
  const h = d % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const easter = Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
  return new Date(easter + days * 86_400_000).toISOString().slice(0, 10);
}
