import type { CompiledForm, Json, JsonObject, UploadRefusal } from '../../interpreter';
import { formOf, stepOf, type Block } from '../../interpreter/engine/testing/form';
import { createClock } from '../../tools/visit/clock';
import { createDevice } from '../../tools/visit/device';
import { openTab, type Tab, type TabParts } from '../../tools/visit/tab';
import type { ApplicationRecord, Bank, BankAnswer, PopupAnswer, Session, UploadAnswer } from '..';

export { formOf, type Block };

/** A form of two stages, which ask for `nama` and for `kota`; `lanjut` is done between them. */
export const inTwoStages = (lanjut: readonly Block[], rest: Block = {}, first: readonly Block[] = []) =>
  formOf(
    {},
    {
      stages: [
        {
          id: 'daftar',
          steps: [...first, stepOf('satu', [{ name: 'nama', required: true }])],
          afterLastStep: 'lanjut',
        },
        {
          id: 'transaksi',
          steps: [stepOf('dua', [{ name: 'kota', required: true }])],
          afterLastStep: 'submit',
        },
      ],
      actions: { lanjut },
      ...rest,
    },
  );

/** A call that has reached the bank, and waits for its answer or has it. */
export interface Asked {
  call: string;
  body: JsonObject;
  key?: string;
  /** The name under which a download is handed to the visitor. */
  fileName?: string;
  aborted: () => boolean;
  /** The bank answers, and what follows from it happens. */
  answer: (answer: BankAnswer) => Promise<void>;
}

/** A file that is on its way to the bank. */
interface Uploading {
  name: string;
  aborted: () => boolean;
  onProgress: (part: number) => void;
  answer: (answer: UploadAnswer) => Promise<void>;
}

/** What a bank says that has registered something, or that could not be reached. */
export const registered = (number: Json = 'REG1'): BankAnswer =>
  answered({ statusCode: 200, data: { registrationNumber: number } });
export const lost: BankAnswer = { fault: 'network' };

/** An answer with a JSON body. */
export function answered(response: JsonObject, httpStatus = 200): BankAnswer {
  const { statusCode } = response;
  return {
    reply: {
      ok: httpStatus < 300,
      httpStatus,
      statusText: '',
      status: typeof statusCode === 'number' ? statusCode : httpStatus,
      response,
    },
  };
}

/** What the bank finds in files whose names begin so. */
const contents: Readonly<Record<string, UploadRefusal>> = {
  hilang: 'unreadable',
  rusak: 'broken',
};

