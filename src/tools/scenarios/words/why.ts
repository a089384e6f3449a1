import { blocksIn, explain, facet, isOnPath, scopeOf, stepOf, type Place } from '../../../interpreter';
import type { Session } from '../../../session';
import { traceInWords } from './traceInWords';

/** Where the machine stands. */
type Standing = Pick<Session, 'form' | 'state' | 'facts'>;

/** Why a field is shown at none of these places, for an editor. */
export function whyHidden(standing: Standing, places: readonly Place[]): string {
  const { form } = standing;
  const state = standing.state();
  return places
    .map((place) => {
      if (!isOnPath(form, state, place.step)) return whySkipped(standing, place.step);
      // The outermost one that is hidden: only its own condition can be the reason.
      const hidden = [...blocksIn(stepOf(form, place.step).blocks)].find(
        ({ id, visible }) =>
          (place.id === id || place.id.startsWith(`${id}.`)) && !facet(form, state, visible),
      );
      if (!hidden?.visibleWhen) return `${place.path} tersembunyi.`;
      const trace = explain(hidden.visibleWhen, scopeOf(form, state, standing.facts()));
      return `Syarat ${hidden.path}.visibleWhen tidak terpenuhi: ${traceInWords(trace)}.`;
    })
    .join(' ');
}

/** Why the answers do not lead through a step. */
export function whySkipped({ form, state, facts }: Standing, id: string): string {
  const step = stepOf(form, id);
  if (!state().stages.includes(step.stage)) return `Tahap "${step.stage}" belum dimasuki.`;
  const trace = step.visibleWhen && explain(step.visibleWhen, scopeOf(form, state(), facts()));
  if (!trace || trace.result) return `Langkah "${id}" dilewati oleh next.goTo langkah sebelumnya.`;
  return `Syarat ${step.path}.visibleWhen tidak terpenuhi: ${traceInWords(trace)}.`;
}

/** Why a visitor cannot write a field here. */
export function whyReadOnly({ form, state }: Standing, place: Place): string {
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy) return `Jawabannya disalin dari "${copy.source}" selama "${copy.switch}" menyala.`;
  const { compute } = field?.definition ?? {};
  return compute === undefined ? 'Kolom ini hanya dapat dibaca.' : `Jawabannya dihitung: ${compute}.`;
}
