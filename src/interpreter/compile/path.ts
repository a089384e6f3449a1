import type { CompiledCondition } from '../formulas/types';
import { addNode, condition, readBy, type Builder } from './builder';
import type { Step, FormDefinition } from '../../language';
import { didYouMean } from '../issues';
import { nearest } from '../../language/schema/nearest';
import type { Scope } from '../scope';
import type { Computed } from './graph';
import type {
  CompiledEffect,
  CompiledBranch,
  CompiledField,
  CompiledForm,
  CompiledStage,
  CompiledStep,
} from './model';
import { effectsIn, usesOf, type EffectList } from '../walk';

/** Whether what a visitor fills in is sent to the bank as a product. */
export function sendsNothing({ subProductId }: FormDefinition): boolean {
  return subProductId === undefined;
}

/**
 * A form that sends nothing ends at its last step, unless an action follows there: that step is an end as if its definition had
 * said so.
 */
export function withOwnEnd(definition: FormDefinition): FormDefinition {
  const { stages, steps, afterLastStep } = definition;
  if (!sendsNothing(definition) || afterLastStep !== undefined) return definition;
  if (steps) return { ...definition, steps: endingIn(steps) };
  const last = stages?.at(-1);
  if (!stages || !last || last.afterLastStep !== undefined) return definition;
  return { ...definition, stages: [...stages.slice(0, -1), { ...last, steps: endingIn(last.steps) }] };
}

function endingIn(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  return !last || last.next ? steps : [...steps.slice(0, -1), { ...last, ends: true }];
}

/** What the path needs to know of a step. */
export interface PathStep {
  id: string;
  path: string;
  definition: Pick<Step, 'ends'>;
  visibleWhen?: CompiledCondition | undefined;
  branches: readonly CompiledBranch[];
}

/** The key of the node that says whether a step is on the path. */
export const onPathKey = (step: string): string => `onPath:${step}`;

/** The view key of everything that shows the path: the step header, the count of steps. */
export const pathView = '@path';

/**
 * The path of a stage as two computed values per step, so that a later answer never seems to decide over an earlier step.
 * `exit:s` is the number of the first step that may follow, once the walk has come to `s`; `onPath:s` says whether the
 * walk stops there: it has come so far, and the step is visible. A skipped step hands the number on. Nothing follows an end, or
 * a way to the preview: their number is that behind the last step.
 */
export function addPathNodes(builder: Builder, stage: string, steps: readonly PathStep[]): void {
  const numberOf = new Map(steps.map((step, index) => [step.id, index]));
  steps.forEach((step, index) => {
    const previous = steps[index - 1];
    const arrivalKey = previous && `exit:${previous.id}`;
    const arrival: Computed<number> = arrivalKey === undefined ? { constant: 0 } : { node: arrivalKey };
    const visible = step.visibleWhen;
    const onPath = addNode<boolean>(builder, {
      key: onPathKey(step.id),
      view: pathView,
      reads: [...(arrivalKey ? [arrivalKey] : []), ...readBy([visible])],
      run: (pass) =>
        pass.stages.includes(stage) &&
        pass.read(arrival) <= index &&
        (visible === undefined || visible.test(pass.scope)),
    });
    addNode<number>(builder, {
      key: `exit:${step.id}`,
      view: pathView,
      reads: [
        onPathKey(step.id),
        ...(arrivalKey ? [arrivalKey] : []),
        ...readBy(step.branches.map(({ when }) => when)),
      ],
      run: (pass) => {
        if (!pass.read(onPath)) return pass.read(arrival);
        const branch = branchTaken(step.branches, pass.scope);
        if (step.definition.ends || (branch && branch.step === undefined)) return steps.length;
        return numberOf.get(branch?.step ?? '') ?? index + 1;
      },
    });
  });
}

/** The steps that every visitor comes to, whatever is answered: those of the first stage until its ways part. */
export function certainSteps(first: Pick<CompiledStage, 'steps'> | undefined): ReadonlySet<string> {
  const certain = new Set<string>();
  for (const step of first?.steps ?? []) {
    if (!step.visibleWhen) certain.add(step.id);
    if (step.branches.length > 0 || step.definition.ends) break;
  }
  return certain;
}

/** The first branch that holds; `undefined`: none does. */
export function branchTaken(branches: readonly CompiledBranch[], scope: Scope): CompiledBranch | undefined {
  return branches.find(({ when }) => when === undefined || when.test(scope));
}

