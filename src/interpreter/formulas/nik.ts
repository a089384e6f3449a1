import { isCalendarDay } from '../../language';

/** A national identity number (NIK): six digits of a region, day of birth (of women 40 more), month, year, and four digits of a series. */
const nik = /^\d{6}(\d\d)(\d\d)(\d\d)\d{4}$/;

/** What is added to the day of birth of a woman. */
const ofWomen = 40;

/** The day of birth that an identity number contains; of two centuries the later one that is not to come. `undefined`: it says none. */
export function bornBy(text: string, today: string): string | undefined {
  const [, day, month, year] = nik.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = String(Number(day) - (isWomanBy(text) === true ? ofWomen : 0)).padStart(2, '0');
  return ['20', '19']
    .map((century) => `${century}${year}-${month}-${date}`)
    .find((born) => isCalendarDay(born) && born <= today);
}

/** Whether an identity number is a woman's; `undefined` where it is no such number. */
export function isWomanBy(text: string): boolean | undefined {
  const day = nik.exec(text)?.[1];
  return day === undefined ? undefined : Number(day) > ofWomen;
}
