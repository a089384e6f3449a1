import type { FormState } from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import type { Act } from '../acts';
import type { Slot, World, Watcher } from '../world';

const unchanged = "A stranger's answer neither takes nor changes what was given.";

const notKept = "A stranger's page is never kept in place of our own.";

/** Acts in which the visitor gives nothing. */
const idle: ReadonlySet<Act['act']> = new Set(['advanceMs', 'wake', 'site', 'bank', 'definition']);

/** Examines the answers of the visitor where nothing but pages of somebody else came in place of the bank's answers. */
export function strangers(visit: World): Watcher {
  let before = new Map<Slot, { session: Session; state: FormState; day: string }>();
  /** The tabs to which a stranger has answered in this act, and those to which the bank has. */
  const strange = new Set<Slot>();
  const known = new Set<Slot>();

  const check = (
    slot: Slot,
    { session, state: was, day }: { session: Session; state: FormState; day: string },
  ): void => {
    if (slot.session !== session || day !== visit.clock.today()) return;
    const now = session.state();
    // What has come to its end has gone for that reason.
    if (session.activity.current().draft.message === 'expired') return;
    for (const name of visit.given.keys()) {
      const field = session.form.fields.get(name);
      // A captcha has a new code for the next try.
      const isOwn = field && !field.row.proof && !Object.hasOwn(was.pending, name);
      if (isOwn && was.values[name] !== now.values[name]) {
        const [old, own] = [was, now].map(({ values }) => JSON.stringify(values[name]));
        visit.fail(unchanged, `${name} was ${old}, and is ${own}`);
      }
    }
  };

  return {
    on: (happening) => {
      if (happening.what !== 'answered' || !happening.delivered) return;
      (happening.request.fate.says === 'portal' ? strange : known).add(happening.slot);
    },
    before: (act) => {
      strange.clear();
      known.clear();
      before = new Map();
      if (!idle.has(act.act)) return;
      for (const slot of visit.slots) {
        const { session } = slot;
        if (session) before.set(slot, { session, state: session.state(), day: visit.clock.today() });
      }
    },
    after: () => {
      if (visit.keepsStranger) visit.fail(notKept, 'the page of a portal is kept');
      for (const [slot, was] of before) if (strange.has(slot) && !known.has(slot)) check(slot, was);
    },
  };
}
