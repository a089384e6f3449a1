import type { CompiledForm, CompiledStep } from '../compile/model';
import { askedNames, checkStep } from './check';
import { activeStage, isOnPath, stagePath, stepOf } from './path';
import { lookUp } from './sharedRecord';
import type { Facts, FormState } from './state';
import type { Moment } from './read';
import { textsOf } from './view';

export type StepState = 'done' | 'active' | 'open' | 'skipped';

export interface ProgressItem {
  id: string;
  /** The section's name, or the step's short title; missing: it has none. */
  title?: string | undefined;
  subtitle?: string | undefined;
  /** The title of the step that is shown, or of the first of its steps. */
  heading?: string | undefined;
  state: StepState;
}

export interface StepProgress {
  /** They are sections: all are listed, skipped ones too. */
  sections: boolean;
  items: readonly ProgressItem[];
  /** Which of them is active, from 0 on; -1: the step is none of them. */
  current: number;
}

/**
 * The steps on the path of the active stage, or every section of it, as its `navigation` says; neighbours of one section are one
 * item. `undefined`: the stage shows none, or the form ends here. `facts`: left out where no matter is made of what is filled in behind
 * the step.
 */
export function progressOf(
  form: CompiledForm,
  state: FormState,
  step: string,
  facts?: Facts,
): StepProgress | undefined {
  const stage = activeStage(form, state);
  const sections = stage.navigation === 'tabs';
  if (!sections && stage.navigation !== 'steps') return undefined;
  if (stepOf(form, step).definition.ends) return undefined;
  // At an end nothing is filled in, so that it is none of those counted.
  const groups = bySection(
    (sections ? stage.steps : stagePath(form, state, stage)).filter(({ definition }) => !definition.ends),
  );
  const current = groups.findIndex((group) => group.some((one) => one.id === step));
  const stateOf = (group: readonly CompiledStep[], index: number): StepState => {
    if (index === current) return 'active';
    const onPath = group.filter((one) => isOnPath(form, state, one.id));
    if (onPath.length === 0) return 'skipped';
    const isDone = facts !== undefined && onPath.every((one) => isFilledIn({ form, state, facts }, one));
    return index < current || isDone ? 'done' : 'open';
  };
  const items = groups.flatMap((group, index): ProgressItem[] => {
    const [first] = group;
    if (!first) return [];
    const { section } = first.definition;
    const shown = group.find((one) => one.id === step) ?? first;
    const { title, shortTitle = title, subtitle } = textsOf(form, state, first.texts);
    const { title: heading } = textsOf(form, state, shown.texts);
    return [
      {
        id: first.id,
        title: section ?? shortTitle,
        subtitle: sections || section !== undefined ? undefined : subtitle,
        heading,
        state: stateOf(group, index),
      },
    ];
  });
  return { sections, items, current };
}

/** Whether the visitor has been at a step, and nothing is missing or wrong there: who corrects an earlier one has not lost it. */
function isFilledIn(at: Moment, step: CompiledStep): boolean {
  const { form, state } = at;
  const wasSeen = askedNames(form, state, step).some((name) => lookUp(state.touched, name) !== undefined);
  return (wasSeen || state.finished) && Object.keys(checkStep(at, step)).length === 0;
}

/** Neighbours of one section stand together; a step without one stands alone. */
function bySection(steps: readonly CompiledStep[]): CompiledStep[][] {
  return steps.reduce<CompiledStep[][]>((groups, step) => {
    const last = groups.at(-1);
    const { section } = step.definition;
    if (last && section !== undefined && last[0]?.definition.section === section) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);
}
