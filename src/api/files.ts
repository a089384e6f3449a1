import { apiSettings } from './settings';

/** Milliseconds to wait for the answer whether a file is there. */
const lookMs = 10_000;

/**
 * The address of a stored file or image: an absolute http(s) address and a path of this origin stay as they are; `name.webp`
 * and `/files/name.webp` are looked for in the folder of stored files. Undefined for everything else, such as `//host/x`,
 * `/\host/x`, `javascript:…` or a text with control characters, which browsers drop from addresses before they read them.
 */
export function fileUrl(stored: string): string | undefined {
  const text = stored.trim();
  if (text === '' || hasControlCharacter(text) || text.includes('\\') || text.startsWith('//'))
    return undefined;
  if (/^https?:\/\//i.test(text)) return isAddress(text) ? text : undefined;
  const { filesUrl } = apiSettings();
  if (text.startsWith('/files/')) return `${filesUrl}/${text.slice('/files/'.length)}`;
  if (text.startsWith('/')) return text;
  return /^[^/:?#]*\.[^/:?#.]+$/.test(text) ? `${filesUrl}/${encodeURIComponent(text)}` : undefined;
}

/**
 * Whether the back end says that it has no file at a stored address (404, 410). Any other answer, or none, is `false`. Only
 * the head of the answer is read.
 */
export async function isFileLost(stored: string): Promise<boolean> {
  const url = fileUrl(stored);
  if (url === undefined) return false;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), lookMs);
  try {
    const { status } = await fetch(url, { cache: 'no-store', signal: giveUp.signal });
    return status === 404 || status === 410;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
