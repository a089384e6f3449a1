import { brokenChecks, checkStep, stepOf } from '../../../interpreter';
import type { Lists } from '../../visit/lists';
import type { Model } from '../plan/model';
import type { WalkFault } from '../visit/failure';
import type { ValidStep } from './breakages';
import { breakChecks } from './breakChecks';
import { breakRules } from './breakRules';
import { tryOptions } from './tryOptions';

/** What is tried out on a step, and what is called with each target. */
interface TriedOut {
  model: Model;
  lists: Lists;
  isNew: (id: string) => boolean;
  cover: (id: string) => void;
}

/**
 * Breaks the rules and checks of a step that nobody has broken yet, and chooses the options that nothing distinguishes. A step that
 * cannot be left yet shows nothing about one answer alone: nothing is tried there.
 */
export function breakStep(step: ValidStep, { model, lists, isNew, cover }: TriedOut): WalkFault[] {
  const { form, state, facts } = step;
  const here = stepOf(form, state.step);
  if (Object.keys(checkStep(form, state, here, facts)).length > 0) return [];
  if (brokenChecks(form, state, here, facts).length > 0) return [];
  const isNewRule = (id: string): boolean => isNew(`rule:${id}`);
  const rules = breakRules(step, isNewRule);
  const checks = breakChecks(step, lists.known, isNewRule);
  for (const id of [...rules.broken, ...checks.broken]) cover(`rule:${id}`);
  const options = tryOptions(step, (name, code) => !model.isDistinct(name, code), isNew);
  options.tried.forEach(cover);
  return [...rules.faults, ...checks.faults, ...options.faults];
}
