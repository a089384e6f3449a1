import { isApiError, uploadFile } from '../../../api';
import {
  extensionOf,
  facet,
  storedFiles,
  takeFiles,
  uploadLimits,
  type StoredFile,
  type UploadField,
  type UploadRefusal,
} from '../../../interpreter';
import { describeCallError, faultReasons } from '../../../messages/id';
import { uploadRefusals, uploadWords } from '../../../messages/upload';
import { nextId, showToast } from '../session/announce';
import type { SentFile } from '../../../widgets/types';
import type { Session } from '../session/session';
import { valueStore, type ValueStore } from '../session/valueStore';
import { checkContent } from './fileContent';

/** What goes on in one upload field; outlives its step, so that a visitor may go on while a file is sent. */
export interface FieldUploads {
  sent: readonly SentFile[];
  /** What happened last, for the ear. */
  told?: string;
}

/** The files of one field on their way. */
export interface Uploads {
  store: ValueStore<FieldUploads>;
  take: (files: readonly File[]) => Promise<void>;
  remove: (file: StoredFile) => void;
  cancel: (id: number) => void;
  retry: (id: number) => void;
}

const bySession = new WeakMap<Session, Map<string, Uploads>>();

/** The uploads of a field, made at their first use in a session. */
export function uploadsOf(session: Session, field: UploadField): Uploads {
  const known = bySession.get(session) ?? new Map<string, Uploads>();
  bySession.set(session, known);
  const uploads = known.get(field.name) ?? createUploads(session, field);
  known.set(field.name, uploads);
  return uploads;
}

