import { quoted } from './received';

/** A path as a developer would type it: `steps[1].blocks[3].label`; keys that are no identifiers in `["…"]`. */
export function pathText(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => path + stepText(key, path === ''), '');
}

function stepText(key: unknown, first: boolean): string {
  if (typeof key === 'number') return `[${key}]`;
  const word = String(key);
  if (!/^[A-Za-z_$][\w$]{0,79}$/.test(word)) return `[${quoted(word)}]`;
  return first ? word : `.${word}`;
}
