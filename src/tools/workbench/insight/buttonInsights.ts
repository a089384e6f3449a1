import {
  blocksIn,
  buttonTexts,
  checkStep,
  facet,
  leadsToPreview,
  nextStep,
  stepOf,
  textsOf,
} from '../../../interpreter';
import { formWords } from '../../../messages';
import { reasonWords } from '../../words/reasons';
import { nameWords } from '../../words/values';
import { actionOf } from '../../visit/buttons';
import { reasonAt } from './reasons';
import type { Standing } from '../../scenarios/words/why';
import { words } from './words';

/** A button or a step, and why it is shown or not, or where it leads. */
export interface ButtonInsight {
  id: string;
  label: string;
  /** Where it stands in the definition. */
  path: string;
  visible: boolean;
  why: string;
}

/** The buttons among the fields of the active step, hidden ones too, and the one that leads on. */
export function buttonInsights(standing: Standing): ButtonInsight[] {
  const { form } = standing;
  const state = standing.state();
  const step = stepOf(form, state.step);
  const own = [...blocksIn(step.blocks)].flatMap((block): ButtonInsight[] => {
    if (block.kind !== 'content' || actionOf(block) === undefined) return [];
    const visible = facet(form, state, block.visible);
    const reason = reasonAt(standing, block.visibleWhen);
    const is = visible ? words.is.shown : words.is.hidden;
    return [
      {
        id: block.id,
        label: textsOf(form, state, block.texts).text ?? '',
        path: block.path,
        visible,
        why: reason ? reasonWords(reason, is, words.when.shown) : words.alwaysShown,
      },
    ];
  });
  const label = buttonTexts(form, state).next ?? formWords.next;
  const visible = step.definition.ends !== true;
  return [...own, { id: 'next', label, path: `${step.path}.next`, visible, why: whyNext(standing) }];
}

/** Where Next leads and why; while it does not, what holds the visitor. */
function whyNext(standing: Standing): string {
  const { form, facts } = standing;
  const state = standing.state();
  const step = stepOf(form, state.step);
  const { next } = words;
  if (step.definition.ends) return next.ends;
  const wrong = Object.keys(checkStep(form, state, step, facts()));
  if (wrong.length > 0) return next.held(wrong.map((name) => nameWords(form, name)).join(', '));
  const after = nextStep(form, state);
  const target = leadsToPreview(form, state, facts())
    ? next.preview
    : after
      ? next.step(textsOf(form, state, after.texts).title ?? after.id)
      : next.after;
  const taken = step.branches.find(({ when }) => reasonAt(standing, when)?.holds ?? true);
  const reason = reasonAt(standing, taken?.when);
  const action = step.definition.next?.do;
  return [
    ...(step.popup ? [next.popup] : []),
    ...(action === undefined ? [] : [next.action(action)]),
    reason ? next.leadsBecause(target, reason.because) : next.leads(target),
  ].join(' ');
}
