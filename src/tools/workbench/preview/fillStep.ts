import { uploadFile } from '../../../api';
import { fieldView, slotsIn, type CompiledForm, type Place, type Write } from '../../../interpreter';
import type { Session } from '../../../session';
import { answersOnStep, createLists, loadLists } from '../../robot';
import type { Choosing } from '../../robot/answers/answerOf';
import type { TinyFile } from '../../robot/answers/tinyFile';
import { formLists } from '../masterData';

/** Lists that depend on one another: no form nests deeper. */
const mostRounds = 40;

/** Fills in whatever is still empty on the active step with valid answers and tiny files; gives how many. */
export async function fillStep(session: Session): Promise<number> {
  const { form, state, facts } = session;
  const lists = createLists({ ask: formLists });
  const filled = new Set<string>();
  const isWanted = (place: Place): boolean => {
    const { field: name } = place;
    // An answer that empties another one would be given for ever.
    if (filled.has(name)) return false;
    const row = form.fields.get(name)?.row;
    if (row?.valueType !== 'rows') return row?.given(state().values[name]) !== true;
    const { min, value } = fieldView(form, state(), place);
    return typeof min === 'number' && slotsIn(value).length < min;
  };
  const choosing = ({ field: name }: Place): Omit<Choosing, 'options'> => ({
    ...{ seed: `1 ${name}`, style: 'plain' },
    // A switch may lock other answers; the button fills in, it does not copy.
    preferred: form.fields.get(name)?.definition.type === 'switch' ? { value: false } : undefined,
  });
  for (let round = 0; round < mostRounds; round += 1) {
    const before = state().values;
    await loadLists(form, state(), lists);
    const { known } = lists;
    for (const { name, answer } of answersOnStep({ form, known, state, facts, isWanted, choosing })) {
      const write = 'write' in answer ? answer.write : await storedFile(form, name, answer.files);
      if (write === undefined || write.raw === false) continue;
      await session.send({ type: 'write', by: 'visitor', writes: { [name]: write } });
      filled.add(name);
    }
    if (state().values === before) break;
  }
  return filled.size;
}

/** A file as the back end keeps it; `undefined`: it does not take it. */
async function storedFile(
  { fields }: CompiledForm,
  name: string,
  [tiny]: readonly TinyFile[],
): Promise<Write | undefined> {
  if (!tiny) return undefined;
  const bytes = Uint8Array.from(atob(tiny.content), (sign) => sign.charCodeAt(0));
  const file = new File([bytes], tiny.name, { type: tiny.type });
  const result = await uploadFile(file).catch(() => 'refused' as const);
  if (result === 'refused') return undefined;
  const definition = fields.get(name)?.definition;
  const isList = definition?.type === 'upload' && definition.multiple === true;
  return { raw: isList ? [{ url: result.stored, filename: tiny.name }] : result.stored };
}
