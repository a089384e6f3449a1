import { isObject, type Json } from '../../../interpreter';
import { valueAt } from '../../checker/json/parts';
import { slugFrom } from '../../new-form/slug';
import { withOwnNames } from './ownNames';
import type { Edit } from './textEdits';

/** Words of a label that make a name. */
const mostWords = 4;

/**
 * The edit that gives something new its words, and a name that follows from them: who adds a question thinks of its label. Any other
 * edit stays as it is.
 */
export function namedByWords(edit: Edit, text: string, fresh: readonly (string | number)[]): Edit {
  if (edit.do !== 'set' || typeof edit.value !== 'string') return edit;
  const [key, owner] = [edit.path.at(-1), edit.path.slice(0, -1)];
  if (owner.join('.') !== fresh.join('.')) return edit;
  const words = slugFrom(edit.value).split('-').filter(Boolean).slice(0, mostWords);
  const named: Readonly<Record<string, string>> | undefined =
    key === 'label' ? { name: camel(words) } : key === 'title' ? { id: words.join('-') } : undefined;
  if (named === undefined || !/^[a-z]/.test(words[0] ?? '')) return edit;
  const now = valueAt(JSON.parse(text), owner);
  const isThere = Object.entries(named).every(([one, name]) => isObject(now) && now[one] === name);
  if (isThere) return edit;
  const own = Object.entries(withOwnNames(named, text) as Readonly<Record<string, Json>>);
  return {
    do: 'all',
    edits: [edit, ...own.map(([name, value]): Edit => ({ do: 'set', path: [...owner, name], value }))],
  };
}

function camel(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}
