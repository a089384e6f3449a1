import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CompiledForm, FormState, Transition } from '../../../interpreter';
import { activityStore } from './activity';
import { watchDay } from './dayWatch';
import { draftKeeper, openBlank, openDraft, type SessionDraft } from './draftKeeper';
import { noDraft } from './noDraft';
import { fromFormik, toFormik, type FormikStatus } from './formikState';
import { keyedStore } from './keyedStore';
import { performer } from './perform';
import { createSession, type Navigator, type Session } from './session';

/** Formik compares it with the answers at every key; an empty one is compared at once. */
const initialValues = {};

/** The key of what lists failures. */
export const failuresView = '@failures';

/** What a session begins with; read once. */
export interface SessionStart {
  form: CompiledForm;
  /** Of the definition's text: tells whether a draft was given to the same definition. */
  definitionHash: string;
  /** The page's query, which may give answers; read once. */
  search: string;
  /** The router's ways; read at each use. */
  navigator: () => Navigator;
  /** False: nothing is read from this device, and nothing is kept on it. Default true. */
  stored?: boolean;
  /** Why the session takes the place of another one, whose page stays. */
  after?: SessionEnd;
}

/** Why a session ended before its page. The next one's heading gets the focus, and that answers are `forgotten` is told. */
export type SessionEnd = 'restarted' | 'forgotten';

/**
 * The session of one form: Formik owns the machine's state and is written by one function; readers subscribe to a mirror
 * of it by name, which follows in a layout effect. Stands once, in the form's layout; its render draws nothing itself.
 */
export function useSession(start: SessionStart): { session: Session; draft: SessionDraft } {
  const formik = useFormik({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    // The machine sends; Formik never does.
    onSubmit: () => undefined,
  });
  const { setFormikState, values, touched, errors } = formik;
  // Formik leaves the type of its status open; until the first write it has none.
  const status = formik.status as FormikStatus | undefined;

  const [begun] = useState(() => {
    const { form, definitionHash, navigator, search, stored = true, after } = start;
    const changed = new Set<string>();
    const opened = stored ? openDraft(form, definitionHash, search, Date.now()) : openBlank(form, Date.now());
    const store = keyedStore<FormState>(opened.state);
    const status = after === 'forgotten' ? { ...opened.status, message: after } : opened.status;
    const activity = activityStore(opened.state.step, status, after === undefined ? 'none' : 'heading');
    const draft = stored ? draftKeeper(form, definitionHash, activity, opened.submissionKey) : noDraft();
    const session = createSession({
      form,
      store,
      activity,
      navigator,
      perform: performer(draft),
      apply: (step) => {
        // Formik runs the function at once, on its newest state: two changes in one tick both count.
        const results: Transition[] = [];
        setFormikState((before) => {
          const result = step(fromFormik(before));
          results.push(result);
          return toFormik(before, result.state);
        });
        const [result] = results;
        if (!result) throw new Error('session: Formik has not run the change');
        result.changed.forEach((name) => changed.add(name));
        return result;
      },
      onEvent: draft.onEvent,
    });
    draft.attach(session);
    return { session, draft, changed };
  });
  const { session, draft, changed } = begun;

  // Runs again whenever React shows what it had hidden (a page whose code is on its way): never with what the form began with.
  useLayoutEffect(() => {
    setFormikState((before) => toFormik(before, session.latest()));
  }, [setFormikState, session]);

  useLayoutEffect(() => {
    if (status === undefined) return;
    const names = [...changed];
    changed.clear();
    const next = fromFormik({ values, touched, errors, status });
    if (next.failures !== session.store.current().failures) names.push(failuresView);
    session.store.publish(next, names);
  }, [session, changed, values, touched, errors, status]);

  useEffect(() => {
    const stopDraft = draft.watch();
    const stopDays = watchDay(session);
    return () => {
      stopDraft();
      stopDays();
      session.close();
    };
  }, [session, draft]);

  return begun;
}
