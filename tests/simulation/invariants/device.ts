import { draftLifetimes } from '../../../src/language';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { Slot, World } from '../world';

/** What the device holds of a form, read without the portal's own code. */
export interface StoredRecord {
  record: Readonly<Record<string, unknown>>;
  expiry: number;
}

/** The draft on the device. */
export function keptDraft(visit: World): StoredRecord | undefined {
  return keptAt(visit, draftKey(visit));
}

/** The receipt on the device. */
export function keptReceipt(visit: World): StoredRecord | undefined {
  return keptAt(visit, `${draftKey(visit)}:receipt`);
}

/** What is known of what went out, on the device. */
export function keptApplication(visit: World): StoredRecord | undefined {
  return keptAt(visit, `${draftKey(visit)}:application`);
}

function draftKey({ versions }: World): string {
  return `eform:${versions[0]?.form.definition.slug ?? ''}`;
}

const read = new WeakMap<World, Map<string, { text: string; record: StoredRecord['record'] }>>();

function keptAt(visit: World, key: string): StoredRecord | undefined {
  const text = visit.device.entries.get(key);
  const expiry = visit.device.entries.get(`${key}:expiry`);
  if (text === undefined || expiry === undefined) return undefined;
  // Most of the time the same text stands there as before.
  const known = read.get(visit) ?? new Map<string, { text: string; record: StoredRecord['record'] }>();
  read.set(visit, known);
  let last = known.get(key);
  if (last?.text !== text) {
    last = { text, record: JSON.parse(text) as StoredRecord['record'] };
    known.set(key, last);
  }
  return { record: last.record, expiry: Number(expiry) };
}

/** Milliseconds for which a draft is kept at least. */
export function shortestLife({ version: { form } }: Pick<Slot, 'version'>): number {
  const { filling, previewing } = draftLifetimes(form.definition.draft);
  return 1000 * Math.min(filling, previewing);
}

/** Whether the device has kept everything since a moment, in time that nobody sets. */
export function wasFine({ storage, troubledAt, clockSetAt }: World, since: number): boolean {
  return storage === 'fine' && troubledAt < since && clockSetAt < since;
}

/** Whether the visitor has taken notice of what is shown, and puts it away. */
export function isPutAway(visit: World, { act }: Act): boolean {
  return act === 'forget' || act === 'escape' || (act === 'press' && frontOf(visit)?.before === 'dialog');
}
