import {
  compileCondition,
  type CompiledBlock,
  type CompiledForm,
  type CompiledStep,
  type Comparison,
  type Condition,
  type ConditionTree,
  type Value,
} from '../../interpreter';
import type { Checked } from '../definition/checked';
import { writableNames, writtenNames } from '../definition/writers';
import { domainOf } from './domains';
import { all, any, holds, not, type Goal } from './goals';

/** A block with every condition under which it is shown, those of its groups first. */
export interface ShownBlock {
  block: CompiledBlock;
  step: CompiledStep;
  around: readonly ConditionTree[];
}

/** A form as the search sees it: what an answer can hold, and what must hold so that it is asked. */
export interface Model {
  form: CompiledForm;
  steps: readonly CompiledStep[];
  blocks: readonly ShownBlock[];
  /** Every place where an answer is asked: its step and conditions. */
  places: ReadonlyMap<string, readonly ShownBlock[]>;
  /** What an answer can hold, one value of each kind that conditions tell apart; `undefined`: not known. */
  domain: (name: string) => readonly Value[] | undefined;
  /** What must hold so that the answers lead through a step. */
  pathGoal: (step: number) => Goal;
  /** Whether a visitor who comes to a step has filled this answer, because an earlier step always requires it. */
  isPassed: (name: string, step: number) => boolean;
  /** Whether another rule has called this comparison wrong already: then it decides nothing. */
  isSuspect: (comparison: Comparison) => boolean;
  /** How many goals may still be looked at in the whole form; searches count it down. */
  effort: { left: number };
  /** Whether the `if` effect at a path has an `else`. */
  hasElse: (path: string) => boolean;
  /** A condition as it is written somewhere; `undefined` for a broken one. */
  tree: (condition: Condition | undefined) => ConditionTree | undefined;
}

/** What names a comparison with a literal. */
export function suspectKey(name: string, operator: string, literal: string): string {
  return `${name} ${operator} ${literal}`;
}

/** A few seconds on a slow machine. */
const mostEffort = 2_000_000;

/** Makes the model of a form. `suspects` are the keys of comparisons that are wrong in themselves. */
export function modelOf(checked: Checked & { form: CompiledForm }, suspects: ReadonlySet<string>): Model {
  const { form, definition } = checked;
  const steps = form.stages.flatMap((stage) => stage.steps);
  const blocks = steps.flatMap((step) => shownBlocks(step.blocks, step, []));
  const places = new Map<string, ShownBlock[]>();
  for (const shown of blocks) {
    if (shown.block.kind !== 'field') continue;
    places.set(shown.block.field, [...(places.get(shown.block.field) ?? []), shown]);
  }
  const tree: Model['tree'] = (condition) =>
    condition === undefined
      ? undefined
      : compileCondition(condition, {
          names: form.names,
          conditions: definition.conditions ?? {},
          path: '',
          report: () => undefined,
        })?.tree;
  const mentioned = mentionedLiterals(checked, tree);
  const written = writtenNames(checked);
  const writable = writableNames(definition, checked.fields);
  const elses = new Set(checked.sources.flatMap(({ kind, path }) => (kind === 'effects' ? [path] : [])));
  const domains = new Map<string, readonly Value[] | undefined>();
  const jumpsFreely = checked.sources.some(
    ({ kind, value }) => kind === 'effects' && value.some(({ goTo }) => typeof goTo === 'object'),
  );
  const pathGoals = new Map<number, Goal>();
  return {
    form,
    steps,
    blocks,
    places,
    tree,
    effort: { left: mostEffort },
    hasElse: (path) => elses.has(`${path}.else`),
    isPassed: (name, step) => {
      const shown = places.get(name) ?? [];
      const [place] = shown;
      const target = steps[step];
      if (!place || !target || shown.length > 1 || jumpsFreely) return false;
      const before = place.step.index < step && place.step.stage === target.stage;
      return before && place.around.length === 0 && form.fields.get(name)?.definition.required === true;
    },
    isSuspect: ({ name, operator, expected }) => {
      if (suspects.size === 0 || 'name' in expected) return false;
      const list: readonly unknown[] = Array.isArray(expected.literal)
        ? expected.literal
        : [expected.literal];
      return list.some((one) => suspects.has(suspectKey(name, operator, String(one))));
    },
    domain: (name) => {
      const field = form.fields.get(name);
      if (!field) return undefined;
      if (!domains.has(name)) {
        const facts = {
          mentioned: mentioned(name),
          written: written.has(name),
          writable: writable.has(name),
        };
        domains.set(name, isComputed(field) ? undefined : domainOf(field.definition, facts));
      }
      return domains.get(name);
    },
    pathGoal: (step) => {
      const known = pathGoals.get(step) ?? pathGoalOf(steps, step);
      pathGoals.set(step, known);
      return known;
    },
  };
}

