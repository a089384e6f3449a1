import type { CompiledForm, FormState, JsonObject } from '../../../interpreter';
import type { BankAnswer, Session, ShownDialog } from '../../../session';
import type { CallAnswer } from '../../scenarios/language';
import { bankOf, type BackEnd } from '../../visit/bank';
import { createClock } from '../../visit/clock';
import { createDevice } from '../../visit/device';
import { openTab, type Page } from '../../visit/tab';

/** What a visit is made of. */
export interface VisitParts {
  form: CompiledForm;
  backEnd: BackEnd;
  /** What the back end answers to a call in place of itself. */
  invented: (call: string) => CallAnswer | undefined;
  onAnswer: (call: string, body: JsonObject, answer: BankAnswer) => void;
  /** The visitor's day, `YYYY-MM-DD`. */
  today: string;
  holidays: ReadonlySet<string>;
  /** The parameters of the page's address. */
  query: Readonly<Record<string, string>>;
  onChange: (before: FormState, after: FormState) => void;
}

/** A form in a browser's tab, and what its visitor does and sees. */
export interface Visit {
  session: Session;
  page: () => Page;
  /** Open dialogs, the newest last. */
  dialogs: () => readonly ShownDialog[];
  /** What is said to the visitor now, for the report. */
  said: () => string;
  /** Whether the visitor stands on a step with nothing in front of it. */
  isOn: (step: string) => boolean;
  /** Does something, and waits until all that follows from it has ended. Rejects with what the back end, or the session, throws. */
  act: (deed: () => unknown) => Promise<void>;
}

/** What every captcha shows. */
const shownCode = 'abcd';
/** Virtual time after which what follows from one act has no end. */
const longestMs = 3_600_000;

/** Opens a form in a new tab. Its visitor reads popups and agrees to them, and answers questions with 'go on'. */
export function openVisit(parts: VisitParts): Visit {
  const { form, backEnd, today, holidays, query, onChange } = parts;
  const clock = createClock(today);
  let thrown: { fault: unknown } | undefined;
  const outside = <A>(work: Promise<A>): Promise<A> =>
    new Promise((resolve) => {
      // What is thrown ends the act that waits for it.
      clock.during(work).then(resolve, (fault: unknown) => {
        thrown = { fault };
      });
    });
  const bank = bankOf({
    ask: async (call, body) => parts.invented(call) ?? (await outside(backEnd.ask(call, body))),
    upload: (file) => outside(backEnd.upload(file)),
  });
  let keys = 0;
  let shown: FormState | undefined;
  const tab = openTab(
    {
      form: () => form,
      clock,
      device: createDevice((task) => clock.after(0, task)),
      bank: {
        ...bank,
        call: async (call, body, options) => {
          const answer = await bank.call(call, body, options);
          parts.onAnswer(call, body, answer);
          return answer;
        },
      },
      newKey: () => String((keys += 1)).padStart(32, '0'),
      newCode: () => shownCode,
      onState: (after) => {
        if (shown) onChange(shown, after);
        shown = after;
      },
    },
    `/form/${form.definition.slug}?${new URLSearchParams(query).toString()}`,
  );
  const session = tab.session();
  const { activity } = session;
  shown = session.state();
  const captchas = [...form.fields.values()].filter(({ row }) => row.proof);
  activity.patch({ holidays, codes: Object.fromEntries(captchas.map(({ name }) => [name, shownCode])) });

  const act: Visit['act'] = async (deed) => {
    while (activity.closeNewestToast());
    const end = clock.now() + longestMs;
    let done = false;
    const finish = (): void => {
      done = true;
    };
    const deedDone = Promise.resolve(deed());
    deedDone.then(finish, finish);
    for (;;) {
      await clock.settle();
      if (thrown) throw thrown.fault;
      const { popup, question, running } = activity.current();
      if (popup) popup.answer({ done: true });
      else if (question) question.answer(true);
      else if (done && running.size === 0) break;
      else if (clock.now() > end || !(await clock.skip())) throw new Error('robot: an act has no end');
    }
    await deedDone;
  };

  // Whoever opens the form anew has left this one.
  const page = (): Page => (tab.session() === session ? tab.page() : 'away');
  const dialogs = (): readonly ShownDialog[] => activity.current().dialogs;
  return {
    session,
    page,
    dialogs,
    isOn: (step) => session.state().step === step && page() === 'step' && dialogs().length === 0,
    said: () =>
      [...activity.current().toasts, ...dialogs()]
        .map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`))
        .join('; '),
    act,
  };
}
