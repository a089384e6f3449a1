import {
  codeOf,
  facet,
  isOnPath,
  scopeOf,
  stepOf,
  type CompiledForm,
  type Facts,
  type FormEvent,
  type FormState,
} from '../../../interpreter';
import type { ShownBlock } from '../plan/blocks';

/** Notes which targets a visitor meets; `cover` is told the id of each. */
export function observer(form: CompiledForm, blocks: readonly ShownBlock[], cover: (id: string) => void) {
  const byStep = new Map<string, ShownBlock[]>();
  for (const shown of blocks) byStep.set(shown.step.id, [...(byStep.get(shown.step.id) ?? []), shown]);
  return {
    /** What stands on the active step now. */
    look: (state: FormState): void => {
      const active = stepOf(form, state.step);
      if (isOnPath(form, state, active.id)) cover(`step:${active.id}`);
      for (const step of form.steps.values()) {
        const passed = step.stage === active.stage && step.index < active.index;
        if (passed && !isOnPath(form, state, step.id)) cover(`skipped:${step.id}`);
      }
      for (const { block } of byStep.get(active.id) ?? []) {
        const shown = facet(form, state, block.visible);
        if (block.visibleWhen) cover(`${shown ? 'shown' : 'hidden'}:${block.id}`);
        if (block.kind !== 'field' || !shown) continue;
        cover(`field:${block.field}`);
        const value = state.values[block.field];
        const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
        for (const one of chosen) {
          if (typeof one === 'string' && one !== '') cover(`option:${block.field}:${codeOf(one)}`);
        }
      }
    },
    /** Which way Next took. */
    follow: (event: FormEvent, before: FormState, after: FormState, facts: Facts): void => {
      if (event.type !== 'advance' || before.step === after.step) return;
      const { branches, id } = stepOf(form, before.step);
      if (branches.length === 0) return;
      const scope = scopeOf(form, before, facts);
      const taken = branches.findIndex(({ when }) => when === undefined || when.test(scope));
      cover(`branch:${id}:${taken < 0 ? branches.length : taken}`);
    },
  };
}
