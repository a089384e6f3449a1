import { activeStage, firstUnfinished, isOnPath, stepOf, type CompiledForm } from '../../../interpreter';
import type { Session } from './session';
import type { Page } from './screen';

/** The page's address as a visitor sees it: path and query. */
export function routeOf(form: CompiledForm, page: Page, step: string): string {
  const own = ownPath(form);
  switch (page.at) {
    case 'step':
      return step === firstStep(form) ? own : `${own}?step=${step}`;
    case 'preview':
    case 'confirmation':
      return `${own}/preview`;
    case 'away':
      return page.path;
  }
}

/** The step that an address of this form names; `undefined` for an address elsewhere. */
export function stepIn(form: CompiledForm, route: string): string | undefined {
  const [path, query] = route.split('?', 2);
  if (path !== ownPath(form)) return undefined;
  return new URLSearchParams(query).get('step') ?? firstStep(form);
}

/** Shows the step that the address names, as far as the answers lead there; else the first unfinished one. */
export function followAddress({ form, state, facts, send }: Session, wanted: string): void {
  const now = state();
  if (now.step === wanted) return;
  const stage = activeStage(form, now).id;
  const step = form.steps.get(wanted);
  const unfinished = firstUnfinished(form, now, facts());
  const last = unfinished === undefined ? Number.POSITIVE_INFINITY : stepOf(form, unfinished).index;
  const reachable = step?.stage === stage && isOnPath(form, now, wanted) && step.index <= last;
  const here = unfinished !== undefined && stepOf(form, unfinished).stage === stage;
  send({ type: 'goTo', target: { step: reachable ? wanted : here ? unfinished : now.step } });
}

function ownPath(form: CompiledForm): string {
  return `/form/${form.definition.slug}`;
}

function firstStep(form: CompiledForm): string | undefined {
  return form.stages[0]?.steps[0]?.id;
}
