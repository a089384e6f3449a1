import { apiSettings } from './settings';

/**
 * The address of a stored file or image: an absolute http(s) address and a path of this origin stay as they are; `name.webp`
 * and `/files/name.webp` are looked for in the folder of stored files. Undefined for everything else, such as `//host/x`,
 * `/\host/x`, `javascript:…` or a text with control characters, which browsers drop from addresses before they read them.
 */
export function fileUrl(stored: string): string | undefined {
  const text = stored.trim();
  if (text === '' || hasControlCharacter(text) || text.includes('\\') || text.startsWith('//'))
    return undefined;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : undefined;
  const { filesUrl } = apiSettings();
  if (text.startsWith('/files/')) return `${filesUrl}/${text.slice('/files/'.length)}`;
  if (text.startsWith('/')) return text;
  return /^[^/:?#]*\.[^/:?#.]+$/.test(text) ? `${filesUrl}/${encodeURIComponent(text)}` : undefined;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
