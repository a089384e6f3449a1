import { uploadFile } from '../../../api';
import { fieldView, type UploadField, type Write } from '../../../interpreter';
import type { Session } from '../../../session';
import { answersFor, createLists, loadLists } from '../../robot';
import { mendChecks } from '../../robot/answers/mendChecks';
import { openPlaces } from '../../robot/answers/answersFor';
import { tinyFile } from '../../robot/answers/tinyFile';
import { masterData } from '../masterData';

/** Rounds in which one answer may bring up the next question: no form nests deeper. */
const mostRounds = 40;

/** Fills in whatever is still empty on the active step with valid answers and tiny files; gives how many. */
export async function fillStep(session: Session): Promise<number> {
  const { form } = session;
  const lists = createLists({ ask: masterData });
  const filled = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    await loadLists(form, session.state(), lists);
    const answers = answersFor(form, session.state(), session.facts(), lists.known);
    const writes = { ...answers, ...(await fileWrites(session, filled)) };
    // An answer that empties another one would be given for ever.
    const names = Object.keys(writes).filter((name) => !filled.has(name));
    if (names.length === 0) break;
    await session.send({ type: 'write', by: 'visitor', writes });
    names.forEach((name) => filled.add(name));
  }
  const { known } = lists;
  const mended = mendChecks({ form, state: session.state(), facts: session.facts(), known });
  if (mended) await session.send({ type: 'write', by: 'visitor', writes: mended });
  return filled.size;
}

/** A stored file for each upload that is still empty; one that the back end does not take stays empty. */
async function fileWrites(session: Session, filled: ReadonlySet<string>): Promise<Record<string, Write>> {
  const { form } = session;
  const state = session.state();
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
