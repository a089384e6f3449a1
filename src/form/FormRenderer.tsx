import { useMemo, useState } from 'react';
import { type Elements } from '../fields/common/types';
import { lazyPart, MissingPart, RetryBoundary, useFetchedAhead } from '../content';
import { formPath, pathView, type CompiledForm } from '../interpreter';
import { formWords } from '../messages';
import { DraftBar, SavedUntil } from './DraftBar';
import { fieldCodeOf } from './fetchStep';
import { loadNotices } from './Notice';
import { FormLayout, LoadingStep } from './FormLayout';
import { useDoubleTaps, usePresses } from './press';
import { SessionProvider, useActivity, useFormState, useSessionContext } from './SessionContext';
import { hasResultsBeside } from './splitAtResults';
import { StartPage } from './StartPage';
import { RowPage, StepForm } from './StepForm';
import { StepHeader } from './StepHeader';
import type { Draft } from '../session';
import { useSession, type FormStart, type SessionEnd } from './useSession';

interface ScreenProps {
  /** What is drawn of the form; default its step. */
  shows?: 'step' | 'preview';
  /** The form stands in a page of other things, which has a heading of its own. */
  embedded?: boolean;
  /** What is drawn when the conditions leave the visitor no step at all. */
  empty?: Elements;
  /** The answers or the receipt are forgotten: another session is to begin. */
  onStartAnew: (end?: SessionEnd, removed?: Draft) => void;
  /** The answers that were just removed, as long as they can be brought back. */
  removed?: Draft;
  /** Leads home; `savedUntil`: until when the answers are kept that go on from there, in ms since 1970. */
  onHome: (savedUntil?: number) => void;
}

export interface FormRendererProps extends FormStart, ScreenProps {
  /** What follows the session, and draws nothing between its parts. */
  children?: Elements;
}

/**
 * Draws a form from its compiled definition: step, preview or receipt, and what stands around them and in front of them. One
 * session, mounted for as long as its form is open; a new `key` begins another one. It knows no route: moves go to
 * the navigator.
 */
export function FormRenderer({
  shows,
  embedded,
  empty,
  removed,
  onStartAnew,
  onHome,
  children,
  ...start
}: FormRendererProps) {
  const { session, port } = useSession(start);
  usePresses();
  useDoubleTaps();
  const open = useMemo(() => ({ session, store: port.store }), [session, port]);
  return (
    <SessionProvider value={open}>
      {children}
      <Redrawn shows={shows}>
        <Screen {...{ shows, embedded, empty, removed, onStartAnew, onHome }} />
        <Overlays />
      </Redrawn>
    </SessionProvider>
  );
}

/** Draws a step that fails once more; the session holds its answers. What fails again is reported by the page. */
function Redrawn({ shows = 'step', children }: Pick<ScreenProps, 'shows'> & { children: Elements }) {
  const place = useActivity((now) => `${shows} ${now.step} ${now.shown} ${now.receipt !== undefined}`);
  const giveUp = (error: unknown): never => {
    throw error;
  };
  return (
    <RetryBoundary place={place} fallback={giveUp}>
      {children}
    </RetryBoundary>
  );
}

const PreviewPage = lazyPart(() => import('./Preview').then((module) => module.Preview), {
  waiting: () => <LoadingStep embedded={false} />,
});

/** What was sent has its number, also where the receipt cannot be drawn. */
const Confirmation = lazyPart(() => import('./Confirmation').then((module) => module.Confirmation), {
  missing: ({ receipt }) => (
    <MissingPart>
      <p>{formWords.receiptFailed(receipt.number)}</p>
    </MissingPart>
  ),
});

/** Comes with the receipt's own code. */
const LostReceipt = lazyPart(() => import('./Confirmation').then((module) => module.LostReceipt));

/** What stands in front of the form. Some of it reports a lost connection. */
const OverlayLayer = lazyPart(() => import('./OverlayLayer').then((module) => module.OverlayLayer));

function Overlays() {
  const needed = useActivity(
    ({ toasts, dialogs, popup, question }) =>
      toasts.length > 0 || dialogs.length > 0 || popup !== undefined || question !== undefined,
  );
  return needed && <OverlayLayer />;
}

/** The scripts of its own that a form may need. They are fetched when the page is idle, so that they are there without a connection. */
const codeOf = (form: CompiledForm): readonly (() => Promise<void>)[] => [
  ...fieldCodeOf([...form.fields.values()].map(({ definition }) => definition)),
  ...[OverlayLayer, RowPage, PreviewPage, Confirmation].map(({ load }) => load),
  loadNotices,
];

function Screen({ shows, embedded = false, empty, removed, onStartAnew, onHome }: ScreenProps) {
  const session = useSessionContext();
  const { form, draft, activity } = session;
  useFetchedAhead(useState(() => codeOf(form))[0]);
  const state = useFormState(pathView);
  const receipt = useActivity((now) => now.receipt);
  const lost = useActivity((now) => now.lost);
  const atStart = useActivity((now) => now.atStart);
  const step = useActivity((now) => now.step);
  const ways = {
    onAgain: (): void => {
      draft.forgetReceipt();
      onStartAnew('restarted');
    },
    onHome: (): void => onHome(),
  };
  if (receipt) return <Confirmation receipt={receipt} {...ways} />;
  if (lost) return <LostReceipt {...lost} {...ways} />;
  const forget = (): void => onStartAnew('forgotten', draft.forget());
  const undo =
    removed &&
    (() => {
      draft.bringBack(removed);
      onStartAnew();
    });
  const loadNewest = (): void => {
    draft.yieldToOther();
    onStartAnew();
  };
  const hasPath = formPath(form, state).length > 0;
  const page = !hasPath ? empty : atStart ? <StartPage /> : shows === 'preview' ? <PreviewPage /> : undefined;
  const content = (
    <>
      <DraftBar onStartAnew={shows === 'preview' ? undefined : forget} onUndo={undo} onNewest={loadNewest} />
      {page ?? <StepForm embedded={embedded} />}
      <SavedUntil onForget={forget} onExtend={draft.extend} />
    </>
  );
  if (embedded) return content;
  const leave = (): void => {
    draft.extend();
    session.leave(() => onHome(activity.current().draft.savedUntil));
  };
  const header = hasPath && !atStart && (
    <StepHeader step={shows === 'preview' ? undefined : step} onLeave={leave} />
  );
  const wide = hasPath && !atStart && (shows === 'preview' || hasResultsBeside(form, state, step));
  return (
    <FormLayout header={header} wide={wide}>
      {content}
    </FormLayout>
  );
}