/** Compiles the branches of a step's Next; reports steps that are unknown or do not lie ahead. */
export function compileBranches(
  builder: Builder,
  step: Step,
  path: string,
  later: ReadonlySet<string>,
): CompiledBranch[] {
  return (step.next?.goTo ?? []).map((branch, index) => {
    const at = `${path}.next.goTo[${index}]`;
    if (branch.step !== undefined && !later.has(branch.step)) {
      const isKnown = builder.stepIds.includes(branch.step);
      const near = isKnown ? undefined : nearest(branch.step, later);
      const choices = later.size > 0 ? `Pilihan: ${[...later].join(', ')}.` : undefined;
      builder.report(`${at}.step`, {
        received: `"${branch.step}"`,
        expected: `id langkah sesudah "${step.id}" pada tahap yang sama`,
        hint: didYouMean(near) ?? choices,
        ...(isKnown
          ? { code: 'goto-backwards', args: { name: branch.step } }
          : { code: 'unknown-name', args: { name: branch.step, near } }),
      });
    }
    if (branch.preview && sendsNothing(builder.definition)) {
      builder.report(`${at}.preview`, {
        code: 'wrong-value',
        received: 'true',
        expected: 'id langkah, karena formulir tanpa subProductId tidak punya ringkasan',
      });
    }
    return { step: branch.step, when: condition(builder, branch.when, `${at}.when`, 'branch') };
  });
}

/**
 * Reports conditions of the path that use answers asked later: a step's own condition may use earlier steps, its branches
 * also its own answers. `askedAt` gives the number of the first step that asks a name.
 */
export function checkPathReads(
  builder: Builder,
  step: PathStep,
  index: number,
  askedAt: (name: string) => number | undefined,
): void {
  const check = (path: string, condition: CompiledCondition | undefined, last: number): void => {
    const late = condition?.reads.filter((name) => (askedAt(name) ?? -1) > last) ?? [];
    if (late.length === 0) return;
    builder.report(path, {
      code: 'used-before-asked',
      received: late.join(', '),
      expected: 'jawaban dari langkah yang sudah dilewati pengunjung',
      hint: 'Pindahkan pertanyaan itu ke langkah sebelumnya, atau pindahkan syaratnya ke kolom.',
      args: { names: late },
    });
  };
  check(`${step.path}.visibleWhen`, step.visibleWhen, index - 1);
  step.branches.forEach((branch, at) => check(`${step.path}.next.goTo[${at}].when`, branch.when, index));
}

/** The stages that have such an effect: behind their last step, by the Next of a step or by a button. */
export function stagesWith(
  isSuch: (effect: CompiledEffect) => boolean,
  { stages, actions, submit, sources }: Pick<CompiledForm, 'stages' | 'actions' | 'submit' | 'sources'>,
): ReadonlySet<string> {
  const hasOne = (list: EffectList): boolean =>
    [...effectsIn(list, (name) => actions.get(name) ?? submit)].some(isSuch);
  const inStep = ({ path, definition: { next } }: CompiledStep): CompiledEffect[] => [
    ...(next?.do === undefined ? [] : [{ kind: 'action' as const, name: next.do }]),
    ...sources.effects.flatMap((one) => (one.path.startsWith(`${path}.`) ? one.compiled : [])),
  ];
  const ids = stages.filter((stage) => hasOne([...stage.afterLastStep, ...stage.steps.flatMap(inStep)]));
  return new Set(ids.map(({ id }) => id));
}

/** Whether an effect shows the preview, or sends the form. */
export function leadsToEnd(effect: CompiledEffect): boolean {
  if (effect.kind === 'goTo') return effect.goTo === 'preview';
  return effect.kind === 'standardSubmit' || (effect.kind === 'call' && effect.call === 'submit');
}

/**
 * The answers that the actions of Next read, by the ids of the steps that have one. A column of a row group counts as the group. What
 * only proves that a person is there is renewed after each request, and so is no answer to go by.
 */
export function readsOfNext(
  steps: readonly CompiledStep[],
  actions: CompiledForm['actions'],
  fields: ReadonlyMap<string, CompiledField>,
): Map<string, ReadonlySet<string>> {
  return new Map(
    steps.flatMap(({ id, definition }) => {
      const action = definition.next?.do;
      if (action === undefined) return [];
      const done = effectsIn([{ kind: 'action', name: action }], (name) => actions.get(name) ?? []);
      const reads = [...done].flatMap((effect) => usesOf(effect).reads);
      return [[id, new Set(reads.filter((name) => fields.get(name)?.row.proof !== true))]];
    }),
  );
}
