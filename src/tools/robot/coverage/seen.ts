import {
  activeStage,
  codeOf,
  computed,
  isOnPath,
  leadsToPreview,
  nextStep,
  scopeOf,
  stepOf,
  type CompiledForm,
  type Facts,
  type FormState,
} from '../../../interpreter';
import type { ShownBlock } from '../../reach';

/** Notes which targets a visitor meets; `cover` is called with the id of each. */
export function observer(form: CompiledForm, blocks: readonly ShownBlock[], cover: (id: string) => void) {
  const byStep = new Map<string, ShownBlock[]>();
  for (const shown of blocks) byStep.set(shown.step.id, [...(byStep.get(shown.step.id) ?? []), shown]);
  const lookAt = (state: FormState, screen: string): void => {
    for (const { block } of byStep.get(screen) ?? []) {
      const shown = computed(form, state, block.visible);
      if (block.visibleWhen) cover(`${shown ? 'shown' : 'hidden'}:${block.id}`);
      if (block.kind !== 'field' || !shown) continue;
      cover(`field:${block.field}`);
      const value = state.values[block.field];
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const one of chosen) {
        if (typeof one === 'string' && one !== '') cover(`option:${block.field}:${codeOf(one)}`);
      }
    }
  };
  return {
    /** What stands on the preview now. */
    preview: (state: FormState): void => {
      if (form.preview) lookAt(state, form.preview.id);
    },
    /** What stands on the active step now. */
    look: (state: FormState): void => {
      const active = stepOf(form, state.step);
      if (isOnPath(form, state, active.id)) cover(`step:${active.id}`);
      for (const step of activeStage(form, state).steps) {
        if (step.index < active.index && !isOnPath(form, state, step.id)) cover(`skipped:${step.id}`);
      }
      lookAt(state, active.id);
    },
    /** Next has led out of a step: where no other step of its stage follows, the last ones are skipped. */
    leave: (state: FormState, facts: Facts): void => {
      if (leadsToPreview(form, state, facts)) coverBranch(state, facts);
      const { index } = stepOf(form, state.step);
      const later = activeStage(form, state).steps.filter((step) => step.index > index);
      if (later.some((step) => isOnPath(form, state, step.id))) return;
      for (const step of later) cover(`skipped:${step.id}`);
    },
    /** Which way Next took. */
    follow: (before: FormState, after: FormState, facts: Facts): void => {
      if (nextStep(form, before)?.id === after.step) coverBranch(before, facts);
    },
  };

  function coverBranch(state: FormState, facts: Facts): void {
    const { branches, id } = stepOf(form, state.step);
    if (branches.length === 0) return;
    const scope = scopeOf(form, state, facts);
    const taken = branches.findIndex(({ when }) => when === undefined || when.test(scope));
    cover(`branch:${id}:${taken < 0 ? branches.length : taken}`);
  }
}
