import type { ApplicationRecord } from '../session';
import { applicationKey } from './drafts';
import { readExpiring, storeExpiring } from './expiring';
import { toApplication } from './recordShapes';
import { readText, type WebStorage } from './webStorage';

/** How long the record of an application stays after it was written last, in ms: a day. */
const lifetimeMs = 86_400_000;
/** Texts are as long as a multiple of this: a full storage refuses what grows, and takes what is overwritten. */
const block = 512;

/** One text beside the storage, for where that takes nothing. */
export interface Cookie {
  /** `undefined`: none, or not to be read. */
  read: () => string | undefined;
  /** Never throws. `maxAge` in seconds. */
  write: (text: string, maxAge: number) => void;
}

interface Places {
  storage: WebStorage | undefined;
  cookie: Cookie;
  /** Ms since 1970. */
  now: number;
}

/** Reads what went out of a form, of each place that has something. Never throws. */
export function loadApplications(slug: string, { storage, cookie, now }: Places): ApplicationRecord[] {
  const stored = readExpiring(storage, applicationKey(slug), now, lifetimeMs);
  const found = [stored.kind === 'found' ? stored.value : undefined, parsed(cookie.read())];
  return found.map(toApplication).filter((one) => one !== undefined);
}

/** Stores what went out of a form, in a cookie where the storage does not take it or has lost it at once. Never throws. */
export function saveApplication(slug: string, record: ApplicationRecord, places: Places): void {
  const { storage, cookie, now } = places;
  const key = applicationKey(slug);
  const text = JSON.stringify(record);
  const { stored } = storeExpiring(storage, key, record, now, lifetimeMs, block);
  if (!stored || readText(storage, key)?.trimEnd() !== text) cookie.write(text, lifetimeMs / 1000);
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const name = 'eform-application';

/** The cookie of a form's page: it is sent to nobody but this site, and only with that page. */
export function browserCookie(slug: string): Cookie {
  return {
    read: () => {
      try {
        const own = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
        return own === undefined ? undefined : decodeURIComponent(own.slice(name.length + 1));
      } catch {
        return undefined;
      }
    },
    write: (text, maxAge) => {
      try {
        const value = `${name}=${encodeURIComponent(text)}`;
        document.cookie = `${value}; Path=/form/${slug}; SameSite=Strict; Max-Age=${maxAge}`;
      } catch {
        // What no place takes lives as long as its page.
      }
    },
  };
}
