import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import type { CompiledForm } from '../../interpreter';
import { Confirmation } from '../../renderer/form/Confirmation';
import { FormSession } from '../../renderer/form/FormSession';
import { Preview } from '../../renderer/form/Preview';
import { StepForm } from '../../renderer/form/StepForm';
import { unfinishedStep } from '../../renderer/form/session/followAddress';
import type { Navigator, Session } from '../../renderer/form/session/session';
import { useSessionContext } from '../../renderer/form/session/SessionContext';
import { insightOf, type Insight } from '../insight/insight';
import { words } from '../words';
import { refill, type FormHandle, type Kept, type Shown } from './kept';

interface PreviewFormProps {
  form: CompiledForm;
  kept: Kept;
  onOpen: (handle: FormHandle) => void;
  onInsight: (insight: Insight) => void;
}

/** One session of the form that is edited; nothing of it is stored on the device. */
export function PreviewForm({ form, kept, onOpen, onInsight }: PreviewFormProps) {
  const [shown, setShown] = useState<Shown>({ at: 'step' });
  const [left, setLeft] = useState<string>();
  const [round, setRound] = useState(0);
  const [navigator] = useState((): Navigator => ({
    toStep: () => setShown({ at: 'step' }),
    toPreview: () => setShown({ at: 'preview' }),
    toConfirmation: (number) => setShown({ at: 'confirmation', number }),
    previous: () => setShown({ at: 'step' }),
    leave: () => setShown({ at: 'step' }),
    toPath: setLeft,
    prepare: () => undefined,
  }));
  return (
    <>
      {left !== undefined && (
        <Alert severity="info" role="status" sx={{ mb: 2 }} onClose={() => setLeft(undefined)}>
          {words.preview.left(left)}
        </Alert>
      )}
      <FormSession
        key={round}
        form={form}
        definitionHash=""
        search=""
        navigator={() => navigator}
        stored={false}
        onStartAnew={() => setRound((now) => now + 1)}
      >
        <Shows
          kept={round === 0 ? kept : undefined}
          shown={shown}
          setShown={setShown}
          {...{ onOpen, onInsight }}
        />
      </FormSession>
    </>
  );
}

interface ShowsProps extends Pick<PreviewFormProps, 'onOpen' | 'onInsight'> {
  kept: Kept | undefined;
  shown: Shown;
  setShown: (shown: Shown) => void;
}

function Shows({ kept, shown, setShown, onOpen, onInsight }: ShowsProps) {
  const session = useSessionContext();
  const [ready, setReady] = useState(kept?.state === undefined);
  const latest = useRef({ shown, onOpen, onInsight });
  useEffect(() => {
    latest.current = { shown, onOpen, onInsight };
  });

  useEffect(() => {
    latest.current.onOpen({
      form: session.form,
      session,
      shown: () => latest.current.shown,
      keep: () => ({ state: session.latest(), shown: latest.current.shown, scrollY: window.scrollY }),
    });
    return watchInsight(session, (insight) => latest.current.onInsight(insight));
  }, [session]);

  useEffect(() => {
    if (!kept) return;
    void refill(session, kept).then(() => {
      const finished = kept.shown.at === 'step' || unfinishedStep(session) === undefined;
      setShown(finished ? kept.shown : { at: 'step' });
      setReady(true);
    });
  }, [session, kept, setShown]);
  useEffect(() => {
    if (ready && kept) window.scrollTo({ top: kept.scrollY });
  }, [ready, kept]);

  if (!ready) return null;
  switch (shown.at) {
    case 'step':
      return <StepForm />;
    case 'preview':
      return <Preview />;
    case 'confirmation':
      return <Confirmation registrationNumber={shown.number} onHome={() => setShown({ at: 'step' })} />;
  }
}

/** Milliseconds in which changes are told together. */
const toldAfter = 30;

/** Tells how the form stands, now and after each change; gives what ends the telling. */
function watchInsight(session: Session, onInsight: (insight: Insight) => void): () => void {
  const { form, store, activity, facts } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = (): void => {
    timer = undefined;
    onInsight(insightOf({ form, state: session.latest, facts }));
  };
  const later = (): void => {
    timer ??= setTimeout(tellNow, toldAfter);
  };
  const keys = new Set(form.graph.nodes.flatMap(({ view }) => view ?? []));
  for (const name of form.fields.keys()) keys.add(name);
  const stops = [...keys].map((key) => store.subscribe(key, later));
  stops.push(activity.subscribe(later));
  later();
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
