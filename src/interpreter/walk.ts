import type {
  CompiledEffect,
  EffectOf,
  CompiledBlock,
  CompiledField,
  CompiledForm,
  CompiledRow,
  Place,
} from './compile/model';
import type { CompiledCondition, ConditionLeaf } from './conditions/types';
import type { CompiledFormula } from './formulas/types';

/** Every block of a list, each before those inside it. */
export function* blocksIn(blocks: readonly CompiledBlock[]): Generator<CompiledBlock> {
  for (const block of blocks) {
    yield block;
    if ('blocks' in block) yield* blocksIn(block.blocks);
    if (block.kind === 'field') for (const row of rowsLookedAt(block)) yield* blocksIn(row.blocks);
  }
}

/** Two rows say what the others do, which differ in nothing but their answers. */
const representativeRows = 2;

/** The rows of a group that tools look at: those that say what all do, and those that must be there. */
export function rowsLookedAt({ rows = [], fewest = 0 }: Place): readonly CompiledRow[] {
  return rows.slice(0, Math.max(representativeRows, fewest));
}

/** The fields that tools look at: those of rows in the first one alone, which stands for all. */
export function fieldsLookedAt({ fields }: CompiledForm): readonly CompiledField[] {
  return [...fields.values()].filter(({ inRow }) => inRow === undefined || inRow.slot === 0);
}

/** Every comparison and formula in a condition, those of named conditions included. */
export function* leavesIn(condition: CompiledCondition): Generator<ConditionLeaf> {
  if ('parts' in condition) for (const part of condition.parts) yield* leavesIn(part);
  else yield condition;
}

/** A list of effects. */
export type EffectList = readonly CompiledEffect[];

/**
 * Every effect of a list, with those behind the answers of calls, in branches and behind the buttons of dialogs; where `actions` says
 * what named actions do, also theirs, each once.
 */
export function* effectsIn(
  effects: EffectList,
  actions?: (name: string) => EffectList,
  seen = new Set<string>(),
): Generator<CompiledEffect> {
  for (const effect of effects) {
    yield effect;
    for (const inner of innerLists(effect)) yield* effectsIn(inner, actions, seen);
    if (!actions || effect.kind !== 'action' || seen.has(effect.name)) continue;
    seen.add(effect.name);
    yield* effectsIn(actions(effect.name), actions, seen);
  }
}

/** Whether an effect itself registers something at the bank; every other call only asks. */
export function isWrite(effect: CompiledEffect): boolean {
  if (effect.kind === 'standardSubmit') return true;
  return effect.kind === 'call' && (effect.call === 'submit' || effect.call === 'registration');
}

/** Every effect of a form that registers something at the bank. */
export function writesIn({ submit, actions }: CompiledForm): readonly CompiledEffect[] {
  return [submit, ...actions.values()].flatMap((effects) => [...effectsIn(effects)]).filter(isWrite);
}

/** The lists of effects inside one: behind the answers of a call, in its branches, behind the buttons of a dialog. */
export function innerLists(effect: CompiledEffect): readonly EffectList[] {
  switch (effect.kind) {
    case 'call':
      return [...(effect.outcomes ?? []).map((outcome) => outcome.do), effect.failed ?? []];
    case 'if':
      return [effect.then, effect.else ?? []];
    case 'dialog': {
      const { buttons = [], closeButton } = effect.dialog;
      return [...buttons, ...(closeButton ? [closeButton] : [])].map(pressed);
    }
    default:
      return [];
  }
}

type Button = NonNullable<EffectOf<'dialog'>['dialog']['buttons']>[number];

/** What a button of a dialog does. */
export function pressed({
  do: effects = [{ kind: 'closeDialog', closeDialog: true }],
}: Pick<Button, 'do'>): EffectList {
  return effects;
}

/** What an effect reads before those inside it run: all that it does its work by, and nothing that it only shows. */
export function readsOfEffect(effect: CompiledEffect): readonly string[] {
  switch (effect.kind) {
    case 'call':
      return readsOfAll([...formulasIn(effect.body), ...(effect.outcomes ?? []).map(({ match }) => match)]);
    case 'download':
      return readsOfAll(formulasIn(effect.download.body));
    case 'set':
      return readsOfAll(formulasIn(effect.set));
    case 'copy':
      return Object.values(effect.copy);
    case 'if':
      return effect.if.reads;
    default:
      return [];
  }
}

const readsOfAll = (formulas: readonly CompiledFormula[]): string[] => formulas.flatMap(({ reads }) => reads);

/** The formulas under the keys of a body, or of what is set. */
function formulasIn(body: Readonly<Record<string, unknown>> = {}): CompiledFormula[] {
  return Object.values(body).filter(isFormula);
}

/** Whether a value that is set is computed; any other JSON is set as it is. */
export function isFormula(value: unknown): value is CompiledFormula {
  return (
    typeof value === 'object' && value !== null && 'evaluate' in value && typeof value.evaluate === 'function'
  );
}
