import {
  computed,
  storedFiles,
  lookAt,
  ownWords,
  takeFiles,
  uploadLimits,
  type ChosenFile,
  type Json,
  type MessageName,
  type RefusedFile,
  type StoredFile,
  type Toast,
  type UploadField,
  type UploadLimits,
  type UploadRefusal,
} from '../interpreter';
import type { Core } from './core';
import type { PreparedFile } from './ports';
import type { KnownFiles } from './records';
import {
  noUploads,
  underWay,
  uploadsAfter,
  type FieldUploads,
  type SentFile,
  type UploadEvent,
} from './uploadState';
import { valueStore, type ValueStore } from './valueStore';

/** What uploads need of their session. */
export type UploadCore = Pick<
  Core,
  'activity' | 'moment' | 'fileNames' | 'form' | 'ports' | 'send' | 'state' | 'stopWaiting'
> & {
  /** Has something done after each change of these answers; and at the session's end. */
  onChanged: (listener: (changed: ReadonlySet<string>) => void) => void;
  onClose: (listener: () => void) => void;
  /** Remembers what is known of a stored file. */
  knowFile: (url: string, file: KnownFiles[string]) => void;
};

interface FileOnItsWay extends PreparedFile {
  abort: AbortController;
}

/** What the parts of one field's uploads share. */
interface Line {
  core: UploadCore;
  name: string;
  limits: UploadLimits;
  store: ValueStore<FieldUploads>;
  /** The bytes of files on their way: from their choice until they are stored or given up; a failed one may be sent again. */
  files: Map<number, FileOnItsWay>;
  /** Applies an event, and aborts the requests of files that are no longer on their way. */
  apply: (event: UploadEvent) => void;
  errors: ReturnType<typeof createErrors>;
}

/** The files of one field on their way. */
export type Uploads = ReturnType<typeof createUploads>;

/** The uploads of one field. `uploadsAfter` says what follows from an event; this carries it out. */
export function createUploads(core: UploadCore, field: UploadField) {
  const { activity, form, state, stopWaiting } = core;
  const { name } = field;
  const limits = uploadLimits(field);
  const store = valueStore(noUploads);
  const files: Line['files'] = new Map();
  const apply: Line['apply'] = (event) => {
    store.update((now) => uploadsAfter(now, event));
    const left = new Set(store.current().sent.map(({ id }) => id));
    for (const [id, { abort }] of [...files]) {
      if (left.has(id)) continue;
      files.delete(id);
      abort.abort();
    }
  };
  const errors = createErrors(core, name, limits);
  const line: Line = { core, name, limits, store, files, apply, errors };
  const isLocked = (): boolean => activity.current().locked;
  const awaited = createWaiting(core, name);
  const sendAll = createSending(line);
  const choices = createChoices(line);

  const take = async (...choice: Choice): Promise<void> => {
    if (isLocked()) return;
    await awaited(async () => {
      await choices.validate(choice);
      await sendAll();
    });
  };
  const giveUp = (): void => {
    choices.forget();
    apply({ type: 'givenUp' });
  };
  core.onClose(giveUp);
  core.onChanged((changed) => {
    const compiled = changed.has(name) ? form.fields.get(name) : undefined;
    if (compiled && !computed(form, state(), compiled.visible)) giveUp();
  });

  return {
    store,
    take,
    remove: (file: StoredFile): void => {
      if (isLocked()) return;
      stopWaiting();
      errors.close();
      write(
        line,
        held(line).filter((one) => one.url !== file.url),
      );
      apply({ type: 'removed', name: file.filename });
    },
    /** A file that was removed comes back, where its place is still free. */
    restore: (file: StoredFile): void => {
      if (isLocked() || countOf(line) >= limits.maxFiles) return;
      write(line, [...held(line), file]);
      apply({ type: 'restored', name: file.filename });
    },
    /** The bank no longer has these stored files: they leave the answer, and are asked for again by name. */
    lose: (lost: readonly StoredFile[]): Promise<void> => loseStored(line, lost),
    cancel: (id: number): void => {
      stopWaiting();
      apply({ type: 'cancelled', id });
    },
    retry: (id: number): void => {
      const kept = files.get(id);
      if (!kept) return;
      const { taken, refused } = takeFiles(limits, countOf(line), [kept.file]);
      apply({ type: 'retried', id, faults: errors.refuse(refused) });
      if (taken.length > 0) void awaited(sendAll);
    },
    /** What sends again, once its field is back, what is on its way now and is given up with it; `undefined` where nothing is. */
    resend: (): (() => void) | undefined => {
      const ready = store.current().sent.flatMap(({ id }) => files.get(id) ?? []);
      const chosen = choices.underWay();
      if (ready.length + chosen.length === 0) return undefined;
      return () => {
        apply({ type: 'queued', files: waiting(line, ready) });
        void awaited(sendAll);
        for (const choice of chosen) void take(...choice);
      };
    },
  };
}

