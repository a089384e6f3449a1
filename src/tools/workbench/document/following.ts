import { textIn, valueAt } from '../../checker/json/walk';
import { checkMessage } from './beginnings';
import { readComparison } from './expressions';
import type { Known } from './known';
import type { Edit } from './textEdits';

type Put = Extract<Edit, { do: 'set' }>;

/** The same edit with the text beside it that says what stood there before: one in other words stays. */
export function withTexts(known: Known, edit: Edit): Edit {
  if (edit.do !== 'set') return edit;
  const owner = edit.path.slice(0, -1);
  const around = valueAt(known.json, owner);
  const message = messageAfter(known, edit, around);
  if (message === undefined) return edit;
  return { do: 'all', edits: [edit, { do: 'set', path: [...owner, 'message'], value: message }] };
}

/** The message of a check that says its comparison. */
function messageAfter(known: Known, { path, value }: Put, check: unknown): string | undefined {
  if (path.at(-1) !== 'that' || typeof value !== 'string') return undefined;
  const [before, after] = [readComparison(textIn(check, 'that')), readComparison(value)];
  if (!before || !after || textIn(check, 'message') !== checkMessage(known, before)) return undefined;
  return checkMessage(known, after);
}