/** One visitor with a device, a bank in the test's hands, and time that passes when the test says so. */
export function visit(form: CompiledForm, { path }: { path?: string } = {}) {
  const clock = createClock('2026-11-21');
  const device = createDevice((task) => clock.after(0, task));
  const asked: Asked[] = [];
  const popups: { slug: string; answer: (answer: PopupAnswer) => Promise<void> }[] = [];
  const uploads: Uploading[] = [];
  const downloads: (() => void)[] = [];
  const settling =
    <Answer>(resolve: (answer: Answer) => void) =>
    (answer: Answer): Promise<void> => {
      resolve(answer);
      return clock.settle();
    };
  const bank: Bank = {
    call: (call, body, { signal, key }) =>
      new Promise((resolve) => {
        asked.push({ call, body, key, aborted: () => signal.aborted, answer: settling(resolve) });
      }),
    download: (call, body, { signal, fileName }) =>
      new Promise((resolve) => {
        asked.push({ call, body, fileName, aborted: () => signal.aborted, answer: settling(resolve) });
        downloads.push(() => resolve({ done: true }));
      }),
    popup: (slug) => new Promise((answer) => popups.push({ slug, answer: settling(answer) })),
    prepare: (file, _, from) => {
      const [found = ''] = /^[a-z]+/.exec(file.name) ?? [];
      return Promise.resolve({
        // 'besar' stands for a photo that can be made smaller, 'kamera' for one that the camera may name otherwise.
        file:
          found === 'besar'
            ? { ...file, size: 1000 }
            : found === 'kamera' && from
              ? { ...file, name: 'kamera.jpeg' }
              : file,
        refused: contents[found],
        isProtected: found === 'sandi',
      });
    },
    isLost: (url) => Promise.resolve(url.includes('terhapus')),
    upload: ({ name }, { signal, onProgress }) =>
      new Promise((answer) =>
        uploads.push({ name, aborted: () => signal.aborted, onProgress, answer: settling(answer) }),
      ),
  };
  let keys = 0;
  const tabParts: TabParts = {
    form: () => form,
    definitionHash: () => 'x',
    clock,
    device,
    bank,
    newKey: () => {
      keys += 1;
      return keys.toString(16).padStart(32, '0');
    },
    newCode: () => 'abcd',
  };
  const tab = openTab(tabParts, path);
  const driver = driverOn(tab, clock);
  const answer = async (said: BankAnswer): Promise<void> => asked.at(-1)?.answer(said);
  return {
    clock,
    device,
    asked,
    popups,
    uploads,
    tab,
    secondTab: (): Tab => openTab(tabParts, path),
    ...driver,
    /** Sends the form; what the bank says, where it does at once. */
    submit: async (said?: BankAnswer): Promise<void> => {
      await driver.submit();
      if (said) await answer(said);
    },
    /** The newest call answers, and what follows from it happens. */
    answer,
    /** The newest download arrives. */
    answerDownload: (): void => downloads.at(-1)?.(),
    /** Under which keys anything is stored but what went out. */
    kept: () => [...device.entries.keys()].filter((key) => !key.includes(':application')),
    /** How far each call has come, in the order in which they went out last. */
    states: () => {
      const text = device.entries.get('eform:contoh:application') ?? '{"keys":[]}';
      return (JSON.parse(text) as ApplicationRecord).keys.map(({ state }) => state);
    },
    /** What is stored, as JSON, by the end of its key. */
    stored: (kind: '' | ':receipt' | ':application' = ''): JsonObject | undefined => {
      const text = device.entries.get(`eform:contoh${kind}`);
      return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
    },
  };
}

/** What a visitor does in a tab. */
export function driverOn(tab: Tab, clock: { settle: () => Promise<void> }) {
  const session = () => tab.session();
  const send = async (...event: Parameters<Session['send']>): Promise<void> => {
    void session().send(...event);
    await clock.settle();
  };
  const type = (answers: Readonly<Record<string, Json>>): Promise<void> => {
    const writes = Object.entries(answers).map(([name, raw]) => [name, { raw }] as const);
    return send({ type: 'write', by: 'visitor', writes: Object.fromEntries(writes) });
  };
  return {
    session,
    activity: () => session().activity.current(),
    values: () => session().state().values,
    step: () => session().state().step,
    send,
    type,
    /** Presses Next, once these answers are typed. */
    next: async (answers?: Parameters<typeof type>[0]): Promise<void> => {
      if (answers) await type(answers);
      await send({ type: 'next' });
    },
    back: () => send({ type: 'back' }),
    reload: (): Promise<void> => {
      tab.reload();
      return clock.settle();
    },
    navigate: (path: string): Promise<void> => {
      tab.navigate(path);
      return clock.settle();
    },
    /** The browser's own Back and Forward. */
    go: (by: number): Promise<void> => {
      tab.go(by);
      return clock.settle();
    },
    submit: async (): Promise<void> => {
      void session().submit();
      await clock.settle();
    },
    /** A button that runs a named action. */
    act: async (action: string): Promise<void> => {
      const { form } = session();
      void session().press(action, { effects: form.actions.get(action) ?? [], extras: {} });
      await clock.settle();
    },
    /** Answers what the session asks. */
    decide: async (goOn: boolean): Promise<void> => {
      session().activity.current().question?.answer(goOn);
      await clock.settle();
    },
    /** A button of the newest dialog, by its text; `×` is its cross. */
    press: async (text: string): Promise<void> => {
      const dialog = session().activity.current().dialogs.at(-1);
      const run = text === '×' ? dialog?.closeButton : dialog?.buttons.find((one) => one.text === text)?.run;
      if (!dialog || !run) throw new Error(`no button ${text}`);
      void session().press(`$dialog ${dialog.id}`, run);
      await clock.settle();
    },
  };
}
