import { fetchDefinition } from '../../../api';
import { browserClock } from '../../../form';
import type { Folder } from '../../checker';
import { isObject } from '../../../interpreter';
import { publishedFolder } from '../../publication/release';

/** A file as it stands in the folder of definitions. */
export interface SourceFile {
  text: string;
  /** Names what is replaced by the next save; without one there is no saving. */
  version?: string;
}

/** Why a file was not saved. */
export type SaveFault = 'conflict' | 'not-json' | 'failed';

/** Everything around a file that rules which look beyond it read. */
export interface WholeFolder {
  texts: Readonly<Record<string, string>>;
  /** When each was changed last, in ms since 1970. */
  changed: Readonly<Record<string, number>>;
  /** The addresses of the files that the portal serves; left out: nobody knows them. */
  files?: readonly string[];
}

/** Where the workbench finds definitions and their scenarios, and puts them back. */
export interface SourceFolder {
  saves: boolean;
  /** `undefined`: there is no such file. Throws when nobody answers. */
  read: (name: string) => Promise<SourceFile | undefined>;
  /** `version` of the file that is replaced; `undefined`: a new one. */
  save: (name: string, text: string, version: string | undefined) => Promise<{ version: string } | SaveFault>;
  /** `undefined`: only single files can be read here. */
  whole: () => Promise<WholeFolder | undefined>;
  /** A file of what was published, by its path below `publikasi/`; `undefined`: there is none. Throws when nobody answers. */
  published: (path: string) => Promise<string | undefined>;
  /** Writes files of a publication; left out: a server does it. */
  publish?: (path: string, content: string | Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** The folder behind the development server. */
export const developmentFolder: SourceFolder = {
  saves: true,
  read: async (name) => {
    const response = await fetch(addressOf(name), { cache: 'no-store' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return { text: await response.text(), version: response.headers.get('ETag') ?? undefined };
  },
  save: async (name, text, version) => {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      ...(version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version }),
    };
    const response = await fetch(addressOf(name), { method: 'PUT', body: text, headers }).catch(
      () => undefined,
    );
    const saved = response?.ok ? response.headers.get('ETag') : null;
    if (saved) return { version: saved };
    return response?.status === 412 ? 'conflict' : response?.status === 400 ? 'not-json' : 'failed';
  },
  whole: async () => {
    const response = await fetch(addressOf(''), { cache: 'no-store' }).catch(() => undefined);
    const whole: unknown = response?.ok && (await response.json().catch(() => undefined));
    return isWhole(whole) ? whole : undefined;
  },
  published: async (path) => {
    const response = await fetch(addressOf(`${publishedFolder}/${path}`), { cache: 'no-store' });
    // What is not there is no fault: a product that was never published has no files.
    if (response.status === 204) return undefined;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  },
};

/** The definitions of a built site: to look at and to try, not to save. */
export const builtSite: SourceFolder = {
  saves: false,
  read: async (name) => {
    const slug = /^([^.]+)\.json$/.exec(name)?.[1];
    if (slug === undefined) return undefined;
    const answer = await fetchDefinition(slug);
    return answer.kind === 'not-found' ? undefined : { text: answer.text };
  },
  save: () => Promise.resolve('failed'),
  whole: () => Promise.resolve(undefined),
  published: () => Promise.resolve(undefined),
};

/** Whether it is the development server's answer: a proxy before it may give another. */
const isWhole = (value: unknown): value is WholeFolder =>
  isObject(value) && isObject(value.texts) && isObject(value.changed);

function addressOf(name: string): string {
  return `/__editor/form-definitions/${name}`;
}

/** A folder as the checker reads it, today; `files` left out: nobody knows which files the portal serves. */
export function checkedFolder({ texts, files }: Pick<WholeFolder, 'texts' | 'files'>): Folder {
  const served = files && new Set(files);
  return {
    texts: new Map(Object.entries(texts)),
    exists: (address) => served?.has(decodeURIComponent(address)) ?? true,
    today: browserClock.today(),
  };
}
