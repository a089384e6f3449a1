import { withSearch } from '../../../api';
import {
  fieldView,
  offeredBranches,
  stepOf,
  type FieldView,
  type JsonObject,
  type Option,
} from '../../../interpreter';
import { askedBy, choicesIn } from '../../visit/lists';
import type { Visit } from '../../visit/visit';

/**
 * The choices behind a field's request, which settle what it held before; `search` narrows them. `undefined`: there is nothing to
 * ask for yet, or the list did not come.
 */
export async function listOf(
  visit: Visit,
  view: FieldView,
  search?: string,
): Promise<readonly Option[] | undefined> {
  const { definition } = view;
  const choices = await request(visit, view, search);
  if (choices && search === undefined) {
    // A list that is searched by the back end may show its beginning only; a branch may have changed its name.
    const whole = 'lookup' in definition && definition.lookup?.search !== true;
    visit.session.settleChoice(definition.name, { options: choices, whole });
  }
  return choices;
}

/** A step that shows a bare code of the page's address asks for its list by itself. */
async function settleCodes(visit: Visit): Promise<void> {
  const { form, session, tab, lists } = visit;
  if (tab.page() !== 'step') return;
  for (const place of stepOf(form, session.state().step).places) {
    const view = fieldView(form, session.state(), place);
    const asked = view.lookup ?? view.branches;
    const { value } = view;
    if (!view.visible || !asked || 'waitingFor' in asked || lists.settled.has(place.field)) continue;
    if (typeof value !== 'string' || value === '' || value.includes('|')) continue;
    lists.settled.add(place.field);
    await listOf(visit, view);
  }
}

/** The choices of a field's list, when it was asked for before. */
export function knownList({ lists }: Visit, view: FieldView): readonly Option[] | undefined {
  const asked = askedBy(view);
  return asked && lists.known.get(keyOf(asked.call, asked.body));
}

function keyOf(...request: [call: string, body: JsonObject]): string {
  return JSON.stringify(request);
}

async function request(
  { bank, lists: { known } }: Visit,
  view: FieldView,
  search: string | undefined,
): Promise<readonly Option[] | undefined> {
  const asked = askedBy(view);
  if (!asked) return undefined;
  const { call } = asked;
  const { definition } = view;
  const source = 'lookup' in definition ? definition.lookup : undefined;
  const isSearched = source && search !== undefined && call === 'remote-select';
  const body = isSearched ? withSearch(asked.body, { field: source.textField, value: search }) : asked.body;
  const key = keyOf(call, body);
  const told = known.get(key);
  if (told) return told;
  const records = await bank.list(call, body);
  // The definition's sample stands in place of a list that did not come.
  const sample = 'sample' in definition ? definition.sample : undefined;
  const choices = records ? choicesIn(view, records) : sample && offeredBranches(sample);
  if (choices) known.set(key, choices);
  return choices;
}

/** Lets everything happen that needs no time. */
export async function comeToRest(visit: Visit): Promise<void> {
  await visit.clock.settle();
  await settleCodes(visit);
  await visit.clock.settle();
  const deadEnd = visit.bank.deadEnd();
  if (deadEnd) throw deadEnd;
}
