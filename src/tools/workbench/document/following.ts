import type { UploadField } from '../../../interpreter';
import { isObject } from '../../../interpreter';
import { textIn, valueAt } from '../../checker/json/walk';
import { checkMessage } from './beginnings';
import { readComparison } from './expressions';
import type { Known } from './known';
import { uploadGuide } from './palette';
import type { Edit } from './textEdits';

type Put = Extract<Edit, { do: 'set' }>;

/** The same edit with the text beside it that says what stood there before: one in other words stays. */
export function withTexts(known: Known, edit: Edit): Edit {
  if (edit.do !== 'set') return edit;
  const owner = edit.path.slice(0, -1);
  const around = valueAt(known.json, owner);
  const text = messageAfter(known, edit, around) ?? guideAfter(edit, around);
  if (text === undefined) return edit;
  return { do: 'all', edits: [edit, { do: 'set', path: [...owner, text.key], value: text.value }] };
}

type Following = { key: string; value: string } | undefined;

/** The message of a check that says its comparison. */
function messageAfter(known: Known, { path, value }: Put, check: unknown): Following {
  if (path.at(-1) !== 'that' || typeof value !== 'string') return undefined;
  const [before, after] = [readComparison(textIn(check, 'that')), readComparison(value)];
  if (!before || !after || textIn(check, 'message') !== checkMessage(known, before)) return undefined;
  return { key: 'message', value: checkMessage(known, after) };
}

/** The guide text of an upload that says its size and kinds. */
function guideAfter({ path, value }: Put, owner: unknown): Following {
  const key = path.at(-1);
  if (key !== 'maxSizeBytes' || typeof value !== 'number' || !isUpload(owner)) return undefined;
  const isSaid = owner.guideText === uploadGuide(owner);
  return isSaid ? { key: 'guideText', value: uploadGuide({ ...owner, maxSizeBytes: value }) } : undefined;
}

function isUpload(value: unknown): value is UploadField {
  return isObject(value) && value.type === 'upload';
}
