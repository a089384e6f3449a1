import { callApi, type ApiError } from '../../../api';
import type { CallProblem, FaultKind, Reply, Request, Toast } from '../../../interpreter';
import { describeCallError, faultReasons } from '../../../messages/id';
import { clearAll } from '../../../storage';
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
        const fault = faultOf(error);
        return { fault, errorMessage: faultReasons[fault] };
      } finally {
        hidePending();
      }
    },
    download: () => {
      throw new Error('perform: downloads are not known yet');
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
    popup: () => {
      throw new Error('perform: popups are not known yet');
    },
    goTo: async ({ target }, session, signal) => {
      await session.send({ type: 'goTo', target }, { signal });
      return done;
    },
    advance: async (_, session, signal) => {
      await session.send({ type: 'advance' }, { signal });
      return done;
    },
    navigate: ({ path }, session) => {
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
    confirm: async ({ registrationNumber }, session, signal) => {
      draft.forget();
      session.navigator().toConfirmation(registrationNumber);
      await session.send({ type: 'reset', target: 'all' }, { signal });
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
