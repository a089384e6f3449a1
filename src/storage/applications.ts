import type { ApplicationRecord } from '../session';
import { applicationKey, draftKey } from './drafts';
import { readExpiring, storeExpiring } from './expiring';
import { toApplication, toEarlierApplication } from './recordShapes';
import { attempt, readText, type WebStorage } from './webStorage';

/** How long a record stays after it was written last, in ms: a day. */
const lifetimeMs = 86_400_000;
/** Texts are as long as a multiple of this: a full storage refuses what grows, and takes what is overwritten. */
const block = 512;

/** Room for one text where the storage takes nothing. Any use may throw. */
export interface OtherPlace {
  read: () => string | undefined;
  /** `maxAge` in seconds. */
  write: (text: string, maxAge: number) => void;
}

interface Places {
  storage: WebStorage | undefined;
  /** In the order in which they are tried. */
  others: readonly OtherPlace[];
  /** Ms since 1970. */
  now: number;
}

/** Reads what went out of a form, of each place, however far the clock was set back. Never throws. */
export function loadApplications(slug: string, { storage, others, now }: Places): ApplicationRecord[] {
  const stored = readExpiring(storage, applicationKey(slug), now);
  const first = 'value' in stored ? stored.value : undefined;
  const parsed = (read: () => string | null | undefined): unknown =>
    attempt(() => JSON.parse(read() ?? 'null') as unknown);
  const found = [first, ...others.map((place) => parsed(place.read))];
  const earlier = toEarlierApplication(parsed(() => readText(storage, draftKey(slug))));
  return [earlier, ...found.map(toApplication)].filter((one) => one !== undefined);
}

/** Stores what went out of a form, elsewhere where the storage does not take it or lost it at once. Never throws. */
export function saveApplication(slug: string, record: ApplicationRecord, places: Places): void {
  const { storage, others, now } = places;
  const key = applicationKey(slug);
  const text = JSON.stringify(record);
  const { stored } = storeExpiring(storage, key, record, now, lifetimeMs, block);
  if (stored && readText(storage, key)?.trimEnd() === text) return;
  // What no place takes is lost with its page.
  others.find((place) => {
    attempt(() => place.write(text, lifetimeMs / 1000));
    return attempt(place.read) === text;
  });
}

const name = 'eform-application';

/**
 * Two more places of a form's page. A cookie that is sent to this site alone, and only with that page; then the page's entry in the
 * history of its tab, which outlives a reload where the browser refuses both storage and cookies.
 */
export function otherPlaces(slug: string): readonly OtherPlace[] {
  const cookie: OtherPlace = {
    read: () => {
      const own = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
      return own === undefined ? undefined : decodeURIComponent(own.slice(name.length + 1));
    },
    write: (text, maxAge) => {
      const value = `${name}=${encodeURIComponent(text)}`;
      document.cookie = `${value}; Path=/form/${slug}; SameSite=Strict; Max-Age=${maxAge}`;
    },
  };
  const key = `${name}:${slug}`;
  const entry: OtherPlace = {
    read: () => {
      const { text, until } = (history.state as Record<string, { text: string; until: number }>)[key] ?? {};
      return until !== undefined && until > Date.now() ? text : undefined;
    },
    // Beside what the router keeps there.
    write: (text, maxAge) => {
      const kept = { text, until: Date.now() + maxAge * 1000 };
      history.replaceState({ ...(history.state as object | null), [key]: kept }, '');
    },
  };
  return [cookie, entry];
}
