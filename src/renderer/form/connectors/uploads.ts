import { isApiError, uploadFile } from '../../../api';
import {
  extensionOf,
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
import { contentFits } from './fileContent';

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
  const tell = (told: string): void => store.update((now) => ({ ...now, told }));
  const mark = (id: number, change: Partial<SentFile>): void => {
    store.update((now) => ({
      ...now,
      sent: now.sent.map((file) => (file.id === id ? { ...file, ...change } : file)),
    }));
  };
  const drop = (id: number): void => {
    files.delete(id);
    store.update((now) => ({ ...now, sent: now.sent.filter((file) => file.id !== id) }));
  };
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
      // What the back end did not want is passed over in silence (spec 1, section 8).
      if (result === 'refused') return;
      const stored = { url: result.stored, filename: file.name };
      write(limits.multiple ? [...held(), stored] : [stored]);
      tell(uploadWords.told.stored(file.name));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'aborted') return;
      mark(id, { state: 'failed', part: undefined });
      tell(uploadWords.told.failed(file.name));
      showToast(session, { variant: 'destructive', ...uploadError(error) });
    } finally {
      controllers.delete(id);
    }
  };

  session.onClose(() => {
    files.clear();
    controllers.forEach((controller) => controller.abort());
    store.update(() => ({ sent: [] }));
  });

  let sending = false;
  const sendAll = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    void session.send({ type: 'pending', name, running: true });
    try {
      for (;;) {
        const next = store.current().sent.find((file) => file.state === 'waiting');
        const file = next && files.get(next.id);
        if (!file) break;
        await sendOne(next.id, file);
      }
    } finally {
      sending = false;
      await session.send({ type: 'pending', name, running: false });
    }
  };

  return {
    store,
    take: async (chosen) => {
      const under = store.current().sent.filter((file) => file.state !== 'failed').length;
      const { taken, refusals } = takeFiles(limits, held().length + under, chosen);
      const fits = await Promise.all(taken.map((file) => contentFits(file, extensionOf(file.name))));
      const refused = new Set(refusals);
      if (fits.includes(false)) refused.add('wrongType');
      refused.forEach(refuse);
      const sent = taken
        .filter((_, index) => fits[index])
        .map((file): SentFile => {
          const id = nextId();
          files.set(id, file);
          return { id, name: file.name, state: 'waiting' };
        });
      if (sent.length === 0) return;
      store.update((now) => ({ ...now, sent: [...(limits.multiple ? now.sent : []), ...sent] }));
      await sendAll();
    },
    remove: (file) => {
      write(held().filter((one) => one.url !== file.url));
      tell(uploadWords.told.removed(file.filename));
    },
    cancel: (id) => {
      const file = files.get(id);
      controllers.get(id)?.abort();
      drop(id);
      if (file) tell(uploadWords.told.cancelled(file.name));
    },
    retry: (id) => {
      mark(id, { state: 'waiting' });
      void sendAll();
    },
  };
}

function uploadError(error: { kind: string; status?: number; statusText?: string }) {
  if (error.kind === 'http') {
    const { status: httpStatus = 0, statusText = '' } = error;
    return describeCallError('upload-file', { kind: 'http', httpStatus, statusText });
  }
  return describeCallError('upload-file', { kind: 'exception', reason: faultReasons.network });
}
