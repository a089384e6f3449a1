import {
  facet,
  storedFiles,
  lookAt,
  ownWords,
  takeFiles,
  uploadLimits,
  type ChosenFile,
  type RefusedFile,
  type StoredFile,
  type Toast,
  type UploadField,
  type UploadRefusal,
} from '../interpreter';
import { createAborter, type Aborter } from './abort';
import type { Core } from './core';
import type { PreparedFile } from './ports';
import { ofRefusal } from './refusals';
import { valueStore, type ValueStore } from './valueStore';

/** A file that is on its way, or did not arrive. */
export interface SentFile {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has gone out, 0 to 1; left out while nobody knows. */
  part?: number | undefined;
  /** A PDF that is encrypted. */
  isProtected?: boolean | undefined;
}

/** What this page knows of a file that it has stored. */
export interface KnownFile {
  /** In bytes. */
  size: number;
  /** A PDF that is encrypted. */
  isProtected: boolean;
}

/** What goes on in one upload field; outlives its step, so that a visitor may go on while a file is sent. */
export interface FieldUploads {
  sent: readonly SentFile[];
  /** Why files of the last choice were not taken, or are no longer there. */
  faults: readonly string[];
  /** What was stored on this page, by address. */
  stored: Readonly<Record<string, KnownFile>>;
  /** What happened last, for the ear. */
  news?: {
    what: 'uploading' | 'stored' | 'protected' | 'failed' | 'refused' | 'cancelled' | 'removed';
    name: string;
  };
}

/** The files of one field on their way. */
export interface Uploads {
  store: ValueStore<FieldUploads>;
  take: (files: readonly ChosenFile[], from?: 'camera') => Promise<void>;
  remove: (file: StoredFile) => void;
  /** The bank no longer has these stored files: they leave the answer, and are asked for again by name. */
  lose: (files: readonly StoredFile[]) => Promise<void>;
  cancel: (id: number) => void;
  retry: (id: number) => void;
  /** What sends again, once its field is back, what is on its way now and is given up with it; `undefined` where nothing is. */
  resend: () => (() => void) | undefined;
}

/** What uploads need of their session. */
export type UploadCore = Pick<
  Core,
  'activity' | 'facts' | 'fileNames' | 'form' | 'ports' | 'send' | 'state' | 'stopWaiting'
> & {
  /** Has something done after each change of these answers; and at the session's end. */
  onChanged: (listener: (changed: ReadonlySet<string>) => void) => void;
  onClose: (listener: () => void) => void;
  /** Remembers how the visitor calls a stored file. */
  nameFile: (url: string, name: string) => void;
};

