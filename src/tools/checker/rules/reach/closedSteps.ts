import type { CompiledEffect, CompiledForm, CompiledStep, Effect } from '../../../../interpreter';
import { all, any, holds, onPath, search, type Goal, type Model } from '../../../reach';
import { stepsOf, type Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { answersInWords } from '../../reach/words';

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
  const inside = effects.filter(
    ({ path }) => path === `actions.${name}` || path.startsWith(`actions.${name}[`),
  );
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
  const goal = all([onPath(step.id), silence(model.form, { kind: 'action', name: action }, []).stops]);
  const outcome = search(model, all([goal, ...hintsHidden]), { passed: () => true });
  return outcome.reached === 'yes' && outcome.sure ? answersInWords(model.form, outcome.plan) : undefined;
}

/** What must hold so that an effect stops, and so that it comes to its end, while the visitor sees nothing of either. */
interface Silence {
  stops: Goal;
  ends: Goal;
}

const always = all([]);
const never = any([]);
const unseen = new Set<CompiledEffect['kind']>(['wait', 'closeDialog', 'clearStorage']);

function silence(form: CompiledForm, effect: CompiledEffect, around: readonly string[]): Silence {
  if (effect.kind === 'stop') return { stops: always, ends: never };
  if (effect.kind === 'if') {
    const branches = [
      { test: holds(effect.if), inside: silenceOf(form, effect.then, around) },
      { test: holds(effect.if, false), inside: silenceOf(form, effect.else ?? [], around) },
    ];
    return {
      stops: any(branches.map(({ test, inside }) => all([test, inside.stops]))),
      ends: any(branches.map(({ test, inside }) => all([test, inside.ends]))),
    };
  }
  if (effect.kind === 'action' && !around.includes(effect.name))
    return silenceOf(form, form.actions.get(effect.name) ?? [], [...around, effect.name]);
  return { stops: never, ends: unseen.has(effect.kind) ? always : never };
}

function silenceOf(
  form: CompiledForm,
  effects: readonly CompiledEffect[],
  around: readonly string[],
): Silence {
  const parts = effects.map((effect) => silence(form, effect, around));
  const before = (at: number): Goal[] => parts.slice(0, at).map(({ ends }) => ends);
  return {
    stops: any(parts.map(({ stops }, at) => all([...before(at), stops]))),
    ends: all(before(parts.length)),
  };
}
