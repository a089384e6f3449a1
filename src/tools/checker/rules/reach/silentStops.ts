import { leavesIn, type Effect } from '../../../../interpreter';
import type { Model } from '../../../reach';
import type { Found } from '../../finding';

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
    const next = [...form.steps.values()].find(({ definition }) => isIn(path, definition.next?.do));
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

function isIn(path: string, action: string | undefined): boolean {
  return action !== undefined && (path === `actions.${action}` || path.startsWith(`actions.${action}[`));
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
    .flatMap(({ compiled }) => (compiled ? [...leavesIn(compiled)] : []))
    .flatMap((leaf) => (leaf.kind === 'comparison' ? leaf.name : leaf.reads));
  const texts = sources.formulas
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ compiled }) => compiled.reads);
  return new Set([...conditions, ...texts]);
}
