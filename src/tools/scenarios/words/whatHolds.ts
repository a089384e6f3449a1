import { describeFailure } from '../../../messages';
import { inFront } from '../../visit/inFront';
import type { Visit } from '../../visit/visit';
import { named, shown } from './shown';

/** What keeps the visitor where he is. */
export function whatHolds(visit: Visit): string {
  const { session, toasts } = visit;
  const state = session.state();
  const failing = Object.entries(state.failures).map(([name, failure]) => {
    const label = visit.form.fields.get(name)?.definition.label ?? name;
    return `“${label}” (${name}: ${describeFailure(failure, label).replace(/[.]$/, '')})`;
  });
  const title = inFront(visit)?.title;
  const broken = Object.values(state.failedChecks).map((words) => shown(words));
  return [
    failing.length > 0 ? ` Belum benar: ${failing.join('; ')}.` : '',
    broken.length > 0 ? ` Diberitahukan: ${broken.join(', ')}.` : '',
    title === undefined ? '' : ` Dialog ${shown(title)} terbuka.`,
    toasts.length > 0 ? ` Toast: ${toastList(toasts)}.` : '',
  ].join('');
}

/** Toasts by title and text. */
export function toastList(toasts: Visit['toasts']): string {
  return named(toasts.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`)));
}
