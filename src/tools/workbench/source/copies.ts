import { browserStorage, keysWith, readText, removeKeys, writeText } from '../../../storage';
import { isList, isObject } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { jsonOf } from '../../checker/json/walk';
import type { SourceFile } from './files';

/** A text of a definition that is not saved, as this device keeps it. */
export interface Copy {
  key: string;
  at: number;
  text: string;
  base: SourceFile;
  /** It has given way to another text, and is opened only where somebody asks for it. */
  apart?: true;
}

const keyPrefix = (name: string): string => `editor:${name}:`;

/** A key under which nothing is kept yet. */
export function freshKey(name: string): string {
  return `${keyPrefix(name)}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/** Keeps a copy; false: the device has no room, or keeps nothing. */
export function keepCopy({ key, ...copy }: Copy): boolean {
  return writeText(browserStorage(), key, JSON.stringify(copy)) === undefined;
}

/** Takes a copy away. */
export function forgetCopy(key: string): void {
  removeKeys(browserStorage(), [key]);
}

/** All copies of a definition, the newest first. */
export function copiesOf(name: string): Copy[] {
  const storage = browserStorage();
  return keysWith(storage, keyPrefix(name))
    .flatMap((key) => copyIn(key, jsonOf(readText(storage, key) ?? '')) ?? [])
    .sort((a, b) => b.at - a.at);
}

function copyIn(key: string, json: unknown): Copy | undefined {
  if (!isObject(json) || !isObject(json.base)) return undefined;
  const { at, text, apart } = json;
  const { text: saved, version } = json.base;
  if (typeof at !== 'number' || typeof text !== 'string' || typeof saved !== 'string') return undefined;
  const base = { text: saved, ...(typeof version === 'string' && { version }) };
  return { key, at, text, base, ...(apart === true && { apart }) };
}

/** The copies of a definition that no open page is writing. */
export async function leftCopies(name: string): Promise<Copy[]> {
  const copies = copiesOf(name);
  if (copies.length === 0 || !('locks' in navigator)) return copies;
  const { held = [] } = await navigator.locks.query();
  return copies.filter(({ key }) => !held.some((lock) => lock.name === key));
}

/** Says to other pages that this one is writing a copy; gives what ends that. */
export function holdCopy(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(key, () => held);
  return release;
}

const placeKey = (name: string): string => `editor-place:${name}`;

/** Keeps which part of a definition is being edited. */
export function keepPlace(name: string, place: Path): void {
  writeText(browserStorage(), placeKey(name), JSON.stringify(place));
}

const isKey = (value: unknown): value is Path[number] => ['string', 'number'].includes(typeof value);

/** The part of a definition that was edited last; `undefined`: nobody has edited it here. */
export function placeKept(name: string): Path | undefined {
  const json = jsonOf(readText(browserStorage(), placeKey(name)) ?? '');
  return isList(json) && json.every(isKey) ? json : undefined;
}
