import { fetchBranches, fetchOptions, uploadFile } from '../../api';
import { fieldView, type JsonObject, type UploadField, type Write } from '../../interpreter';
import type { Session } from '../../renderer/form/session/session';
import { answersFor, createLists, loadLists } from '../../robot';
import type { CallName } from '../../robot/scenario/language';
import { openPlaces } from '../../robot/visitor/answers/answersFor';
import { tinyFile } from '../../robot/visitor/answers/tinyFile';

/** Rounds in which one answer may bring up the next question: no form nests deeper. */
const mostRounds = 40;

/** Fills in whatever is still empty on the active step with valid answers and tiny files; gives how many. */
export async function fillStep(session: Session): Promise<number> {
  const { form } = session;
  const lists = createLists({
    ask: async (call, body) => ({ body: { data: await recordsOf(call, body).catch(() => []) } }),
  });
  const filled = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    await loadLists(form, session.latest(), lists);
    const answers = answersFor(form, session.latest(), session.facts(), lists.known);
    const writes = { ...answers, ...(await fileWrites(session, filled)) };
    // An answer that empties another one would be given for ever.
    const names = Object.keys(writes).filter((name) => !filled.has(name));
    if (names.length === 0) break;
    await session.send({ type: 'write', by: 'visitor', writes });
    names.forEach((name) => filled.add(name));
  }
  return filled.size;
}

/** Records of a list; the client gives them as JSON, whatever the types of their values. */
async function recordsOf(call: CallName, body: JsonObject): Promise<JsonObject[]> {
  switch (call) {
    case 'santer':
      // The branch picker's own request: all three keys are texts.
      return (await fetchBranches({
        call,
        body: body as Record<'apiUrl' | 'date' | 'city', string>,
      })) as JsonObject[];
    case 'get':
      return (await fetchOptions({
        call,
        url: typeof body.url === 'string' ? body.url : '',
        body: {},
      })) as JsonObject[];
    case 'remote-select':
    case 'remote-select-get':
    case 'transaksi':
      return (await fetchOptions({ call, url: '', body })) as JsonObject[];
    default:
      throw new Error(`${call} gives no list of choices`);
  }
}

/** A stored file for each upload that is still empty; one that the back end does not take stays empty. */
async function fileWrites(session: Session, filled: ReadonlySet<string>): Promise<Record<string, Write>> {
  const { form } = session;
  const state = session.latest();
  const writes: Record<string, Write> = {};
  for (const place of openPlaces(form, state)) {
    const { definition, value } = fieldView(form, state, place);
    if (definition.type !== 'upload' || filled.has(place.field)) continue;
    if (form.fields.get(place.field)?.row.given(value)) continue;
    const raw = await storedFile(definition).catch(() => undefined);
    if (raw !== undefined) writes[place.field] = { raw };
  }
  return writes;
}

async function storedFile(definition: UploadField): Promise<Write['raw']> {
  const tiny = tinyFile(definition, 0);
  if (!tiny) return undefined;
  const bytes = Uint8Array.from(atob(tiny.content), (sign) => sign.charCodeAt(0));
  const result = await uploadFile(new File([bytes], tiny.name, { type: tiny.type }));
  if (result === 'refused') return undefined;
  return definition.multiple ? [{ url: result.stored, filename: tiny.name }] : result.stored;
}
