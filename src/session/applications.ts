import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Store } from './ports';
import type { ApplicationRecord, SentKey, WriteCall } from './records';

/** Most keys that are kept of an application; what is open or registered is kept beyond it. */
const mostKeys = 12;

/** What goes out: an intent, by a call whose body is written so in the definition. */
export interface Wanted {
  call: WriteCall;
  intent: string;
  source: string;
}

/** The key under which an intent of an application is sent: a pure function, so that every tab computes the same. */
export function keyOf(id: string, { call, intent, source }: Wanted): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([id, call, intent]) + source))).slice(0, 32);
}

/** What the device knows of the newest application. */
export function storedRecord(store: Store | undefined): ApplicationRecord | undefined {
  return store?.loadApplications().reduce<ApplicationRecord | undefined>(mergedRecords, undefined);
}

/** The sending that went out last. */
export function newestOf(keys: readonly SentKey[]): SentKey | undefined {
  const last = Math.max(...keys.map(({ place }) => place));
  return keys.find(({ place }) => place === last);
}

/** What two places know: of two applications the later one, of the same one all keys, each as far as it has come. */
export function mergedRecords(
  one: ApplicationRecord | undefined,
  other: ApplicationRecord | undefined,
): ApplicationRecord | undefined {
  if (!one || !other) return one ?? other;
  if (one.id !== other.id) return other.began > one.began ? other : one;
  const keys = new Map(one.keys.map((sent) => [sent.key, sent]));
  for (const sent of other.keys) {
    const known = keys.get(sent.key);
    keys.set(sent.key, known ? furthest(known, sent) : sent);
  }
  return { id: one.id, began: Math.max(one.began, other.began), keys: [...keys.values()] };
}

/** Registered is registered; else the newer sending is known better, and of the same one how it ended. */
function furthest(one: SentKey, other: SentKey): SentKey {
  const place = Math.max(one.place, other.place);
  const rank = ({ state }: SentKey): number => ['sent', 'refused', 'done'].indexOf(state);
  const isDone = one.state === 'done' || other.state === 'done';
  const isOther = isDone || one.sends === other.sends ? rank(other) > rank(one) : other.sends > one.sends;
  return { ...(isOther ? other : one), place };
}

/** A record in which a key stands so; what was refused first makes room. */
export function withKey(record: ApplicationRecord, sent: SentKey): ApplicationRecord {
  const keys = [...record.keys.filter(({ key }) => key !== sent.key), sent];
  const refused = keys.filter((one) => one.state === 'refused' && one !== sent);
  const first = refused.find(({ place }) => place === Math.min(...refused.map((one) => one.place)));
  return { ...record, keys: keys.length > mostKeys ? keys.filter((one) => one !== first) : keys };
}
