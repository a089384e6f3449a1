import type {
  CompiledEffect,
  EffectOf,
  CompiledBlock,
  CompiledField,
  CompiledForm,
  CompiledRow,
  Place,
} from './compile/model';
import type { CompiledFormula, Expression, WithFormulas } from './formulas/types';

/** Every block of a list, each before those inside it; of rows those of the `rowsOf` that are asked for. */
export function* blocksIn(
  blocks: readonly CompiledBlock[],
  rowsOf: (place: Place) => readonly CompiledRow[] = rowsLookedAt,
): Generator<CompiledBlock> {
  for (const block of blocks) {
    yield block;
    if ('blocks' in block) yield* blocksIn(block.blocks, rowsOf);
    if (block.kind === 'field') for (const row of rowsOf(block)) yield* blocksIn(row.blocks, rowsOf);
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
export function leavesIn(condition: Expression): readonly Expression[] {
  return condition.kind === 'joined' ? condition.parts.flatMap(leavesIn) : [condition];
}

export type EffectList = readonly CompiledEffect[];

/** What an effect does with answers, and the effects inside it: its schema says which of its texts mean what. */
export interface EffectUses {
  /** What it reads before those inside it run: all that it does its work by, and nothing that it only shows. */
  reads: string[];
  /** The answers that it writes, each with what it is written by. */
  writes: { name: string; path: string; reads: readonly string[]; formula?: WithFormulas | undefined }[];
  /** The lists of effects inside it: behind the answers of a call, in its branches, behind the buttons of a dialog. */
  inner: EffectList[];
}

const usesByEffect = new WeakMap<CompiledEffect, EffectUses>();

/** Keeps what an effect of a definition does with answers. */
export function keepUses(effect: CompiledEffect, uses: EffectUses): void {
  usesByEffect.set(effect, uses);
}

/** What an effect does with answers; one that no definition spells does nothing with them. */
export function usesOf(effect: CompiledEffect): Readonly<EffectUses> {
  return usesByEffect.get(effect) ?? { reads: [], writes: [], inner: [] };
}

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
  if (effect.kind !== 'dialog') return usesOf(effect).inner;
  const { buttons = [], closeButton } = effect.dialog;
  return [...buttons, ...(closeButton ? [closeButton] : [])].map(pressed);
}

type Button = NonNullable<EffectOf<'dialog'>['dialog']['buttons']>[number];

/** What a button of a dialog does. */
export function pressed({
  do: effects = [{ kind: 'closeDialog', closeDialog: true }],
}: Pick<Button, 'do'>): EffectList {
  return effects;
}

/** Whether a value that is set is computed; any other JSON is set as it is. */
export function isFormula(value: unknown): value is CompiledFormula {
  return (
    typeof value === 'object' && value !== null && 'evaluate' in value && typeof value.evaluate === 'function'
  );
}