/** The files that the answer holds. */
const held = ({ core, name }: Line): readonly StoredFile[] =>
  storedFiles(core.state().values[name], core.fileNames());

/** How many files the field holds or is about to. */
const countOf = (line: Line): number => held(line).length + underWay(line.store.current());

function write(
  { core, name, limits }: Line,
  stored: readonly StoredFile[],
  by: 'visitor' | 'effect' = 'visitor',
): void {
  const raw = limits.multiple ? stored : (stored[0]?.url ?? '');
  void core.send({ type: 'write', by, writes: { [name]: { raw } } });
  void core.send({ type: 'touch', name });
}

/** Files that wait from now on. */
function waiting({ core, files }: Line, ready: readonly PreparedFile[]): readonly SentFile[] {
  return ready.map((one): SentFile => {
    const id = core.activity.nextId();
    files.set(id, { ...one, abort: new AbortController() });
    return { id, name: one.file.name, state: 'waiting', isProtected: one.isProtected };
  });
}

/** Resolves once no run goes on with the answers as they are: a file that comes meanwhile is kept until then. */
const unlocked = ({ activity }: UploadCore): Promise<void> => activity.until(({ locked }) => !locked);

const ofType = ({ accept }: UploadLimits): { message: MessageName; limit: Json } => ({
  message: 'fileType',
  limit: accept,
});

/** Under which name a definition may have own words for a refusal, and which limit they may name; a size in MB. */
const ofRefusal: Readonly<
  Record<UploadRefusal, ((limits: UploadLimits) => { message: MessageName; limit: Json }) | undefined>
> = {
  empty: undefined,
  tooMany: ({ maxFiles }) => ({ message: 'fileCount', limit: maxFiles }),
  tooLarge: ({ maxSizeBytes }) => ({
    message: 'fileSize',
    limit: Math.floor((maxSizeBytes * 10) / 1024 ** 2) / 10,
  }),
  wrongType: ofType,
  otherExtension: ofType,
  heic: ofType,
  broken: undefined,
  unreadable: undefined,
};

type Words = Omit<Toast, 'variant'>;

/** Toasts about the files of the last choice; the next choice closes them. */
function createErrors(core: UploadCore, name: string, limits: UploadLimits) {
  const { activity, form, moment, ports, state } = core;
  const shown: number[] = [];
  const show = (words: Words): void => {
    shown.push(activity.showToast({ variant: 'destructive', ...words }));
  };
  const close = (): void => shown.splice(0).forEach(activity.closeToast);
  const wordsOf = (why: UploadRefusal): Words => {
    const compiled = form.fields.get(name);
    const refusal = ofRefusal[why]?.(limits);
    const look = lookAt(moment());
    const value = state().values[name];
    const own =
      compiled && refusal && ownWords(compiled, refusal.message, { limit: refusal.limit, value }, look);
    return { ...ports.words.refusal(why, limits), ...(own && { text: own }) };
  };
  return {
    show,
    close,
    /** Closes those of the choice before, shows why files are refused, each reason once, and gives what is reported at the field. */
    refuse: (refused: readonly RefusedFile[]): readonly string[] => {
      close();
      const words = new Map([...new Set(refused.map(({ why }) => why))].map((why) => [why, wordsOf(why)]));
      words.forEach(show);
      return refused.map(({ why, name: of }) => {
        const { text, title = '' } = words.get(why) ?? {};
        return of === undefined ? (text ?? title) : ports.words.aboutFile(of, text ?? title);
      });
    },
  };
}

/** Next waits as long as anything is done about files: from their choice on, not only from their sending. */
function createWaiting({ send }: UploadCore, name: string): (work: () => Promise<void>) => Promise<void> {
  let jobs = 0;
  return async (work) => {
    jobs += 1;
    if (jobs === 1) void send({ type: 'pending', name, running: true });
    try {
      await work();
    } finally {
      jobs -= 1;
      if (jobs === 0) await send({ type: 'pending', name, running: false });
    }
  };
}

