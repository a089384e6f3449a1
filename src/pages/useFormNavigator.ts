import { use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Navigator } from '../renderer/form/session/session';
import { paths } from '../paths';
import { PrepareContext } from './prepare';

/** What a history entry of a form remembers. */
export interface FormEntry {
  /** The step in the entry below, when Next made this one. */
  cameFrom?: string;
  /** The number of a submission, so that a reload still shows it. */
  registrationNumber?: string;
  /** How many entries of the form lie directly below; left out: none. */
  below?: number;
  /** No page of the visit lies below those. */
  first?: boolean;
}

/** The entry's own state; anything else in it is somebody else's. */
export function entryOf(location: Location<unknown>): FormEntry {
  const { state } = location;
  if (typeof state !== 'object' || state === null) return {};
  const { cameFrom, registrationNumber, below, first } = state as Record<string, unknown>;
  return {
    ...(typeof cameFrom === 'string' ? { cameFrom } : {}),
    ...(typeof registrationNumber === 'string' ? { registrationNumber } : {}),
    ...(typeof below === 'number' && Number.isSafeInteger(below) && below > 0 ? { below } : {}),
    ...(first === true ? { first } : {}),
  };
}

/** The step that an address names; `undefined` for the first one. */
export function stepIn(search: string): string | undefined {
  return new URLSearchParams(search).get('step') ?? undefined;
}

/** The address of a step: `?step=` left out for the first one, all other parameters kept. */
export function searchOf(search: string, step: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (step === undefined) parameters.delete('step');
  else parameters.set('step', step);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The router's ways through a form, as its session wants them; the same object for as long as the form is open. A path that
 * leads to the form itself opens it anew, by `restart` (definition language, section 7, `navigate`).
 */
export function useFormNavigator(slug: string, firstStep: string, restart: () => void): () => Navigator {
  const location = useLocation();
  const navigate = useNavigate();
  const prepare = use(PrepareContext);
  const latest = useRef<Navigator>(undefined);
  useLayoutEffect(() => {
    const { pathname, search, key } = location;
    const form = paths.form(slug);
    const target = (step: string) => searchOf(search, step === firstStep ? undefined : step);
    // 'default' is the key of the first entry of a visit: there is no page before it.
    const { cameFrom, below = 0, first = key === 'default' } = entryOf(location);
    const above: FormEntry = { below: below + 1, first };
    const here: FormEntry = { below, first };
    latest.current = {
      toStep: (step, arrival) => {
        const wanted = target(step);
        if (pathname === form && searchOf(search, stepIn(search)) === wanted) return;
        if (arrival.back && cameFrom === step) {
          void navigate(-1);
          return;
        }
        // Back to a step that does not lie below: one more entry would make the way out of the form longer.
        const replace = arrival.replace || arrival.back;
        const state = replace ? here : { ...above, cameFrom: arrival.cameFrom };
        void navigate({ pathname: form, search: wanted }, { replace, state });
      },
      toPreview: () => {
        const state: FormEntry = { ...above, cameFrom: stepIn(search) ?? firstStep };
        void navigate({ pathname: paths.preview(slug), search: searchOf(search, undefined) }, { state });
      },
      toConfirmation: (registrationNumber) => {
        const state: FormEntry = { ...here, registrationNumber };
        void navigate(
          { pathname: paths.preview(slug), search: searchOf(search, undefined) },
          { replace: true, state },
        );
      },
      previous: () => {
        if (first && below === 0) void navigate(paths.home);
        else void navigate(-1);
      },
      leave: () => {
        if (first) void navigate(paths.home);
        else void navigate(-below - 1);
      },
      prepare,
      toPath: (path) => {
        void navigate(path);
        if (path.replace(/[?#].*$/, '') === form) restart();
      },
    };
  });
  const [read] = useState(() => () => {
    if (!latest.current) throw new Error('form: the router is not there yet');
    return latest.current;
  });
  return read;
}
