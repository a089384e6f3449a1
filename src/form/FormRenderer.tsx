import { createElement, useMemo, type ComponentProps } from 'react';
import { type Elements } from '../fields/common/elements';
import { RedrawBoundary, useFetchedAhead } from '../content';
import { formPath, pathView } from '../interpreter';
import type { Confirmation } from './Confirmation';
import { useDoubleTaps } from './doubleTap';
import { DraftBar, SavedUntil } from './DraftBar';
import { LoadingStep } from './LoadingStep';
import { MissingPart } from './MissingPart';
import { noticesAhead } from './Notice';
import { Overlays } from './Overlays';
import { previewCode, receiptCode } from './pageCode';
import { FormLayout } from './FormLayout';
import { usePresses } from './press';
import { SessionProvider, useActivity, useFormState, useSessionContext } from './SessionContext';
import { hasResultsBeside } from './splitAtResults';
import { StartPage } from './StartPage';
import { StepForm } from './StepForm';
import { StepHeader } from './StepHeader';
import { usePartCode } from './usePartCode';
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
  /** How the bank can be reached, shown where a submission has failed; the same element at every drawing. */
  contact?: Elements;
}

/**
 * Draws a form from its compiled definition: step, preview or receipt, and what stands around them and in front of them. One
 * session, mounted for as long as its form is open; a new `key` begins another one. It knows no route: where the form goes,
 * it says to the navigator.
 */
export function FormRenderer({
  shows,
  embedded,
  empty,
  removed,
  onStartAnew,
  onHome,
  children,
  contact,
  ...start
}: FormRendererProps) {
  const { session, port } = useSession(start);
  usePresses();
  useDoubleTaps();
  const open = useMemo(() => ({ session, store: port.store, contact }), [session, port, contact]);
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

/** Draws a step that fails once more from the session, which lives outside of React: nothing is lost. What fails again is reported by the page. */
function Redrawn({ shows = 'step', children }: Pick<ScreenProps, 'shows'> & { children: Elements }) {
  const place = useActivity((now) => `${shows} ${now.step} ${now.shown} ${now.receipt !== undefined}`);
  const giveUp = (error: unknown): never => {
    throw error;
  };
  return (
    <RedrawBoundary place={place} fallback={giveUp}>
      {children}
    </RedrawBoundary>
  );
}

function PreviewPage() {
  const Preview = usePartCode('preview', previewCode);
  const missing = useActivity((now) => now.missingPart);
  if (Preview) return createElement(Preview);
  return missing && missing !== 'looking' ? null : <LoadingStep embedded={false} />;
}

const previewPage = <PreviewPage />;

function ReceiptPage(props: ComponentProps<typeof Confirmation>) {
  const Receipt = usePartCode('receipt', receiptCode);
  return Receipt ? createElement(Receipt, props) : <MissingPart />;
}

/** What comes after the first step is fetched when the page is idle: who is offline at the end would wait for it in vain. */
const ahead = [previewCode.load, receiptCode.load, ...noticesAhead];

function Screen({ shows, embedded = false, empty, removed, onStartAnew, onHome }: ScreenProps) {
  useFetchedAhead(ahead);
  const { form, draft, activity } = useSessionContext();
  const state = useFormState(pathView);
  const receipt = useActivity((now) => now.receipt);
  const atStart = useActivity((now) => now.atStart);
  const step = useActivity((now) => now.step);
  if (receipt) {
    const again = (): void => {
      draft.forgetReceipt();
      onStartAnew('restarted');
    };
    return <ReceiptPage receipt={receipt} onAgain={again} onHome={() => onHome()} />;
  }
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
  const page = !hasPath ? empty : atStart ? <StartPage /> : shows === 'preview' ? previewPage : undefined;
  const content = (
    <>
      <DraftBar onStartAnew={forget} onUndo={undo} onNewest={loadNewest} />
      <MissingPart />
      {page ?? <StepForm embedded={embedded} />}
      <SavedUntil onForget={forget} onExtend={draft.extend} />
    </>
  );
  if (embedded) return content;
  const leave = (): void => {
    draft.extend();
    onHome(activity.current().draft.savedUntil);
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