/** What sends the files that wait: one request per file, one after the other. */
function createSending(line: Line): () => Promise<void> {
  const { store, files } = line;
  let sending = false;
  return async () => {
    if (sending) return;
    sending = true;
    try {
      for (;;) {
        const next = store.current().sent.find(({ state }) => state === 'waiting');
        const file = next && files.get(next.id);
        if (!file) break;
        await sendOne(line, next.id, file);
      }
    } finally {
      sending = false;
    }
  };
}

async function sendOne(line: Line, id: number, { file, abort, isProtected }: FileOnItsWay): Promise<void> {
  const { core, limits, files, apply, errors } = line;
  apply({ type: 'sending', id });
  const onProgress = (part: number | undefined): void => apply({ type: 'progressed', id, part });
  const answer = await core.ports.bank.upload(file, { signal: abort.signal, onProgress });
  if (abort.signal.aborted) return;
  if ('stored' in answer) {
    await unlocked(core);
    if (!files.has(id)) return;
    core.knowFile(answer.stored, { name: file.name, size: file.size, isProtected: isProtected === true });
    const stored = { url: answer.stored, filename: file.name };
    apply({ type: 'stored', id });
    write(line, limits.multiple ? [...held(line), stored] : [stored]);
    return;
  }
  core.stopWaiting();
  if ('refused' in answer) {
    // A refusal of the back end is not shown; only the live region says that the upload has ended.
    apply({ type: 'refused', id });
  } else {
    apply({ type: 'failed', id });
    errors.show(core.ports.words.callError('upload-file', answer.problem));
  }
}

type Choice = [files: readonly ChosenFile[], from?: 'camera'];

/** Choices that are read and judged, one after the other, so that each counts the files of the one before. */
function createChoices(line: Line) {
  let validated = Promise.resolve();
  const read = new Set<Choice>();
  return {
    validate: (choice: Choice): Promise<void> => {
      read.add(choice);
      const isWanted = (): boolean => read.has(choice);
      validated = validated
        .then(() => validateChoice(line, choice, isWanted))
        .finally(() => read.delete(choice));
      return validated;
    },
    /** Those that are still read. */
    underWay: (): readonly Choice[] => [...read],
    /** Drops the choices so far. */
    forget: (): void => read.clear(),
  };
}

async function validateChoice(line: Line, [chosen, from]: Choice, isWanted: () => boolean): Promise<void> {
  const { core, limits, apply, errors } = line;
  const ready = await prepared(line, chosen, from);
  if (!isWanted()) return;
  const { taken, refused } = takeFiles(
    limits,
    countOf(line),
    ready.map(({ file }) => file),
  );
  const fitting = ready.filter(({ file }) => taken.includes(file));
  const sound = fitting.filter(({ refused: why }) => !why);
  const faults = errors.refuse([
    ...refused,
    ...fitting.flatMap(({ file, refused: why }): RefusedFile[] => (why ? [{ why, name: file.name }] : [])),
  ]);
  if (sound.length < chosen.length) core.stopWaiting();
  // The newest choice is the one that a single field shall hold.
  const replaces = sound.length > 0 && !limits.multiple;
  apply({ type: 'chosen', files: waiting(line, sound), faults, replaces });
}

/** One after the other: a large photo fills the memory of a small phone. Too many are refused as they are. */
async function prepared(
  { core, limits }: Line,
  chosen: readonly ChosenFile[],
  from: 'camera' | undefined,
): Promise<readonly PreparedFile[]> {
  if (chosen.length > limits.maxFiles) return chosen.map((file) => ({ file }));
  const ready: PreparedFile[] = [];
  for (const file of chosen) ready.push(await core.ports.bank.prepare(file, limits, from));
  return ready;
}

async function loseStored(line: Line, lost: readonly StoredFile[]): Promise<void> {
  const { core, apply, errors } = line;
  await unlocked(core);
  const stored = held(line);
  const gone = stored.filter(({ url }) => lost.some((one) => one.url === url));
  if (gone.length === 0) return;
  // The bank takes them, also where the visitor could not: an answer that is kept while it is hidden is sent all the same.
  write(
    line,
    stored.filter((one) => !gone.includes(one)),
    'effect',
  );
  const words = gone.map(({ filename }) => core.ports.words.lostFile(filename));
  words.forEach(errors.show);
  apply({ type: 'lost', faults: words.map(({ text, title }) => text ?? title) });
}
