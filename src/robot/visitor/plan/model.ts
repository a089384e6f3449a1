import {
  compileCondition,
  toOption,
  type CompiledForm,
  type CompiledStep,
  type Condition,
  type ConditionTree,
  type Value,
} from '../../../interpreter';
import type { InventedReplies } from '../visit/replies';
import { blocksOf, conditionsOf, placeGoal, type ShownBlock } from './blocks';
import { possibilities, type Possible } from './domains';
import { all, any, branchGoal, holds, not, type Goal } from './goals';
import { mentionedBy } from './trees';

/** A wish that could not be fulfilled: with these answers a list does not offer that choice. */
export type Nogood = ReadonlyMap<string, Value>;

/** A form as the planner sees it. */
export interface Model {
  form: CompiledForm;
  blocks: readonly ShownBlock[];
  /** What an answer or remembered value can be; `undefined`: not known. */
  domain: (name: string) => readonly Possible[] | undefined;
  /** What must hold so that an answer is asked somewhere. */
  shownGoal: (name: string) => Goal;
  /** What must hold so that the answers lead through a step of an entered stage. */
  pathGoal: (step: string) => Goal;
  /** Whether some condition tells this choice apart from others. */
  isTold: (name: string, code: string) => boolean;
  /** The answers that decide what a list offers. */
  listReads: (name: string) => readonly string[];
  replies: InventedReplies;
  /** What walks have learned. */
  nogoods: Nogood[];
}

/** Makes the model of a form. `isNew` says which choices nobody has made yet: they are tried first. */
export function modelOf(
  form: CompiledForm,
  replies: InventedReplies,
  isNew: (name: string, code: string) => boolean,
): Model {
  const blocks = blocksOf(form);
  const mentioned = mentionedBy(form, treesOf(form, blocks));
  const options = optionConditions(form);
  return {
    form,
    blocks,
    replies,
    nogoods: [],
    domain: (name) =>
      possibilities(name, {
        form,
        replies,
        isNew,
        mentioned: mentioned.get(name) ?? [],
        needs: (code) => options.get(`${name} ${code}`),
      }),
    shownGoal: (name) => {
      const places = blocks.filter(({ block }) => block.kind === 'field' && block.field === name);
      return any(places.map(placeGoal));
    },
    pathGoal: (id) => pathGoalOf(form, id),
    isTold: (name, code) => (mentioned.get(name) ?? []).includes(code) || options.has(`${name} ${code}`),
    listReads: (name) => listReads(form, name),
  };
}

function treesOf(form: CompiledForm, blocks: readonly ShownBlock[]): ConditionTree[] {
  const steps = [...form.steps.values()];
  return [
    ...blocks.flatMap(conditionsOf),
    ...optionConditions(form).values(),
    ...steps.flatMap((step) => [
      ...(step.visibleWhen ? [step.visibleWhen.tree] : []),
      ...step.branches.flatMap(({ when }) => (when ? [when.tree] : [])),
    ]),
  ];
}

/** The conditions of options by `name code`. */
function optionConditions(form: CompiledForm): ReadonlyMap<string, ConditionTree> {
  const found = new Map<string, ConditionTree>();
  for (const { name, definition } of form.fields.values()) {
    for (const entry of ('options' in definition && definition.options) || []) {
      if (typeof entry === 'string' || entry.visibleWhen === undefined) continue;
      const compiled = compiledAgain(form, entry.visibleWhen);
      if (compiled) found.set(`${name} ${toOption(entry).code}`, compiled.tree);
    }
  }
  return found;
}

/** A condition that the compiled form holds inside a closure only. Nothing is wrong with it, since the form was compiled. */
function compiledAgain(form: CompiledForm, condition: Condition): ReturnType<typeof compileCondition> {
  const { names, definition } = form;
  return compileCondition(condition, {
    names,
    conditions: definition.conditions ?? {},
    path: '',
    report: () => undefined,
  });
}

function listReads(form: CompiledForm, name: string): string[] {
  const lookup = form.fields.get(name)?.lookup;
  const filters = lookup?.definition.filters ?? [];
  const reads = filters.flatMap(({ when }) =>
    when === undefined ? [] : (compiledAgain(form, when)?.reads ?? []),
  );
  const parents = (lookup?.parents ?? []).map((parent) => parent.name);
  return [...new Set([...parents, ...reads])].filter((one) => form.fields.has(one));
}

/**
 * The answers lead through a step when it is visible and no step before it, itself on the path, jumps over it (the first branch
 * that holds decides). Whether a later stage is entered, actions decide: it is taken for possible.
 */
function pathGoalOf(form: CompiledForm, id: string): Goal {
  const step = form.steps.get(id);
  if (!step) return any([]);
  const before = [...form.steps.values()].filter((one) => one.stage === step.stage && one.index < step.index);
  const jumps = before.flatMap((earlier): Goal[] => {
    const over = earlier.branches.flatMap((branch, at) =>
      indexOf(form, branch.step) > step.index ? [branchGoal(earlier, at)] : [],
    );
    return over.length === 0 ? [] : [all([{ kind: 'onPath', step: earlier.id, wanted: true }, any(over)])];
  });
  return all([...(step.visibleWhen ? [holds(step.visibleWhen.tree)] : []), ...jumps.map(not)]);
}

function indexOf(form: CompiledForm, step: string): number {
  const found: CompiledStep | undefined = form.steps.get(step);
  return found?.index ?? 0;
}
