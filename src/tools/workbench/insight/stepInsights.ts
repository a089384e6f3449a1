import { isOnPath, textsOf } from '../../../interpreter';
import { whySkipped, type Standing } from '../../scenarios/words/why';
import { reasonWords } from '../../words/reasons';
import type { ButtonInsight } from './buttonInsights';
import { reasonAt } from './reasons';
import { words } from './words';

/** The steps that not every visitor goes through, in order, and why the present answers lead through them or not. */
export function stepInsights(standing: Standing): ButtonInsight[] {
  const { form } = standing;
  const state = standing.state();
  return form.stages.flatMap(({ steps }) =>
    steps.flatMap(({ id, path, texts, visibleWhen }): ButtonInsight[] => {
      const visible = isOnPath(form, state, id);
      const reason = reasonAt(standing, visibleWhen);
      if (visible && !reason) return [];
      const why =
        visible && reason ? reasonWords(reason, words.is.onPath, words.when.shown) : whySkipped(standing, id);
      return [{ id, label: textsOf(form, state, texts).title ?? id, path, visible, why }];
    }),
  );
}
