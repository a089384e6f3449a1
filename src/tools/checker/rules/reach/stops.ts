import {
  leavesIn,
  stepsOf,
  type CompiledEffect,
  type CompiledStep,
  type Effect,
} from '../../../../interpreter';
import { all, any, holds, onPath, type Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { isWithin } from '../../json/walk';
import { passageOf } from '../../reach/passage';
import { answersInWords, proofOf } from '../../reach/words';

/** Steps whose action never lets the visitor on, or stops some visitors without a word. */
export function closedSteps({ definition, sources }: Checked, model: Model): Found[] {
  return stepsOf(definition).flatMap(({ step, path }): Found[] => {
    const name = step.next?.do;
    const effects = name === undefined ? undefined : definition.actions?.[name];
    if (name === undefined || !effects) return [];
    const finding = (what: string, fix: string, witness?: string): Found[] => [
      { rule: 'no-way-on', path: `${path}.next.do`, what, fix, witness },
    ];
    if (alwaysStops(effects)) {
      if (leadsOn(sources, name)) return [];
      return finding(
        `Aksi "${name}" selalu berakhir dengan "stop", sehingga langkah ini tidak pernah ditinggalkan.`,
        'Hapus "stop" pada jalan yang berhasil.',
      );
    }
    const witness = silentStop(model, model.form.steps.get(step.id), name);
    if (witness === undefined) return [];
    return finding(
      `Aksi "${name}" menghentikan sebagian pengunjung dengan "stop" tanpa memberi tahu apa pun.`,
      'Hapus "stop" itu, atau taruh di depannya "dialog" atau "toast" yang menjelaskan sebabnya.',
      witness,
    );
  });
}

/** Whether a list of effects ends in `stop` whatever happens; a call stops when none of its outcomes matches. */
function alwaysStops(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if ('if' in effect) return alwaysStops(effect.then) && alwaysStops(effect.else ?? []);
    if ('call' in effect) return (effect.outcomes ?? []).every((outcome) => alwaysStops(outcome.do));
    return 'stop' in effect;
  });
}

/** Whether something in an action, a button of a dialog for instance, leads to another screen. */
function leadsOn({ effects }: Checked['sources'], name: string): boolean {
  const inside = effects.filter(({ path }) => isWithin(path, `actions.${name}`));
  return inside.some(({ source }) => source.some((effect) => 'goTo' in effect || 'navigate' in effect));
}

/** The answers with which Next does nothing at all on a step, and nothing there says why. */
function silentStop(model: Model, step: CompiledStep | undefined, action: string): string | undefined {
  if (!step) return undefined;
  // Content that comes and goes may inform the visitor.
  const hints = model.blocks.filter(
    ({ block, step: { id }, conditions }) =>
      id === step.id && block.kind === 'content' && conditions.length > 0,
  );
  const hintsHidden = hints.map(({ conditions }) => any(conditions.map((tree) => holds(tree, false))));
  const { stops } = passageOf(model.form, [{ kind: 'action', name: action }], ({ kind }) =>
    quiet.has(kind) ? all([]) : any([]),
  );
  const plan = proofOf(model, all([onPath(step.id), stops, ...hintsHidden]));
  return plan && answersInWords(model.form, plan);
}

/** Effects that change nothing on the screen, not even an answer. */
const quiet = new Set<CompiledEffect['kind']>(['wait', 'closeDialog', 'clearStorage']);

/** Effects that a visitor sees nothing of by themselves. */
const unseen: ReadonlySet<string> = new Set(['wait', 'set', 'clear', 'copy', 'clearStorage', 'closeDialog']);

/**
 * Lists of effects that stop before anything is said: of a button, of what the bank answers, of the submission, and those of Next that
 * write first. What a step or a text shows by what was written, or by what decided, tells the visitor.
 */
export function silentStops({ form }: Model): Found[] {
  const shownBy = namesShown(form);
  return form.sources.effects.flatMap(({ path, source }): Found[] => {
    const at = source.findIndex((effect) => !Object.keys(effect).some((key) => unseen.has(key)));
    if (at < 0 || !('stop' in (source[at] ?? {}))) return [];
    const next = [...form.steps.values()].find(
      ({ definition: { next: to } }) => to?.do !== undefined && isWithin(path, `actions.${to.do}`),
    );
    // Whom Next stops by answers alone is found by a search.
    const isCalled = /\.(?:outcomes|failed)\b/.test(path);
    if (next && !isCalled && at === 0) return [];
    const written = source.slice(0, at).flatMap(writtenBy);
    const deciding =
      form.sources.conditions.get(path.replace(/\.(?:then|else)$/, '.if'))?.compiled?.reads ?? [];
    if (
      [...written, ...deciding].some((name) => shownBy.has(name)) ||
      isAnsweredBefore(form.sources.effects, path)
    )
      return [];
    const what = 'Efek-efek ini berhenti dengan "stop" sebelum memberi tahu apa pun.';
    const fix = 'Taruh di depannya "dialog" atau "toast" yang menjelaskan sebabnya, atau hapus "stop".';
    return next && !isCalled
      ? [{ rule: 'stop-silent', path: `${next.path}.next.do`, what, fix }]
      : [{ rule: 'stop-silent', path, what, fix }];
  });
}

function writtenBy(effect: Effect): readonly string[] {
  if ('set' in effect) return Object.keys(effect.set);
  if ('copy' in effect) return Object.keys(effect.copy);
  return 'clear' in effect ? effect.clear : [];
}

/** Whether a list around this one has said something already. */
function isAnsweredBefore(lists: Model['form']['sources']['effects'], path: string): boolean {
  return lists.some(({ path: around, source }) => {
    const inside = path.startsWith(`${around}[`)
      ? Number(/^\d+/.exec(path.slice(around.length + 1))?.[0])
      : 0;
    return source.slice(0, inside).some((effect) => 'toast' in effect || 'dialog' in effect);
  });
}

/** The answers and values by which something is shown or said. */
function namesShown({ sources }: Model['form']): ReadonlySet<string> {
  const conditions = [...sources.conditions.values()]
    .filter(({ role }) => ['block', 'content', 'step', 'option'].includes(role))
    .flatMap(({ compiled }) => (compiled ? leavesIn(compiled) : []))
    .flatMap((leaf) => (leaf.kind === 'compared' ? leaf.left.name : leaf.reads));
  const texts = sources.formulas
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ compiled }) => compiled.reads);
  return new Set([...conditions, ...texts]);
}