type CompiledField = NonNullable<ReturnType<CompiledForm['fields']['get']>>;

function isComputed({ compute, copies }: CompiledField): boolean {
  return compute !== undefined || copies.length > 0;
}

function shownBlocks(
  blocks: readonly CompiledBlock[],
  step: CompiledStep,
  around: readonly ConditionTree[],
): ShownBlock[] {
  return blocks.flatMap((block) => {
    const conditions = block.visibleWhen ? [...around, block.visibleWhen.tree] : around;
    const inner = block.kind === 'group' ? shownBlocks(block.blocks, step, conditions) : [];
    return [{ block, step, around: conditions }, ...inner];
  });
}

/**
 * The answers lead through a step when it is visible and no step before it, itself on the path, jumps over it (the first
 * branch that holds decides). Whether a later stage is entered, actions decide: it is taken for possible.
 */
function pathGoalOf(steps: readonly CompiledStep[], index: number): Goal {
  const step = steps[index];
  if (!step) return any([]);
  const numberOf = new Map(steps.map(({ id }, number) => [id, number]));
  const isBehind = (target: string): boolean => (numberOf.get(target) ?? 0) > index;
  const jumps = steps.slice(0, index).flatMap((earlier, number): Goal[] => {
    if (earlier.stage !== step.stage || !earlier.branches.some((branch) => isBehind(branch.step))) return [];
    const takes = earlier.branches.flatMap((branch, at): Goal[] =>
      isBehind(branch.step) ? [branchGoal(earlier, at)] : [],
    );
    return [all([{ kind: 'onPath', step: number, wanted: true }, any(takes)])];
  });
  return all([...(step.visibleWhen ? [holds(step.visibleWhen.tree)] : []), ...jumps.map(not)]);
}

/** The goal that Next takes this branch of a step: it holds, and none before it does. */
export function branchGoal(step: CompiledStep, at: number): Goal {
  return all(
    step.branches.slice(0, at + 1).flatMap(({ when }, index): Goal[] => {
      if (when) return [holds(when.tree, index === at)];
      return index === at ? [] : [any([])];
    }),
  );
}

/** Every literal that an answer is compared with, and those of answers that it is compared with. */
function mentionedLiterals(
  { sources, definition: { constants = {} } }: Checked,
  tree: Model['tree'],
): (name: string) => readonly Value[] {
  const literals = new Map<string, Set<Value>>();
  const partners = new Map<string, string>();
  const root = (name: string): string => {
    const partner = partners.get(name);
    return partner === undefined ? name : root(partner);
  };
  const comparisons = sources.flatMap((source) => {
    const one = source.kind === 'condition' ? tree(source.value) : undefined;
    return one ? [...comparisonsIn(one)] : [];
  });
  for (const { name, expected } of comparisons) {
    if ('name' in expected && root(expected.name) !== root(name))
      partners.set(root(expected.name), root(name));
  }
  for (const { name, expected } of comparisons) {
    const value = 'name' in expected ? constants[expected.name] : expected.literal;
    const values = literals.get(root(name)) ?? new Set();
    const list: readonly Value[] = Array.isArray(value) ? value : [value];
    list.forEach((value) => values.add(value));
    literals.set(root(name), values);
  }
  return (name) => [...(literals.get(root(name)) ?? [])];
}

/** Every comparison in a condition, those of named conditions included. */
function* comparisonsIn(tree: ConditionTree): Generator<Comparison> {
  if (tree.kind === 'comparison') yield tree;
  else if (tree.kind === 'not') yield* comparisonsIn(tree.part);
  else for (const part of tree.parts) yield* comparisonsIn(part);
}
