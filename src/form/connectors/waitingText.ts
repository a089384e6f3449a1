import { textsOf } from '../../interpreter';
import { choiceWords } from '../../messages';
import type { Session } from '../../session';
import { useSessionContext } from '../SessionContext';
import type { ConnectorProps } from './useControl';

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

/** Whether a list of the definition offers nothing until another answer is there, and which. */
export function useWaiting({ view }: ConnectorProps): { status: 'ready' | 'waiting'; waitingText?: string } {
  const session = useSessionContext();
  const text = view.waitingFor?.length ? waitingText(session, view.waitingFor.slice(0, 1)) : undefined;
  return text === undefined ? { status: 'ready' } : { status: 'waiting', waitingText: text };
}
