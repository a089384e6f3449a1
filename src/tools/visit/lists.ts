import { withSearch, type ListEntry } from '../../api';
import {
  fieldView,
  foundOptions,
  offeredBranches,
  sampleBranches,
  stepOf,
  type FieldView,
  type JsonObject,
  type Option,
} from '../../interpreter';
import type { Session } from '../../session';
import type { CallName } from '../scenarios/language';
import { readList, type BackEnd } from './bank';
import type { Tab } from './tab';

/** The lists of choices behind fields, each asked for once. */
export interface Lists {
  /** What a field offers now: options of its definition, records of a lookup, branches; `undefined` while not known. */
  known: (view: FieldView) => readonly Option[] | undefined;
  /** Asks for the list that a field offers now, `search` narrows it; `undefined`: nothing to ask for yet, or it did not come. */
  load: (view: FieldView, search?: string) => Promise<readonly Option[] | undefined>;
}

/** Asks for the records of a list; `undefined`: they did not come. */
type AskForList = (call: CallName, body: JsonObject) => Promise<readonly ListEntry[] | undefined>;

/** Lists that are asked for in this way; the definition's sample stands in place of branches that did not come. */
export function listsFrom(ask: AskForList): Lists {
  const lists = new Map<string, readonly Option[]>();
  return {
    known: (view) => {
      if (!view.lookup && !view.branches) return view.options ?? [];
      const asked = askedBy(view);
      return asked && choosable(lists.get(JSON.stringify(asked)));
    },
    load: async (view, search) => {
      if (!view.lookup && !view.branches) return view.options ?? [];
      const asked = askedBy(view, search);
      const key = JSON.stringify(asked);
      const known = asked && lists.get(key);
      if (!asked || known) return known;
      const records = await ask(asked.call, asked.body);
      const sample = 'sample' in view.definition ? sampleBranches(view.definition) : undefined;
      const choices = records ? choicesIn(view, records) : sample;
      if (choices) lists.set(key, choices);
      return choices;
    },
  };
}

/** Lists of a back end; one that did not come is an empty one. */
export function createLists({ ask }: Pick<BackEnd, 'ask'>): Lists {
  return listsFrom(async (call, body) => readList(await ask(call, body)) ?? []);
}

/** What a field asks the back end for now; `undefined`: nothing, or it waits for other answers. */
function askedBy(
  { lookup, branches, definition }: FieldView,
  search?: string,
): { call: CallName; body: JsonObject } | undefined {
  const asked = lookup ?? branches;
  if (!asked || !('request' in asked)) return undefined;
  const { request } = asked;
  const source = 'lookup' in definition ? definition.lookup : undefined;
  const { call, body } = request;
  if (call === 'get') return { call, body: { url: request.url } };
  const isSearched = source && search !== undefined && call === 'remote-select';
  return { call, body: isSearched ? withSearch(body, { field: source.textField, value: search }) : body };
}

/** What of a list may be chosen. */
export const choosable = (options: readonly Option[] | undefined): readonly Option[] | undefined =>
  options?.filter(({ full }) => !full);

/** The choices of a field in the records that have come for it. */
function choicesIn({ definition }: FieldView, records: readonly ListEntry[]): readonly Option[] {
  const source = 'lookup' in definition ? definition.lookup : undefined;
  if (source) return foundOptions(records, source);
  return offeredBranches(records, 'apiUrl' in definition ? definition : undefined);
}

interface Page {
  session: Session;
  tab: Tab;
  lists: Lists;
}

/** The list of a field as the page shows it: it settles what the field held before, unless it was searched. */
export async function listOf(
  { lists, session }: Pick<Page, 'lists' | 'session'>,
  view: FieldView,
  search?: string,
): Promise<readonly Option[] | undefined> {
  const { definition } = view;
  const choices = await lists.load(view, search);
  // A sample says nothing of a choice.
  if (choices && search === undefined && !choices.some((choice) => choice.sample)) {
    // A list that is searched by the back end may show its beginning only.
    const whole =
      view.branches !== undefined || ('lookup' in definition && definition.lookup?.search !== true);
    session.settleChoice(definition.name, { options: choices, whole });
  }
  return choices;
}

/** A step that shows a bare code of the page's address asks for its list by itself, once. */
export async function settleCodes({ session, tab, lists }: Page, settled: Set<string>): Promise<void> {
  if (tab.page() !== 'step') return;
  const { form } = session;
  for (const place of stepOf(form, session.state().step).places) {
    const { [place.field]: value } = session.state().values;
    if (typeof value !== 'string' || value === '' || value.includes('|') || settled.has(place.field))
      continue;
    const view = fieldView(form, session.state(), place);
    const asked = view.lookup ?? view.branches;
    if (!view.visible || !asked || 'waitingFor' in asked) continue;
    settled.add(place.field);
    await listOf({ lists, session }, view);
  }
}