/** The uploads of one field. One request per file, one after the other. */
export function createUploads(core: UploadCore, field: UploadField): Uploads {
  const { activity, facts, form, ports, send, state, stopWaiting } = core;
  const { name } = field;
  const limits = uploadLimits(field);
  const store = valueStore<FieldUploads>({ sent: [], faults: [], stored: {} });
  /** The bytes of files on their way: from their choice until they are stored or given up; a failed one may be sent again. */
  const files = new Map<number, PreparedFile>();
  const aborters = new Map<number, Aborter>();

  const held = (): readonly StoredFile[] => storedFiles(state().values[name], core.fileNames());
  const underWay = (): number => store.current().sent.filter((file) => file.state !== 'failed').length;
  const tell = (what: NonNullable<FieldUploads['news']>['what'], of: string): void =>
    store.update((now) => ({ ...now, news: { what, name: of } }));
  const mark = (id: number, change: Partial<SentFile>): void => {
    store.update((now) => ({
      ...now,
      sent: now.sent.map((file) => (file.id === id ? { ...file, ...change } : file)),
    }));
  };
  const drop = (id: number): void => {
    files.delete(id);
    aborters.get(id)?.abort();
    store.update((now) => ({ ...now, sent: now.sent.filter((file) => file.id !== id) }));
  };
  const dropAll = (): void => store.current().sent.forEach(({ id }) => drop(id));
  const write = (stored: readonly StoredFile[], by: 'visitor' | 'effect' = 'visitor'): void => {
    const raw = limits.multiple ? stored : (stored[0]?.url ?? '');
    void send({ type: 'write', by, writes: { [name]: { raw } } });
    void send({ type: 'touch', name });
  };
  const isLocked = (): boolean => activity.current().locked;
  /** Resolves once no run goes on with the answers as they are: a file that comes meanwhile is kept until then. */
  const unlocked = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (isLocked()) return;
        stop();
        resolve();
      };
      const stop = activity.subscribe(look);
      look();
    });
  /** Toasts on the files of the last choice: with the next one they are over, and would lie over the page all the same. */
  let told: number[] = [];
  const showError = (words: Omit<Toast, 'variant'>): void => {
    told.push(activity.showToast({ variant: 'destructive', ...words }));
  };
  const setFaults = (faults: readonly string[]): void => store.update((now) => ({ ...now, faults }));
  const forgetErrors = (): void => {
    setFaults([]);
    told.forEach(activity.closeToast);
    told = [];
  };
  const showFault = (fault: string): void => setFaults([...store.current().faults, fault]);
  const refuse = (refused: readonly RefusedFile[]): void => {
    const toasts = new Map<UploadRefusal, Omit<Toast, 'variant'>>();
    for (const { why, name: of } of refused) {
      const words = toasts.get(why) ?? refusalWords(why);
      toasts.set(why, words);
      const text = words.text ?? words.title;
      showFault(of === undefined ? text : ports.words.aboutFile(of, text));
    }
    toasts.forEach(showError);
  };
  const refusalWords = (why: UploadRefusal): Omit<Toast, 'variant'> => {
    const compiled = form.fields.get(name);
    const told = ofRefusal[why]?.(limits);
    const look = lookAt(form, state(), facts());
    const value = state().values[name];
    const own = compiled && told && ownWords(compiled, told.message, { limit: told.limit, value }, look);
    return { ...ports.words.refusal(why, limits), ...(own && { text: own }) };
  };

  const sendOne = async (id: number, { file, isProtected }: PreparedFile): Promise<void> => {
    const abort = createAborter();
    aborters.set(id, abort);
    mark(id, { state: 'sending', part: undefined });
    tell('uploading', file.name);
    const answer = await ports.bank.upload(file, { abort, onProgress: (part) => mark(id, { part }) });
    aborters.delete(id);
    if (abort.aborted) return;
    if ('stored' in answer) {
      await unlocked();
      if (!files.has(id)) return;
      drop(id);
      core.nameFile(answer.stored, file.name);
      const known: KnownFile = { size: file.size, isProtected: isProtected === true };
      store.update((now) => ({ ...now, stored: { ...now.stored, [answer.stored]: known } }));
      const stored = { url: answer.stored, filename: file.name };
      write(limits.multiple ? [...held(), stored] : [stored]);
      tell(isProtected ? 'protected' : 'stored', file.name);
      return;
    }
    stopWaiting();
    if ('refused' in answer) {
      // What the back end did not want is passed over in silence; the ear alone hears how the upload ended.
      drop(id);
      tell('refused', file.name);
    } else {
      mark(id, { state: 'failed', part: undefined });
      tell('failed', file.name);
      showError(ports.words.callError('upload-file', answer.problem));
    }
  };

  let jobs = 0;
  /** Next waits as long as anything is done about files: from their choice on, not only from their sending. */
  const awaited = async (work: () => Promise<void>): Promise<void> => {
    jobs += 1;
    if (jobs === 1) void send({ type: 'pending', name, running: true });
    try {
      await work();
    } finally {
      jobs -= 1;
      if (jobs === 0) await send({ type: 'pending', name, running: false });
    }
  };

  let sending = false;
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
  /** One after the other: a large photo fills the memory of a small phone. Too many are refused as they are. */
  const prepared = async (
    chosen: readonly ChosenFile[],
    from?: 'camera',
  ): Promise<readonly PreparedFile[]> => {
    if (chosen.length > limits.maxFiles) return chosen.map((file) => ({ file }));
    const ready: PreparedFile[] = [];
    for (const file of chosen) ready.push(await ports.bank.prepare(file, limits, from));
    return ready;
  };
  const list = async (
    begun: number,
    chosen: readonly ChosenFile[],
    from: 'camera' | undefined,
  ): Promise<void> => {
    const ready = await prepared(chosen, from);
    const { taken, refused } = takeFiles(
      limits,
      held().length + underWay(),
      ready.map(({ file }) => file),
    );
    if (begun !== round) return;
    const fitting = ready.filter(({ file }) => taken.includes(file));
    forgetErrors();
    refuse([
      ...refused,
      ...fitting.flatMap(({ file, refused: why }): RefusedFile[] => (why ? [{ why, name: file.name }] : [])),
    ]);
    const sound = fitting.filter(({ refused: why }) => !why);
    if (sound.length < chosen.length) stopWaiting();
    // The newest choice is the one that a single field shall hold.
    if (sound.length > 0 && !limits.multiple) dropAll();
    queue(sound);
  };
  const queue = (ready: readonly PreparedFile[]): void => {
    const sent = ready.map((one): SentFile => {
      const id = activity.nextId();
      files.set(id, one);
      return { id, name: one.file.name, state: 'waiting', isProtected: one.isProtected };
    });
    store.update((now) => ({ ...now, sent: [...now.sent, ...sent] }));
  };

  let listed = Promise.resolve();
  /** Choices that are still read and judged. */
  const choices = new Set<Parameters<Uploads['take']>>();
  /** One choice is judged after the other, so that each counts the files of the one before. */
  const listInTurn = (...choice: Parameters<Uploads['take']>): Promise<void> => {
    const begun = round;
    const [chosen, from] = choice;
    choices.add(choice);
    listed = listed.then(() => list(begun, chosen, from)).finally(() => choices.delete(choice));
    return listed;
  };
  const take: Uploads['take'] = async (...choice) => {
    if (isLocked()) return;
    await awaited(async () => {
      await listInTurn(...choice);
      await sendAll();
    });
  };

  const giveUp = (): void => {
    round += 1;
    choices.clear();
    dropAll();
    // Where the field comes back, nothing is uploading any more.
    store.update(({ news: _over, ...now }) => now);
  };
  core.onClose(giveUp);
  core.onChanged((changed) => {
    const compiled = changed.has(name) ? form.fields.get(name) : undefined;
    if (compiled && !facet(form, state(), compiled.visible)) giveUp();
  });

  return {
    store,
    take,
    remove: (file) => {
      if (isLocked()) return;
      stopWaiting();
      forgetErrors();
      write(held().filter((one) => one.url !== file.url));
      tell('removed', file.filename);
    },
    lose: async (lost) => {
      await unlocked();
      const stored = held();
      const gone = stored.filter(({ url }) => lost.some((one) => one.url === url));
      if (gone.length === 0) return;
      // The bank takes them, also where the visitor could not: an answer that is kept while it is hidden is sent all the same.
      write(
        stored.filter((one) => !gone.includes(one)),
        'effect',
      );
      for (const { filename } of gone) {
        const words = ports.words.lostFile(filename);
        showError(words);
        showFault(words.text ?? words.title);
      }
    },
    cancel: (id) => {
      const cancelled = files.get(id);
      stopWaiting();
      drop(id);
      if (cancelled) tell('cancelled', cancelled.file.name);
    },
    retry: (id) => {
      const kept = files.get(id);
      if (!kept) return;
      const { taken, refused } = takeFiles(limits, held().length + underWay(), [kept.file]);
      forgetErrors();
      refuse(refused);
      if (taken.length === 0) return;
      mark(id, { state: 'waiting' });
      void awaited(sendAll);
    },
    resend: () => {
      const ready = store.current().sent.flatMap(({ id }) => files.get(id) ?? []);
      const chosen = [...choices];
      if (ready.length + chosen.length === 0) return undefined;
      return () => {
        queue(ready);
        void awaited(sendAll);
        for (const choice of chosen) void take(...choice);
      };
    },
  };
}
