import {
  parseContent,
  type CallProblem,
  type PendingView,
  type Reply,
  type Request,
} from '../../../interpreter';
import { describeCallError, faultReasons, formWords, type CallError } from '../../../messages/id';
import { isObject } from '../parse/readers';
import type { CallAnswer } from '../language';
import { readAnswer } from './bank';
import type { Running, Work } from './session';
import type { Visit } from './visit';

const done: Reply = { done: true };

type Handlers = {
  [Kind in Request['do']]: (
    request: Extract<Request, { do: Kind }>,
    visit: Visit,
    running: Running,
  ) => Reply | Work<Reply>;
};

/** Everything that an action can ask for; the counterpart of the browser's performer. */
const handlers: Handlers = {
  *call({ call, body, pending }, visit) {
    const answer = visit.bank.ask(call, body);
    const hide = showPending(visit, pending);
    try {
      yield* waitForAnswer(visit, answer);
    } finally {
      hide();
    }
    return replyOf(answer);
  },
  *download({ call, body }, visit) {
    const answer = visit.bank.ask(call, body);
    yield* waitForAnswer(visit, answer);
    // A JSON object stands in place of the file; anything else that is OK is the file.
    return answer.fault || isObject(answer.body) || (answer.status ?? 200) >= 300 ? replyOf(answer) : done;
  },
  *write({ writes }, { session }, running) {
    yield* session.sendWithin(running, { type: 'write', writes, by: 'effect' });
    return done;
  },
  toast: ({ toast }, { screen }) => {
    screen.toasts = [...screen.toasts, toast];
    return done;
  },
  dialog: ({ dialog }, { screen }) => {
    screen.dialogs = [...screen.dialogs, dialog];
    return done;
  },
  closeDialog: (_, { screen }) => {
    screen.dialogs = screen.dialogs.slice(0, -1);
    return done;
  },
  popup: ({ slug }, visit, running) => openPopup(visit, slug, running),
  *goTo({ target }, { session }, running) {
    yield* session.sendWithin(running, { type: 'goTo', target });
    return done;
  },
  *advance(_, { session }, running) {
    yield* session.sendWithin(running, { type: 'advance' });
    return done;
  },
  navigate: ({ path }, visit) => {
    visit.navigate(path);
    return done;
  },
  *wait({ ms }, { clock }) {
    yield { until: clock.now() + ms };
    return done;
  },
  *reset({ target }, { session }, running) {
    yield* session.sendWithin(running, { type: 'reset', target });
    return done;
  },
  clearStorage: (_, { draft }) => {
    draft.forget();
    return done;
  },
  saveDraft: (_, { draft }) => {
    draft.save();
    return done;
  },
  standardError: ({ call, problem }, visit) => {
    showError(visit, call, inWords(problem));
    return done;
  },
  confirm: ({ registrationNumber }, { draft, screen }) => {
    draft.forget();
    screen.page = { at: 'confirmation', number: registrationNumber };
    return done;
  },
};

/** Carries out one request of a run. */
export function* perform(visit: Visit, request: Request, running: Running): Work<Reply> {
  // Each handler takes the request of its own kind, which a lookup by `request.do` cannot express.
  const handler = handlers[request.do] as (
    request: Request,
    visit: Visit,
    running: Running,
  ) => Reply | Work<Reply>;
  const answer = handler(request, visit, running);
  return 'next' in answer ? yield* answer : answer;
}

function* waitForAnswer(visit: Visit, { delayMs }: CallAnswer): Work<void> {
  if (delayMs !== undefined) yield { until: visit.clock.now() + delayMs };
}

function replyOf(answer: CallAnswer): Reply {
  const read = readAnswer(answer);
  return 'reply' in read ? read : { fault: read.fault, errorMessage: faultReasons[read.fault] };
}

/** Shows what the visitor waits for, and a toast when it takes long; gives what ends the showing. */
function showPending({ screen, clock }: Visit, pending: PendingView | undefined): () => void {
  const { dialog, slowAfterMs, slowToast } = pending ?? {};
  const shown = dialog && { ...dialog, blocks: [], dismissable: false, buttons: [] };
  if (shown) screen.dialogs = [...screen.dialogs, shown];
  const callOff =
    slowToast &&
    clock.after(slowAfterMs ?? 0, () => {
      screen.toasts = [...screen.toasts, slowToast];
    });
  return () => {
    callOff?.();
    screen.dialogs = screen.dialogs.filter((one) => one !== shown);
  };
}

function* openPopup(visit: Visit, slug: string, running: Running): Work<Reply> {
  const { screen, session } = visit;
  const answer = visit.bank.ask('popup', { slug });
  yield* waitForAnswer(visit, answer);
  const title = popupTitle(answer);
  if (typeof title !== 'string') {
    showError(visit, 'popup', title);
    return { stopped: true };
  }
  screen.popup = {
    slug,
    title,
    answer: (goOn) => session.resume(running, goOn ? done : { stopped: true }),
  };
  try {
    return yield { until: 'pressed' };
  } finally {
    screen.popup = undefined;
  }
}

/** The name that a popup has on the screen, or why it did not come. */
function popupTitle(answer: CallAnswer): string | CallError {
  const read = readAnswer(answer);
  if ('fault' in read) return { kind: 'exception', reason: faultReasons[read.fault] };
  const { ok, httpStatus, statusText, status, response } = read.reply;
  if (!ok) return { kind: 'http', httpStatus, statusText };
  if (status !== 200) return { kind: 'status', status, message: '' };
  const data = isObject(response) ? response.data : undefined;
  const content = isObject(data) ? data.content : undefined;
  const parsed = parseContent(Array.isArray(content) ? { blocks: content } : content);
  if (!parsed.ok) return { kind: 'exception', reason: faultReasons.unreadable };
  return parsed.blocks.find((block) => block.type === 'heading')?.text ?? formWords.popup;
}

function showError({ screen }: Visit, call: Parameters<typeof describeCallError>[0], error: CallError): void {
  screen.toasts = [...screen.toasts, { variant: 'destructive', ...describeCallError(call, error) }];
}

function inWords(problem: CallProblem): CallError {
  if (problem.kind !== 'exception') return problem;
  return { kind: 'exception', reason: faultReasons[problem.fault] };
}
