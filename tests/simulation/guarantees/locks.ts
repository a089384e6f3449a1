import { effectsIn, nextRun, type CompiledForm, type Values } from '../../../src/interpreter';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { Slot, World, Watcher } from '../world';

const judged = 'What the bank was asked about is what goes on.';

/** Acts that write answers as the visitor. */
const writing: ReadonlySet<Act['act']> = new Set(['complete', 'type', 'retype', 'removeFile']);

/**
 * Between the first call of a run and its end, nothing that the visitor does changes an answer: of a run of Next, and of a button that
 * writes answers or leads elsewhere by what the bank has said.
 */
export function locks(visit: World): Watcher {
  /** The runs that have asked the bank, and go on, by their session. */
  const asking = new Map<Slot['session'], Set<string>>();
  let before: { slot: Slot; values: Values } | undefined;

  const isAsking = ({ session }: Slot): boolean => {
    const running = session?.activity.current().running;
    return [...(asking.get(session) ?? [])].some((action) => running?.has(action));
  };
  const asked = ({ session, version: { form } }: Slot, call: string): void => {
    const { running, popup } = session?.activity.current() ?? {};
    const all = [...(running ?? [])];
    const isWatched = (action: string): boolean => form.watches.some((watch) => watch.action === action);
    const by = all.filter((action) =>
      // While a popup of Next is open, a call is a watched check's.
      action === nextRun ? !popup && !all.some(isWatched) : !isWatched(action) && goesOn(form, action, call),
    );
    asking.set(session, new Set([...(asking.get(session) ?? []), ...by]));
  };
  return {
    on: (happening) => {
      if (happening.what === 'shown') {
        const { running } = happening.activity;
        const own = asking.get(happening.slot.session);
        own?.forEach((action) => !running.has(action) && own.delete(action));
      }
      if (happening.what === 'asked') asked(happening.slot, happening.request.call);
    },
    before: (act) => {
      before = undefined;
      const front = writing.has(act.act) ? frontOf(visit) : undefined;
      if (front && isAsking(front.slot)) before = { slot: front.slot, values: front.session.state().values };
    },
    after: (act) => {
      const now = before?.slot.session?.state().values;
      if (!before || !now || now === before.values) return;
      const changed = Object.keys(now).filter((name) => now[name] !== before?.values[name]);
      if (isAsking(before.slot)) visit.fail(judged, `${act.act} has changed ${changed.join(', ')}`);
    },
  };
}

/** Whether an action makes a call, and writes answers or leads elsewhere after it. */
function goesOn(form: CompiledForm, action: string, call: string): boolean {
  const effects = [...effectsIn(form.actions.get(action) ?? [])];
  const at = effects.findIndex((effect) => effect.kind === 'call' && effect.call === call);
  return at >= 0 && effects.slice(at).some(({ kind }) => ['set', 'copy', 'clear', 'goTo'].includes(kind));
}
