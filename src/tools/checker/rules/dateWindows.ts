import { addDays, fieldsLookedAt, isClosedDay, type DateField, type Value } from '../../../interpreter';
import { boundsBy } from '../../reach';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Days that are looked at in a window before it counts as open. */
const mostDays = 3_700;

/** Dates of which no day can be chosen today. Bounds that depend on answers are left aside. */
export function dateWindows({ form, today }: Checked): Found[] {
  if (!form) return [];
  const boundsOf = boundsBy(form, today);
  return fieldsLookedAt(form).flatMap((field): Found | Found[] => {
    const { definition, path } = field;
    if (definition.type !== 'date' && definition.type !== 'monthYear') return [];
    const [min, max] = boundsOf(field);
    if (typeof min === 'string' && typeof max === 'string' && min > max) {
      const [first, last] = definition.type === 'date' ? ['Tanggal', 'tanggal'] : ['Bulan', 'bulan'];
      const what = `${first} paling awal (${min}) berada sesudah ${last} paling akhir (${max}).`;
      return {
        rule: 'empty-window',
        path: definition.minDate === undefined ? path : `${path}.minDate`,
        what,
        fix: 'Perbaiki minDate atau maxDate.',
      };
    }
    if (definition.type !== 'date' || today === undefined || hasOpenDay(definition, min, max, today))
      return [];
    const what = `Hari ini (${today}) tidak ada satu tanggal pun yang dapat dipilih untuk "${definition.label}".`;
    const fix = 'Perbaiki minDate, maxDate, disable, atau maxWeekdaysAhead.';
    return { rule: 'empty-window', path, what, fix };
  });
}

function hasOpenDay(field: DateField, min: Value, max: Value, today: string): boolean {
  const past = field.disable?.includes('past') === true;
  const [first = today] = ['1900-01-01', typeof min === 'string' ? min : '', past ? today : '']
    .sort()
    .reverse();
  const last = typeof max === 'string' && max !== '' ? max : '9999-12-31';
  for (let count = 0; count < mostDays; count += 1) {
    const day = addDays(first, count);
    if (day === undefined || day > last) return false;
    if (!isClosedDay(day, field, { today })) return true;
  }
  return false;
}
