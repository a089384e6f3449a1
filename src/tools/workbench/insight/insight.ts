import { type Standing, whyHidden, whySkipped } from '../../scenarios/words/why';
import {
  checkStep,
  fieldView,
  isOnPath,
  leadsToPreview,
  nextStep,
  scopeOf,
  stepOf,
  textsOf,
} from '../../../interpreter';
import { reasonOf } from '../../words/reasons';
import { nameWords } from '../../words/values';

/** How a form stands for the answers that it has. */
export interface Insight {
  /** The step that is shown. */
  step: string;
  /** Every field at its place on that step, hidden ones too, in reading order. */
  fields: readonly FieldInsight[];
  /** Where Next leads from it and why, or what holds it. */
  next: string;
  /** Why the answers do not lead through a step, by its id. */
  skipped: Readonly<Record<string, string>>;
}

/** A field at one place. */
export interface FieldInsight {
  /** Names the place. */
  id: string;
  name: string;
  label: string;
  path: string;
  /** Why it is hidden there; left out of one that is shown. */
  hidden?: string;
}

/** Looks at a form: which fields of the active step are hidden, which steps are skipped, each with why, and where Next leads. */
export function insightOf(standing: Standing): Insight {
  const { form } = standing;
  const state = standing.state();
  const ids = [...form.steps.keys()].filter((id) => !isOnPath(form, state, id));
  return {
    step: state.step,
    fields: stepOf(form, state.step).places.map((place) => {
      const { label, visible } = fieldView(form, state, place);
      const { id, field: name, path } = place;
      const shown = { id, name, label: label === '' ? name : label, path };
      return visible ? shown : { ...shown, hidden: whyHidden(standing, [place]) };
    }),
    next: whyNext(standing),
    skipped: Object.fromEntries(ids.map((id) => [id, whySkipped(standing, id)])),
  };
}

/** Where Next leads and why; while it does not, what holds the visitor. */
function whyNext({ form, state, facts }: Standing): string {
  const now = state();
  const step = stepOf(form, now.step);
  const { ends, next } = step.definition;
  if (ends) return words.ends;
  const wrong = Object.keys(checkStep(form, now, step, facts()));
  if (wrong.length > 0) return words.held(wrong.map((name) => nameWords(form, name)).join(', '));
  const after = nextStep(form, now);
  const target = leadsToPreview(form, now, facts())
    ? words.preview
    : after
      ? words.step(textsOf(form, now, after.texts).title ?? after.id)
      : words.after;
  const reasons = step.branches.map(({ when }) => when && reasonOf(form, when, scopeOf(form, now, facts())));
  const taken = reasons[reasons.findIndex((reason) => reason?.holds ?? true)];
  return [
    ...(step.popup ? [words.popup] : []),
    ...(next?.do === undefined ? [] : [words.action]),
    taken ? words.leadsBecause(target, taken.because) : words.leads(target),
  ].join(' ');
}

const words = {
  held: (labels: string) => `Belum menuju ke mana-mana: ${labels} belum benar.`,
  leads: (target: string) => `Menuju ${target}.`,
  leadsBecause: (target: string, why: string) => `Menuju ${target} karena ${why}.`,
  ends: 'Langkah ini mengakhiri formulir tanpa mengirim; tombolnya tidak ada.',
  step: (title: string) => `langkah “${title}”`,
  preview: 'ringkasan',
  after: 'akhir tahap ini',
  popup: 'Membuka popup lebih dahulu.',
  action: 'Menjalankan tindakan lebih dahulu.',
} as const;
