import {
  checkStep,
  facet,
  formPath,
  sameCode,
  toDraft,
  type CompiledField,
  type CompiledForm,
  type FormState,
  type Value,
} from '../../../interpreter';
import { frontOf, perform } from '../../simulation/perform';
import { createWorld } from '../../simulation/createWorld';
import { servedAs, type Example } from './examples';

/** What becomes of an answer of a draft when its visitor comes back to a new version. */
export type DraftFate =
  /** It is there. */
  | 'kept'
  /** Something else stands in its place: computed, lowered, or chosen again. */
  | 'changed'
  /** The question is there, and empty. */
  | 'asked'
  /** The question is not asked of this visitor any more. */
  | 'hidden'
  /** There is no such question. */
  | 'lost';

/** What one visitor finds on return. */
export interface Return {
  /** By the answers' names in the version before. */
  fates: ReadonlyMap<string, DraftFate>;
  /** The step on which the draft was left, and the one that is shown. */
  from: string;
  to: string;
  /** Answers on steps before that one that are now missing or wrong, by their names in the new version. */
  owed: readonly string[];
}

/** Lets a draft's visitor come back to a new version: the session's own restoring, and nothing like it. */
export async function comeBack(
  before: CompiledForm,
  after: CompiledForm,
  { left, draft }: Example,
): Promise<Return> {
  const visit = createWorld([servedAs(after, 'after')], { query: '' }, () => [], left);
  await perform(visit, { act: 'openAgain', with: 'plain' });
  const session = frontOf(visit)?.session;
  if (!session) throw new Error('drafts: a page that is opened shows its form');
  const state = session.state();
  const there = toDraft(after, state).data;
  const fates = new Map<string, DraftFate>();
  for (const [name, value] of Object.entries(draft.data)) {
    if (!before.fields.has(name)) continue;
    const field = successorOf(after, name);
    fates.set(name, field ? fateOf(after, state, field, value, there[field.name]) : 'lost');
  }
  return { fates, from: draft.activeStep, to: state.step, owed: owedIn(after, state, session.facts()) };
}

/** The question that an answer of this name goes to. */
function successorOf({ fields }: CompiledForm, name: string): CompiledField | undefined {
  return fields.get(name) ?? [...fields.values()].find(({ definition }) => definition.renamedFrom === name);
}

function fateOf(
  form: CompiledForm,
  state: FormState,
  field: CompiledField,
  value: Value,
  now: Value,
): DraftFate {
  if (now !== undefined) return isSame(value, now) ? 'kept' : 'changed';
  return facet(form, state, field.visible) ? 'asked' : 'hidden';
}

/** A choice is its code, however it is worded. */
function isSame(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return sameCode(one, other);
  return JSON.stringify(one) === JSON.stringify(other);
}

function owedIn(form: CompiledForm, state: FormState, facts: Parameters<typeof checkStep>[3]): string[] {
  const path = formPath(form, state);
  const passed = path.slice(
    0,
    Math.max(
      0,
      path.findIndex(({ id }) => id === state.step),
    ),
  );
  const isProof = (name: string): boolean => form.fields.get(name)?.row.proof === true;
  return passed.flatMap((step) =>
    Object.keys(checkStep(form, state, step, facts)).filter((name) => !isProof(name)),
  );
}
