import { useCallback, useEffect, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type Location,
} from 'react-router-dom';
import { firstStep, type CompiledForm } from '../../interpreter';
import { definitionWords } from '../../messages';
import {
  fetchStep,
  FormRenderer,
  LoadingForm,
  fetchForm,
  type SessionEnd,
  useSessionContext,
} from '../../form';
import { openAhead, useOpened } from '../../content';
import { isObject } from '../../language';
import { addressOf, paths, routeTo, type GivenAnswers, type LeftForm } from '../../paths';
import type { Draft } from '../../session';
import { keptForms } from '../../storage';
import { FaultPage, BrokenPage } from './FaultPage';
import { useDefinitionChanged } from '../frame/useSite';
import { useFormNavigator } from './useFormNavigator';

/** Opens a form before it is drawn; settles when the fields of its step are loaded: that of the address, of an earlier visit, or the first. */
export async function openFormAhead(slug: string, search: string): Promise<void> {
  const opened = await openAhead(['definition', slug], () => fetchForm(slug));
  const kept = keptForms(Date.now()).flatMap((one) => (one.kind === 'draft' ? [one.draft] : []));
  const step =
    new URLSearchParams(search).get('step') ?? kept.find((draft) => draft.slug === slug)?.activeStep;
  if (opened.kind === 'form') await fetchStep(opened.form, step);
}

/** `/form/:slug?step={id}` and `/form/:slug/preview`: fetches the definition; one session is open as long as its form. */
export function FormPage() {
  const { slug = '' } = useParams();
  return <FormOf key={slug} slug={slug} />;
}

function FormOf({ slug }: { slug: string }) {
  const { data, error, mutate } = useOpened('definition', slug, fetchForm);
  useDefinitionChanged(slug, mutate);
  if (error !== undefined && !data) {
    return <FaultPage words={definitionWords.failed} onRetry={() => void mutate()} />;
  }
  switch (data?.kind) {
    case undefined:
      return <LoadingForm />;
    case 'not-found':
      return <FaultPage words={definitionWords.missing} />;
    case 'broken':
      return <BrokenPage issues={data.issues} />;
    case 'form':
      return <OpenForm key={data.hash} slug={slug} form={data.form} hash={data.hash} />;
  }
}

/**
 * Milliseconds for which answers that were removed can be brought back: long enough to read what was done, and no longer, since somebody
 * else may use the device next. They are in no storage meanwhile.
 */
const undoMs = 60_000;

/** Which session of the form is open, and how the one before it ended. */
interface Begun {
  round: number;
  after?: SessionEnd;
  removed?: Draft;
}

/** The state of a history entry may have any shape. */
function givenIn(state: unknown): GivenAnswers['given'] | undefined {
  if (!isObject(state) || !isObject(state.given)) return undefined;
  return Object.fromEntries(
    Object.entries(state.given).flatMap(([name, raw]) => (typeof raw === 'string' ? [[name, raw]] : [])),
  );
}

function OpenForm({ slug, form, hash }: { slug: string; form: CompiledForm; hash: string }) {
  const [{ round, after, removed }, setBegun] = useState<Begun>({ round: 0 });
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => setBegun((now) => ({ ...now, removed: undefined })), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const isLedHere = useNavigationType() === NavigationType.Push;
  // Not after a reload: what was typed since would be lost.
  const [given] = useState(() => (isLedHere ? givenIn(state) : undefined));
  const navigate = useNavigate();
  const firstId = firstStep(form).id;
  const begin = useCallback(
    (end?: SessionEnd, answers?: Draft) =>
      setBegun((now) => ({ round: now.round + 1, after: end, removed: answers })),
    [],
  );
  const restart = useCallback(() => begin('restarted'), [begin]);
  const hasStart = form.start !== undefined;
  const navigator = useFormNavigator(slug, { firstStep: firstId, hasStart }, restart);
  const startAnew = useCallback(
    (end?: SessionEnd, answers?: Draft) => {
      if (end) navigator.go({ to: 'step', step: firstId, replace: true, back: false, cameFrom: '' });
      // What another tab has stored, or was brought back, goes on where it was left.
      else void navigate(routeTo(slug, { page: 'step' }, search), { replace: true, state });
      begin(end, answers);
    },
    [navigator, firstId, begin, navigate, slug, search, state],
  );
  const address = addressOf(slug, location);
  return (
    <FormRenderer
      key={round}
      form={form}
      definitionHash={hash}
      search={search}
      given={round === 0 ? given : undefined}
      address={address}
      after={after}
      removed={removed}
      navigator={navigator}
      shows={address.page}
      empty={<FaultPage words={definitionWords.empty} />}
      onStartAnew={startAnew}
      onHome={(savedUntil) =>
        void navigate(
          paths.home,
          savedUntil === undefined ? {} : { state: { savedUntil } satisfies LeftForm },
        )
      }
    >
      <Follow {...address} />
    </FormRenderer>
  );
}

/** The session shows what the address names, as far as the answers allow. */
function Follow({ page, step, row }: { page: 'step' | 'preview'; step?: string; row?: number }) {
  const { follow } = useSessionContext();
  useEffect(() => follow(page === 'preview' ? { page } : { page, step, row }), [follow, page, step, row]);
  return null;
}
