import { fetchBranches, fetchOptions } from '../../api';
import {
  fieldView,
  offeredBranches,
  type BranchRequest,
  type FieldView,
  type LookupRequest,
} from '../../interpreter';
import type { Session } from '../../renderer/form/session/session';
import type { ListedOption } from '../../robot/visitor/answers/answerOf';
import { answersFor, openPlaces } from '../../robot/visitor/answers/answersFor';
import { optionsOf } from '../../robot/scenario/visit/lookups';

type Request = LookupRequest | BranchRequest;

/** Rounds in which one answer may bring up the next question: no form nests deeper. */
const mostRounds = 40;

/** Fills in whatever is still empty on the active step with valid answers; gives how many. Files are the editor's to choose. */
export async function fillStep(session: Session): Promise<number> {
  const { form } = session;
  const lists = new Map<string, readonly ListedOption[]>();
  const filled = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    await loadLists(session, lists);
    const state = session.latest();
    const known = (request: Request): readonly ListedOption[] | undefined => lists.get(keyOf(request));
    const writes = answersFor(form, state, session.facts(), known);
    // An answer that empties another one would be given for ever.
    const names = Object.keys(writes).filter((name) => !filled.has(name));
    if (names.length === 0) break;
    await session.send({ type: 'write', by: 'visitor', writes });
    names.forEach((name) => filled.add(name));
  }
  return filled.size;
}

/** Asks for the lists of all empty questions that are not known yet; one that does not come offers nothing. */
async function loadLists(session: Session, lists: Map<string, readonly ListedOption[]>): Promise<void> {
  const { form } = session;
  const state = session.latest();
  const views = openPlaces(form, state).map((place) => fieldView(form, state, place));
  await Promise.all(
    views.map(async (view) => {
      const asked = view.lookup ?? view.branches;
      if (!asked || !('request' in asked) || lists.has(keyOf(asked.request))) return;
      lists.set(keyOf(asked.request), []);
      lists.set(keyOf(asked.request), await listOf(view, asked.request).catch(() => []));
    }),
  );
}

async function listOf({ definition }: FieldView, request: Request): Promise<readonly ListedOption[]> {
  if (request.call === 'santer') return offeredBranches(await fetchBranches(request));
  const lookup = 'lookup' in definition ? definition.lookup : undefined;
  return lookup ? optionsOf(await fetchOptions(request), lookup.idField, lookup.textField) : [];
}

function keyOf(request: Request): string {
  return JSON.stringify([request.call, 'url' in request ? request.url : '', request.body]);
}
