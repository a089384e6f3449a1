import { type AnswerCheck, isList, type Json } from '../../../interpreter';
import { browserClock } from '../../../form';
import type { Path, Schema } from '../../../language/schema';
import { canHold, checkMessage, readsChecks } from './beginnings';
import { fitted, placed, type Put, schemaFor } from './fit';
import type { Known } from './questions';
import { titleOf } from './outline';
import { withOwnNames } from './language';
import { type Offer, type Part, partAt } from './parts';
import type { Refused } from './notices';
import type { Edit } from './textEdits';
import type { Try } from './useEditing';
import { usersOf } from './users';
import { words } from './words';
import { textIn, valueAt } from '../../checker/json/walk';
import { readComparison } from './expressions';

/** The half of the document in which an edit was made: a refusal is shown there. */
export type Half = 'outline' | 'part';

interface EditParts {
  slug: string;
  /** The text that is on the screen, as it was drawn; and as it is by now. */
  text: string;
  newest: () => string;
  root: Part;
  known: Known | undefined;
  texts: ReadonlyMap<string, string>;
  attempt: Try;
  added: (path: Path) => void;
  /** Shows why an edit was refused, or nothing; gives the reason back. */
  report: (of: Half, why: string | undefined, more?: Partial<Refused>) => string | undefined;
}

export type Edits = ReturnType<typeof editsOf>;

/** The ways to change the document that is drawn now; each gives why it may not be changed so, or nothing. */
export function editsOf({ slug, text, newest, root, known, texts, attempt, added, report }: EditParts) {
  /** Makes an edit; an edit that something else forbids is refused, with who forbids it and why. */
  const tried =
    (of: Half): Try =>
    (edit, focus) => {
      const now = newest();
      const why = attempt(edit, focus);
      if (why === undefined || edit.do !== 'remove') return report(of, why);
      const own = partAt(root, edit.path);
      const users = usersOf(now, edit, { form: known?.form, slug, includedForms: texts });
      return report(of, why, { users, title: own ? titleOf(own) || String(edit.path.at(-1)) : '' });
    };
  /** Sets an answer of the document in the way that fits what stands around it. */
  const change: Try = (edit, focus) => {
    const why = attempt(known ? withMessage(known, edit) : edit, focus);
    if (why === undefined) report('part', undefined);
    return why;
  };
  /** Puts something new into the document; `otherwise`: what else would do. */
  const put = (edit: Put, otherwise: Offer['otherwise'] = [], focus: Path): string | undefined => {
    const json: unknown = JSON.parse(text);
    const schema = schemaFor(json, edit);
    const fit = (now: string, one: Put): Put =>
      known ? fitted(now, one, { ...known, json: JSON.parse(now) }, slug, texts) : one;
    const values = [edit.value, ...otherwise].filter(
      (value) => !schema || !known || canBegin(known, schema, value),
    );
    if (values.length === 0) return words.noCheck;
    const ways = values.flatMap((value) => {
      const own = { ...edit, value: schema ? withOwnNames(value, schema, json) : value };
      return [() => placed(text, own, fit), () => fit(text, own)];
    });
    return firstOf(attempt, ways, focus);
  };
  /** The same in the part that is chosen, where it is said why not. */
  const putInPart = (edit: Put, focus: Path, otherwise?: Offer['otherwise']): string | undefined => {
    const why = report('part', put(edit, otherwise, focus));
    if (why === undefined) added(edit.do === 'insert' ? [...edit.path, edit.index] : edit.path);
    return why;
  };
  return { tried, change, put, putInPart };
}

/** Makes the first of these edits that may be made; otherwise why the first of them may not. */
function firstOf(
  attempt: Try,
  ways: readonly (() => Edit)[],
  focus?: Parameters<Try>[1],
): string | undefined {
  const reasons: string[] = [];
  for (const way of ways) {
    const why = attempt(way(), focus);
    if (why === undefined) return undefined;
    reasons.push(why);
  }
  return reasons[0];
}

/** Whether a check, or a list of them, can be passed by somebody; anything else may begin. */
function canBegin(known: Known, schema: Schema<unknown>, value: Json): boolean {
  if (readsChecks(schema) === undefined) return true;
  // What is offered as a check is one of the language.
  const checks = (isList(value) ? value : [value]) as readonly unknown[] as readonly AnswerCheck[];
  return checks.every((one) => canHold(known, one, browserClock.today()));
}

/** The same edit with the message of a check that says its comparison; one in other words stays. */
function withMessage(known: Known, edit: Edit): Edit {
  if (edit.do !== 'set' || edit.path.at(-1) !== 'that' || typeof edit.value !== 'string') return edit;
  const owner = edit.path.slice(0, -1);
  const check = valueAt(known.json, owner);
  const [before, after] = [readComparison(textIn(check, 'that')), readComparison(edit.value)];
  if (!before || !after || textIn(check, 'message') !== checkMessage(known, before)) return edit;
  const value = checkMessage(known, after);
  return { do: 'all', edits: [edit, { do: 'set', path: [...owner, 'message'], value }] };
}
