import {
  blocksIn,
  computed,
  formPath,
  isOnPath,
  scopeOf,
  stepOf,
  type CompiledBlock,
  type Place,
} from '../../../interpreter';
import type { Session } from '../../../session';
import { formulaWords, treeWords } from '../../words/expressions';
import { reasonOf, reasonWords } from '../../words/reasons';
import { nameWords, stepWords } from '../../words/values';

/** A form that is being filled in, as it stands now. */
export type Standing = Pick<Session, 'form' | 'state' | 'facts'>;

/** Why a field is shown at none of these places, for an editor. */
export function whyHidden(standing: Standing, places: readonly Place[]): string {
  const { form } = standing;
  const state = standing.state();
  const reasons = places.map((place) => {
    if (!isOnPath(form, state, place.step)) return whySkipped(standing, place.step);
    // The outermost one that is hidden: only its own condition can be the reason.
    const hidden = [...blocksIn(stepOf(form, place.step).blocks)].find(
      ({ id, visible }) =>
        (place.id === id || place.id.startsWith(`${id}.`)) && !computed(form, state, visible),
    );
    if (!hidden?.visibleWhen) return 'Tidak ditampilkan sekarang.';
    const own = place.id === hidden.id ? '' : groupWords(hidden);
    const is = own === '' ? 'Tersembunyi' : `${own} tersembunyi`;
    return reasonWords(
      reasonOf(form, hidden.visibleWhen, scopeOf(form, state, standing.facts())),
      is,
      'tampil',
    );
  });
  return [...new Set(reasons)].join(' ');
}

/** What surrounds a field, as a reader knows it. */
function groupWords(block: CompiledBlock): string {
  const title = block.kind === 'group' ? block.group.title : undefined;
  return title === undefined ? 'Kelompok di sekelilingnya' : `Kelompok “${title}”`;
}

/** Why the answers do not lead through a step. */
export function whySkipped({ form, state, facts }: Standing, id: string): string {
  const step = stepOf(form, id);
  const name = `Langkah ${stepWords(form, id)}`;
  if (!state().stages.includes(step.stage)) {
    const stage = form.stages.find((one) => one.id === step.stage);
    return `${name} menunggu: tahap “${stage?.title ?? step.stage}” belum dimasuki.`;
  }
  const reason = step.visibleWhen && reasonOf(form, step.visibleWhen, scopeOf(form, state(), facts()));
  if (reason && !reason.holds) return reasonWords(reason, `${name} dilewati`, 'tampil');
  const path = formPath(form, state());
  const from = path.findLast(({ index }) => index < step.index);
  const to = path.find(({ index }) => index > step.index);
  if (!from) return `${name} dilewati.`;
  const target = to ? `langkah ${stepWords(form, to.id)}` : 'ringkasan';
  return `${name} dilewati: dari langkah ${stepWords(form, from.id)} tombol lanjut menuju ${target}.`;
}

/** Why a visitor cannot write a field here. */
export function whyReadOnly({ form, state }: Standing, place: Place): string {
  const field = form.fields.get(place.field);
  const copy = field?.copies.find((one) => state().values[one.switch] === true);
  if (copy)
    return `Jawabannya disalin dari ${nameWords(form, copy.source)} selama ${nameWords(form, copy.switch)} dicentang.`;
  const { compute } = field?.definition ?? {};
  if (compute === undefined) return 'Kolom ini hanya dapat dibaca.';
  const when = field?.computeWhen ? ` bila ${treeWords(form, field.computeWhen)}` : '';
  return `Jawabannya dihitung${when}: ${formulaWords(form, compute)}.`;
}
