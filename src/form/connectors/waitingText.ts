import { textsOf } from '../../interpreter';
import { choiceWords } from '../../messages';
import type { Session } from '../../session';

/** Which answers are needed first, by the labels that the visitor sees; `undefined` when none of them has one. */
export function waitingText(session: Session, names: readonly string[]): string | undefined {
  const labels = names.flatMap((name) => {
    const place = session.form.fields.get(name)?.places[0];
    const label = place && textsOf(session.form, session.state(), place.texts).label;
    return label === undefined ? [] : [label];
  });
  return labels.length === 0 ? undefined : choiceWords.parentFirst(labels.join(' dan '));
}
