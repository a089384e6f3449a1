import {
  storedFiles,
  takeFiles,
  uploadLimits,
  type StoredFile,
  type UploadField,
} from '../../../interpreter';
import { describeCallError, faultReasons, type CallError } from '../../../messages/id';
import { uploadRefusals } from '../../../messages/upload';
import type { CallAnswer, UploadedFile } from '../language';
import { isObject } from '../parse/readers';
import { readAnswer } from '../visit/bank';
import { DeadEnd } from '../visit/deadEnd';
import type { Visit } from '../visit/visit';
import { whyReadOnly } from '../words/why';
import { placeOnScreen, viewOf } from './fill';

/** A file of a scenario without a size of its own, in bytes. */
const usualSize = 100_000;

/** Chooses files for one field as a visitor would; their content is taken to be what their names say. */
export function uploadFiles(visit: Visit, name: string, wanted: readonly UploadedFile[]): void {
  const place = placeOnScreen(visit, name);
  const { definition, readOnly } = viewOf(visit, place);
  if (definition.type !== 'upload')
    throw new DeadEnd(`Kolom "${name}" (${definition.type}) tidak menerima file.`);
  if (readOnly) throw new DeadEnd(`Kolom "${name}" tidak dapat diisi. ${whyReadOnly(visit.session, place)}`);
  const limits = uploadLimits(definition);
  const chosen = wanted.map((file) => ({ name: file.name, size: file.sizeBytes ?? usualSize }));
  const { taken, refusals } = takeFiles(limits, held(visit, name).length, chosen);
  for (const refusal of refusals) {
    const words = {
      tooMany: () => uploadRefusals.tooMany(limits.maxFiles),
      tooLarge: () => uploadRefusals.tooLarge(limits.maxSizeBytes),
      wrongType: () => uploadRefusals.wrongType(limits.accept),
    };
    toast(visit, words[refusal]());
  }
  for (const file of taken) send(visit, definition, file.name);
}

function send(visit: Visit, { name, multiple }: UploadField, filename: string): void {
  const answer = visit.bank.asks('upload-file')
    ? visit.bank.ask('upload-file', { files: filename })
    : { body: { succeeded: true, data: { url: `/files/${filename}` } } };
  const stored = storedBy(answer);
  if (typeof stored === 'object') toast(visit, describeCallError('upload-file', stored));
  if (typeof stored !== 'string') return;
  const raw = multiple ? [...held(visit, name), { url: stored, filename }] : stored;
  visit.session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw } } });
  visit.session.send({ type: 'touch', name });
}

/** Where the back end keeps the file; what went wrong; nothing when it did not want it. */
function storedBy(answer: CallAnswer): string | CallError | undefined {
  const read = readAnswer(answer);
  if ('fault' in read) return { kind: 'exception', reason: faultReasons[read.fault] };
  const { httpStatus, statusText, response } = read.reply;
  if (httpStatus !== 200) return { kind: 'http', httpStatus, statusText };
  if (!isObject(response) || response.succeeded !== true) return undefined;
  const url = isObject(response.data) ? response.data.url : undefined;
  return typeof url === 'string' ? url : { kind: 'exception', reason: faultReasons.unreadable };
}

function held({ session }: Visit, name: string): readonly StoredFile[] {
  return storedFiles(session.state().values[name]);
}

function toast({ screen }: Visit, words: { title: string; text?: string }): void {
  screen.toasts = [...screen.toasts, { variant: 'destructive', ...words }];
}
