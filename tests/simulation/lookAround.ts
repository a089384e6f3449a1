import { computed, fieldView, type Place } from '../../src/interpreter';
import type { Session } from '../../src/session';
import type { Slot, World } from './world';

/** What a page does by itself about what it shows: captchas get a code, and lists come. */
export function lookAround(visit: World, slot: Slot): void {
  const { session, tab } = slot;
  if (tab?.page() !== 'step' || !session) return;
  const { form } = session;
  const state = session.state();
  for (const place of form.steps.get(state.step)?.places ?? []) {
    const field = form.fields.get(place.field);
    if (!field || !computed(form, state, place.visible)) continue;
    const { name } = field;
    if (field.definition.type === 'captcha' && session.activity.current().codes[name] === undefined) {
      session.renewCode(name);
    } else if (field.lookup) lookUp(visit, slot, session, place);
  }
}

/** What ends that an empty list is asked for again at Next, by the name of its field. */
const doubtful = new WeakMap<Session, Map<string, () => void>>();

/** Does what the page does about the list of a choice on the screen: hands it to the session, and has an empty one asked for again. */
function lookUp(visit: World, slot: Slot, session: Session, { field: name }: Place): void {
  const { values, delisted } = session.state();
  const { [name]: held } = values;
  const isSettled = typeof held !== 'string' || held.includes('|') || held === '';
  const comes = visit.shortLists.get(name);
  const stops = doubtful.get(session) ?? new Map<string, () => void>();
  doubtful.set(session, stops);
  const isDoubtful = comes === 'empty' && held !== '' && held !== undefined;
  if (!isDoubtful) {
    stops.get(name)?.();
    stops.delete(name);
  } else if (!stops.has(name)) {
    stops.set(
      name,
      session.askAgainAtNext(name, async () => {
        const { page } = slot;
        const has = await visit.bank.list();
        // A page that has gone hears nothing any more.
        if (slot.page !== page) await new Promise<never>(() => undefined);
        if (has) settle(visit, slot, session, name);
      }),
    );
  }
  const isKnown = comes !== 'empty' && (comes === 'without') === Object.hasOwn(delisted, name);
  if (!isSettled || !isKnown) settle(visit, slot, session, name);
}

/** Hands over the list as it comes now. */
function settle({ shortLists }: World, { version }: Slot, session: Session, name: string): void {
  const { form, state } = session;
  const place = form.fields.get(name)?.places[0];
  if (!place) return;
  const comes = shortLists.get(name);
  const all = version.lists.known(fieldView(form, state(), place)) ?? [];
  const { [name]: held } = state().values;
  const listed = all.filter((option) => comes !== 'without' || option.value !== held);
  session.settleChoice(name, { options: comes === 'empty' ? [] : listed, whole: true });
}
