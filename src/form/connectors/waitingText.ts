import { textsOf } from '../../interpreter';
import { choiceWords } from '../../messages';
import type { Session } from '../../session';

/** Which answers are needed first, by the shorter of their labels, since a control has one line for it; `undefined` when none of them has one. */
export function waitingText(session: Session, names: readonly string[]): string | undefined {
  const labels = names.flatMap((name) => {
    const place = session.form.fields.get(name)?.places[0];
    if (!place) return [];
    const { label, shortLabel = label } = textsOf(session.form, session.state(), place.texts);
    return shortLabel === undefined ? [] : [shortLabel];
  });
  return labels.length === 0 ? undefined : choiceWords.parentFirst(labels.join(' dan '));
}
