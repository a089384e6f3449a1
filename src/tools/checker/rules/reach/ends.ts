import {
  actionEffects,
  effectsIn,
  innerLists,
  isWrite,
  type CompiledEffect,
  type CompiledForm,
  type CompiledStep,
} from '../../../../interpreter';
import { all, any, branchGoal, not, onPath, search, type Goal, type Model } from '../../../reach';
import { stepWords } from '../../../words/values';
import type { Found } from '../../finding';
import { passageOf } from '../../reach/passage';
import { withWitness } from '../../reach/words';

/** Ways without an end: not in a submission, at an end, on another page, and not on another screen of the form. */
export function waysWithoutEnd(model: Model): Found[] {
  const { form } = model;
  const toPreview: Goal[] = [];
  const found = form.stages.flatMap(({ steps, afterLastStep }) => {
    const lost = falls(form, afterLastStep);
    return steps.flatMap((step): Found[] => {
      if (step.definition.ends) return [];
      const { byBranch, last } = waysFrom(step, steps);
      toPreview.push(...byBranch);
      if (afterLastStep.some(isToPreview)) toPreview.push(last);
      return withWitness(model, all([last, lost]), {
        rule: 'ends-nowhere',
        path: step.path,
        what: `Sesudah langkah ${stepWords(model.form, step.id)} tidak ada yang terjadi: tidak ada yang terkirim, dan tidak ada layar berikutnya.`,
        fix: 'Kirim permohonannya ("submit"), pindahkan pengunjung ("goTo" atau "navigate"), atau akhiri jalan itu pada langkah dengan "ends": true.',
      });
    });
  });
  const unsent = withWitness(model, all([any(toPreview), falls(form, form.submit)]), {
    rule: 'ends-nowhere',
    path: 'submit',
    what: 'Tombol kirim pada tinjauan tidak mengirim apa pun dan tidak membawa ke mana-mana.',
    fix: 'Tambahkan {"call": "submit", …} atau "navigate". Tanpa kunci "submit" berlaku pengiriman baku.',
  });
  return [...found, ...unsent];
}

/**
 * A form that no answers bring to its submission. Only what Next leads to is followed: where an action of its own sends, leads to the
 * preview or opens a stage, nothing is reported.
 */
export function neverSent(model: Model): Found[] {
  const { form } = model;
  // A form that asks nothing says that the product is closed.
  if (form.definition.subProductId === undefined || form.fields.size === 0) return [];
  const ends = form.stages.flatMap(({ afterLastStep }) => afterLastStep);
  const own = [...form.actions.values(), ...form.sources.effects.map(({ compiled }) => compiled)].flat();
  if (form.stages.length > 1 || leadsToSubmission(form, own)) return [];
  const leads = leadsToSubmission(form, ends);
  const ways = form.stages.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      if (step.definition.ends) return [];
      const { byBranch, last } = waysFrom(step, steps);
      // Behind the last step there is none by which to say what was passed.
      const arrivedAt = Math.min(step.index + 1, steps.length - 1);
      return [...byBranch, ...(leads ? [last] : [])].map((goal) => ({ goal, arrivedAt }));
    }),
  );
  const isClosed = ({ goal, arrivedAt }: (typeof ways)[number]): boolean =>
    search(model, goal, { passed: (name) => model.isPassed(name, arrivedAt) }).reached === 'no';
  if (!ways.every(isClosed)) return [];
  const end = [...form.steps.values()].find(
    ({ id, definition }) => definition.ends && search(model, onPath(id)).reached !== 'no',
  );
  const branches = [...form.steps.values()].flatMap((step) => step.branches);
  const isLedTo = branches.some(({ step, when }) => step === end?.id && !when);
  return [
    {
      rule: 'never-sent',
      path: end ? `${end.path}.ends` : 'afterLastStep',
      what: end
        ? `Tidak ada jalan yang mengirim permohonan: semua pengunjung berakhir sebelum tinjauan, yang pertama di langkah ${stepWords(form, end.id)}.`
        : 'Tidak ada jalan yang mengirim permohonan: sesudah langkah terakhir pengunjung dibawa ke tempat lain.',
      fix: end
        ? `Beri langkah akhir itu syarat tampil ("visibleWhen")${isLedTo ? ', dan cabang yang menuju ke sana syarat yang sama ("when"),' : ''} bagi yang memang tidak dapat mengajukan${isLedTo ? '' : ', atau hapus "ends"'}.`
        : 'Tulis "preview" pada "afterLastStep", atau kirim permohonannya di dalam aksi itu.',
    },
  ];
}

/** Whether some effect, not those inside others it names, sends or leads to where it is sent. */
function leadsToSubmission(form: CompiledForm, effects: readonly CompiledEffect[]): boolean {
  return [...effectsIn(effects)].some((effect) => {
    if (effect.kind === 'goTo') return effect.goTo === 'preview' || typeof effect.goTo === 'object';
    return isWrite(effect) || (effect.kind === 'action' && effect.name === 'submit');
  });
}

/** What must hold so that Next leads from a step straight to the preview, and so that the step is the last one otherwise. */
function waysFrom(step: CompiledStep, steps: readonly CompiledStep[]): { byBranch: Goal[]; last: Goal } {
  const here = onPath(step.id);
  const byBranch = step.branches.flatMap((branch, at) =>
    branch.step === undefined ? [all([here, branchGoal(step, at)])] : [],
  );
  const later = steps.filter(({ index }) => index > step.index).map(({ id }) => onPath(id, false));
  return { byBranch, last: all([here, ...byBranch.map(not), ...later]) };
}

const isToPreview = (effect: CompiledEffect): boolean => effect.kind === 'goTo' && effect.goTo === 'preview';

/** What must hold so that a list of effects is run to its end, and the visitor is still where they were. */
function falls(form: CompiledForm, effects: readonly CompiledEffect[]): Goal {
  return passageOf(form, effects, (effect, inside) => {
    switch (effect.kind) {
      case 'goTo':
      case 'navigate':
      case 'reset':
      case 'standardSubmit':
        return any([]);
      case 'call':
        // What registers something is an end; of all others any outcome may come.
        if (isWrite(effect)) return any([]);
        return any((effect.outcomes ?? []).map((outcome) => inside(outcome.do).ends));
      case 'dialog':
        return leadsOn(form, innerLists(effect).flat()) ? any([]) : all([]);
      default:
        return all([]);
    }
  }).ends;
}

/** Whether some effect, however deep, leads to another screen or registers something. */
function leadsOn(form: CompiledForm, effects: readonly CompiledEffect[]): boolean {
  return [...effectsIn(effects, (name) => actionEffects(form, name))].some(
    (effect) => ['goTo', 'navigate', 'reset'].includes(effect.kind) || isWrite(effect),
  );
}
