import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CompiledForm, FormEmbedBlock, FormState } from '../../../interpreter';
import { EmbeddedForm, FormRenderer, useSessionContext } from '../../../form';
import { type Navigator, noNavigator, type Session } from '../../../session';
import { type Insight, insightOf } from '../insight/insight';
import { words } from '../words';
import Box from '@mui/material/Box';
import { MemoryRouter } from 'react-router-dom';
import { FormHostContext, ToastPlaceContext } from '../../../content';

interface PreviewFormProps {
  form: CompiledForm;
  kept: KeptPreview;
  /** Left out: nobody stands beside the form and looks at it. */
  onOpen?: (handle: FormHandle) => void;
  onInsight?: (insight: Insight) => void;
  onArrive?: () => void;
  /** The answers of the session before are there again. */
  onReady?: () => void;
}

/** Where a form has a page before its first step, it begins there. */
const startAddress = { page: 'step' } as const;

/** One session of the form that is edited; nothing of it is stored on the device. */
export function PreviewForm({ form, kept, ...heard }: PreviewFormProps) {
  const [shown, setShown] = useState<Shown>('step');
  const [left, setLeft] = useState<string>();
  const [round, setRound] = useState(0);
  const [navigator] = useState((): Navigator => ({
    ...noNavigator,
    go: ({ to }) => {
      if (to !== 'receipt' && to !== 'stay') setShown(to === 'preview' ? to : 'step');
    },
    toPath: setLeft,
  }));
  return (
    <>
      {left !== undefined && (
        <Alert severity="info" role="status" sx={{ mb: 2 }} onClose={() => setLeft(undefined)}>
          {words.preview.left(left)}
        </Alert>
      )}
      <FormRenderer
        key={round}
        form={form}
        definitionHash=""
        search=""
        address={round > 0 || kept.atStart ? startAddress : undefined}
        navigator={navigator}
        stored={false}
        shows={shown}
        onStartAnew={() => setRound((now) => now + 1)}
        onHome={() => setLeft('/')}
      >
        <Handle kept={round === 0 ? kept : undefined} {...{ shown, setShown, ...heard }} />
      </FormRenderer>
    </>
  );
}

interface HandleProps extends Omit<PreviewFormProps, 'form' | 'kept'> {
  kept: KeptPreview | undefined;
  shown: Shown;
  setShown: (shown: Shown) => void;
}

/** Hands the session to what is outside of the form, with the answers that the one before it had. */
function Handle({ kept, shown, setShown, ...heard }: HandleProps) {
  const session = useSessionContext();
  const [ready, setReady] = useState(kept?.state === undefined || kept.atStart);
  const latest = useRef({ shown, ...heard });
  useEffect(() => {
    latest.current = { shown, ...heard };
  });

  useEffect(() => {
    latest.current.onOpen?.({
      form: session.form,
      session,
      shown: () => latest.current.shown,
      keep: () => ({
        state: session.state(),
        shown: latest.current.shown,
        atStart: session.activity.current().atStart,
      }),
    });
    if (!latest.current.onInsight) return undefined;
    return watchInsight(session, (insight) => latest.current.onInsight?.(insight));
  }, [session]);

  // Before the first paint, so that the form is not seen empty.
  useLayoutEffect(() => {
    if (!kept) return;
    void refill(session, kept).then(() => {
      const finished = kept.shown === 'step' || session.unfinished() === undefined;
      setShown(finished ? kept.shown : 'step');
      setReady(true);
    });
  }, [session, kept, setShown]);
  useEffect(() => {
    const pageNow = (): string => {
      const { atStart, step, shown: count } = session.activity.current();
      return `${atStart} ${step} ${count}`;
    };
    let page = pageNow();
    return session.activity.subscribe(() => {
      if (page !== pageNow()) latest.current.onArrive?.();
      page = pageNow();
    });
  }, [session]);
  useEffect(() => latest.current.onArrive?.(), [shown]);
  useEffect(() => {
    if (ready && kept) latest.current.onReady?.();
  }, [ready, kept]);

  return null;
}

const reportAfter = 30;

/** Says how the form stands, now and after each change; gives what ends the subscription. */
function watchInsight(session: Session, onInsight: (insight: Insight) => void): () => void {
  const { form, activity, facts } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportNow = (): void => {
    timer = undefined;
    onInsight(insightOf({ form, state: session.state, facts }));
  };
  const later = (): void => {
    timer ??= setTimeout(reportNow, reportAfter);
  };
  const stops = [session.onChanged(later), activity.subscribe(later)];
  later();
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}

const drawForm = (block: FormEmbedBlock) => <EmbeddedForm block={block} />;

interface PreviewFrameProps {
  toasts: () => HTMLElement | null;
  children: ReactNode;
}

/** What stands around a form on the portal's pages, as far as the form needs it. */
export function PreviewFrame({ toasts, children }: PreviewFrameProps) {
  return (
    <MemoryRouter>
      <FormHostContext value={drawForm}>
        <ToastPlaceContext value={toasts}>
          <Box sx={{ maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2.5, sm: 4 } }}>
            {children}
          </Box>
        </ToastPlaceContext>
      </FormHostContext>
    </MemoryRouter>
  );
}

type Shown = 'step' | 'preview';

/** What outlives an edit of the definition. */
export interface KeptPreview {
  state?: Pick<FormState, 'values' | 'touched' | 'step' | 'stages'>;
  shown: Shown;
  /** The page before the first step is shown, and nothing is answered. */
  atStart: boolean;
}

/** A form that begins empty. */
export const nothingKept: KeptPreview = { shown: 'step', atStart: true };

/** The form that is open, for what is outside of it. */
export interface FormHandle {
  form: CompiledForm;
  session: Session;
  shown: () => Shown;
  keep: () => KeptPreview;
}

/** Gives a blank session the answers and the step of the one before it, as far as its form still has them. */
async function refill(session: Session, { state, atStart }: KeptPreview): Promise<void> {
  if (!state || atStart) return;
  const { values, touched, step, stages } = state;
  await session.send(
    { type: 'restore', data: values, activeStep: step, stages },
    { focus: 'none', replace: true },
  );
  // Also a step that the answers skip now stays where it is looked at.
  if (session.form.steps.has(step) && session.state().step !== step)
    await session.send({ type: 'goTo', target: { step } }, { focus: 'none' });
  const known = Object.keys(touched).filter((name) => session.form.fields.has(name));
  for (const name of known) await session.send({ type: 'touch', name });
}
