import { callApi, downloadPdf, isApiError } from '../../../api';
import type { CallProblem, FaultKind, PendingView, Reply, Request } from '../../../interpreter';
import { describeCallError, faultReasons, type CallError } from '../../../messages/id';
import { clearAll } from '../../../storage';
import { nextId, showToast } from './announce';
import { renewCodes } from './codes';
import { openPopup } from './popup';
import type { Session } from './session';

/** What the performer needs besides the session: the draft, and the key of the submission under way. */
export interface DraftKeeper {
  save: () => void;
  /** Removes the draft and saves nothing until the visitor's next input. */
  forget: () => void;
  /** The idempotency key of the present answers, made at the first press. */
  submissionKey: () => string;
  /** The back end has answered for certain; the next submission is another one. */
  submissionEnded: () => void;
}

const done: Reply = { done: true };

type Handlers = {
  [Kind in Request['do']]: (
    request: Extract<Request, { do: Kind }>,
    session: Session,
    signal: AbortSignal,
  ) => Reply | Promise<Reply>;
};

/** Everything that an action can ask for, carried out in the browser. */
export function performer(
  draft: DraftKeeper,
): (session: Session, request: Request, signal: AbortSignal) => Promise<Reply> {
  const handlers: Handlers = {
    call: async ({ call, body, pending }, session, signal) => {
      const hidePending = showPending(session, pending);
      try {
        const idempotencyKey = call === 'submit' ? draft.submissionKey() : undefined;
        const reply = await callApi(call, body, { signal, idempotencyKey });
        // 5xx may hide a registration that went through; the same answers keep their key.
        if (call === 'submit' && reply.httpStatus < 500) draft.submissionEnded();
        return { reply };
      } catch (error) {
        return faultReply(error);
      } finally {
        hidePending();
        renewCodes(session);
      }
    },
    download: async ({ call, body, fileName }, _, signal) => {
      try {
        const answer = await downloadPdf(call, body, { signal });
        if ('reply' in answer) return answer;
        saveFile(answer.file, fileName);
        return done;
      } catch (error) {
        return faultReply(error);
      }
    },
    write: async ({ writes }, session, signal) => {
      await session.send({ type: 'write', writes, by: 'effect' }, { signal });
      return done;
    },
    toast: ({ toast }, session) => {
      showToast(session, toast);
      return done;
    },
    dialog: ({ dialog }, session) => {
      session.activity.update((now) => ({ ...now, dialogs: [...now.dialogs, { ...dialog, id: nextId() }] }));
      return done;
    },
    closeDialog: (_, session) => {
      session.activity.update((now) => ({ ...now, dialogs: now.dialogs.slice(0, -1) }));
      return done;
    },
    popup: ({ slug }, session, signal) => openPopup(session, slug, signal),
    goTo: async ({ target }, session, signal) => {
      await session.send({ type: 'goTo', target }, { signal });
      return done;
    },
    advance: async (_, session, signal) => {
      await session.send({ type: 'advance' }, { signal });
      return done;
    },
    navigate: ({ path }, session) => {
      // A path to this very form opens it with what is stored.
      draft.save();
      session.navigator().toPath(path);
      return done;
    },
    wait: ({ ms }, _, signal) => waited(ms, signal),
    reset: async ({ target }, session, signal) => {
      await session.send({ type: 'reset', target }, { signal });
      return done;
    },
    clearStorage: () => {
      clearAll();
      draft.forget();
      return done;
    },
    saveDraft: () => {
      draft.save();
      return done;
    },
    standardError: ({ call, problem }, session) => {
      showToast(session, { variant: 'destructive', ...describeCallError(call, inWords(problem)) });
      return done;
    },
    confirm: ({ registrationNumber }, session) => {
      draft.forget();
      session.activity.update((now) => ({ ...now, finished: true }));
      session.navigator().toConfirmation(registrationNumber);
      return done;
    },
  };
  return async (session, request, signal) => {
    // Each handler takes the request of its own kind, which a lookup by `request.do` cannot express.
    const handler = handlers[request.do] as (
      request: Request,
      session: Session,
      signal: AbortSignal,
    ) => Reply | Promise<Reply>;
    return handler(request, session, signal);
  };
}

/** Shows what the visitor waits for, and a toast when it takes long; gives what ends the showing. */
function showPending(session: Session, pending: PendingView | undefined): () => void {
  const id = nextId();
  const { dialog, slowAfterMs, slowToast } = pending ?? {};
  if (dialog) {
    const shown = { ...dialog, id, blocks: [], dismissable: false, buttons: [] };
    session.activity.update((now) => ({ ...now, dialogs: [...now.dialogs, shown] }));
  }
  let toast: number | undefined;
  const timer =
    slowToast &&
    setTimeout(() => {
      toast = showToast(session, slowToast);
    }, slowAfterMs ?? 0);
  return () => {
    clearTimeout(timer);
    session.activity.update((now) => ({
      ...now,
      dialogs: now.dialogs.filter((one) => one.id !== id),
      toasts: now.toasts.filter((one) => one.id !== toast),
    }));
  };
}

function waited(ms: number, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve(done);
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}

/** The client throws typed errors only; an aborted request has nobody left who would read its fault. */
function faultReply(error: unknown): Reply {
  if (!isApiError(error)) throw error;
  const fault: FaultKind = error.kind === 'timeout' || error.kind === 'unreadable' ? error.kind : 'network';
  return { fault, errorMessage: faultReasons[fault] };
}

/** Hands a file to the browser, under a name that no definition can make a path of. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, '_');
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function inWords(problem: CallProblem): CallError {
  if (problem.kind !== 'exception') return problem;
  return { kind: 'exception', reason: faultReasons[problem.fault] };
}