function createUploads(session: Session, field: UploadField): Uploads {
  const { name } = field;
  const limits = uploadLimits(field);
  const store = valueStore<FieldUploads>({ sent: [] });
  const files = new Map<number, File>();
  const controllers = new Map<number, AbortController>();

  const held = (): readonly StoredFile[] => storedFiles(session.latest().values[name]);
  const underWay = (): number => store.current().sent.filter((file) => file.state !== 'failed').length;
  const tell = (told: string): void => store.update((now) => ({ ...now, told }));
  const mark = (id: number, change: Partial<SentFile>): void => {
    store.update((now) => ({
      ...now,
      sent: now.sent.map((file) => (file.id === id ? { ...file, ...change } : file)),
    }));
  };
  const drop = (id: number): void => {
    files.delete(id);
    controllers.get(id)?.abort();
    store.update((now) => ({ ...now, sent: now.sent.filter((file) => file.id !== id) }));
  };
  const dropAll = (): void => store.current().sent.forEach(({ id }) => drop(id));
  const write = (stored: readonly StoredFile[]): void => {
    const raw = limits.multiple ? stored : (stored[0]?.url ?? '');
    void session.send({ type: 'write', by: 'visitor', writes: { [name]: { raw } } });
    void session.send({ type: 'touch', name });
  };
  const refuse = (refusal: UploadRefusal): void => {
    const words = {
      tooMany: () => uploadRefusals.tooMany(limits.maxFiles),
      tooLarge: () => uploadRefusals.tooLarge(limits.maxSizeBytes),
      wrongType: () => uploadRefusals.wrongType(limits.accept),
    };
    showToast(session, { variant: 'destructive', ...words[refusal]() });
  };

  const sendOne = async (id: number, file: File): Promise<void> => {
    const controller = new AbortController();
    controllers.set(id, controller);
    mark(id, { state: 'sending', part: undefined });
    tell(uploadWords.told.uploading(file.name));
    try {
      const result = await uploadFile(file, {
        signal: controller.signal,
        onProgress: (part) => mark(id, { part }),
      });
      drop(id);
      if (result === 'refused') {
        // What the back end did not want is passed over in silence (spec 1, section 8).
        session.stopWaiting();
        return;
      }
      const stored = { url: result.stored, filename: file.name };
      write(limits.multiple ? [...held(), stored] : [stored]);
      tell(uploadWords.told.stored(file.name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'aborted') return;
      session.stopWaiting();
      mark(id, { state: 'failed', part: undefined });
      tell(uploadWords.told.failed(file.name));
      showToast(session, { variant: 'destructive', ...inWords(error) });
    } finally {
      controllers.delete(id);
    }
  };

  let jobs = 0;
  /** Next waits as long as anything is done about files: from their choice on, not only from their sending. */
  const awaited = async (work: () => Promise<void>): Promise<void> => {
    jobs += 1;
    if (jobs === 1) void session.send({ type: 'pending', name, running: true });
    try {
      await work();
    } finally {
      jobs -= 1;
      if (jobs === 0) await session.send({ type: 'pending', name, running: false });
    }
  };

  let sending = false;
  /** One request per file, one after the other (spec 1, section 7). */
  const sendAll = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    try {
      for (;;) {
        const next = store.current().sent.find((file) => file.state === 'waiting');
        const file = next && files.get(next.id);
        if (!file) break;
        await sendOne(next.id, file);
      }
    } finally {
      sending = false;
    }
  };

  /** Counts how often all files were given up; what was chosen before is of no use after it. */
  let round = 0;
  const list = async (chosen: readonly File[], begun: number): Promise<void> => {
    const { taken, refusals } = takeFiles(limits, held().length + underWay(), chosen);
    const found = await Promise.all(taken.map((file) => checkContent(file, extensionOf(file.name))));
    if (begun !== round) return;
    const refused = new Set(refusals);
    if (found.includes('differs')) refused.add('wrongType');
    refused.forEach(refuse);
    if (found.includes('unreadable')) showToast(session, { variant: 'destructive', ...unreadable });
    const sent = taken
      .filter((_, index) => found[index] === 'fits')
      .map((file): SentFile => {
        const id = nextId();
        files.set(id, file);
        return { id, name: file.name, state: 'waiting' };
      });
    if (sent.length < chosen.length) session.stopWaiting();
    // The newest choice is the one that a single field shall hold.
    if (sent.length > 0 && !limits.multiple) dropAll();
    store.update((now) => ({ ...now, sent: [...now.sent, ...sent] }));
  };

  let listed = Promise.resolve();
  /** One choice is judged after the other, so that each counts the files of the one before. */
  const listInTurn = (chosen: readonly File[]): Promise<void> => {
    const begun = round;
    listed = listed.then(() => list(chosen, begun));
    return listed;
  };

  const giveUp = (): void => {
    round += 1;
    dropAll();
  };
  session.onClose(giveUp);
  session.store.subscribe(name, () => {
    const compiled = session.form.fields.get(name);
    if (compiled && !facet(session.form, session.latest(), compiled.visible)) giveUp();
  });

  return {
    store,
    take: (chosen) =>
      awaited(async () => {
        await listInTurn(chosen);
        await sendAll();
      }),
    remove: (file) => {
      session.stopWaiting();
      write(held().filter((one) => one.url !== file.url));
      tell(uploadWords.told.removed(file.filename));
    },
    cancel: (id) => {
      const file = files.get(id);
      session.stopWaiting();
      drop(id);
      if (file) tell(uploadWords.told.cancelled(file.name));
    },
    retry: (id) => {
      const file = files.get(id);
      if (!file) return;
      const { taken, refusals } = takeFiles(limits, held().length + underWay(), [file]);
      refusals.forEach(refuse);
      if (taken.length === 0) return;
      mark(id, { state: 'waiting' });
      void awaited(sendAll);
    },
  };
}

const unreadable = describeCallError('upload-file', { kind: 'exception', reason: faultReasons.network });

function inWords(fault: { kind: string; status?: number; statusText?: string }) {
  const { kind, status = 0, statusText = '' } = fault;
  if (kind !== 'http') return unreadable;
  return describeCallError('upload-file', { kind, httpStatus: status, statusText });
}
