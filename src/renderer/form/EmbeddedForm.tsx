import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { stepOf, type CompiledForm, type FormEmbedBlock } from '../../interpreter';
import { definitionWords, formWords, pageWords } from '../../messages/id';
import { FieldGrid } from '../../widgets/FieldGrid';
import { FieldSkeletons } from '../../widgets/FieldSkeletons';
import { PendingButton } from '../../widgets/PendingButton';
import { BlockList } from './BlockList';
import { Confirmation } from './Confirmation';
import { ErrorSummary } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { openForm, type OpenedForm } from './openForm';
import { Overlays } from './Overlays';
import { isPrepared, prepareStep } from './session/session';
import { SessionProvider, useActivity, useSessionContext } from './session/SessionContext';
import { useSession } from './session/useSession';
import { useMounting } from './useMounting';
import { WidgetsFailed } from './WidgetsFailed';

/** A form on a page or in a popup: one of its own, without draft, preview and storage (definition language, section 8). */
export function EmbeddedForm({ block: { slug } }: { block: FormEmbedBlock }) {
  const { data, error, mutate } = useSWR<OpenedForm, Error>(['definition', slug], () => openForm(slug), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const issues = data?.kind === 'broken' ? data.issues : undefined;
  useEffect(() => {
    if (issues) console.error(definitionWords.issues, issues);
  }, [issues]);
  if (data?.kind === 'form') return <OwnForm key={data.hash} form={data.form} />;
  if (!data && error === undefined) return <Loading />;
  const words =
    data?.kind === 'broken'
      ? definitionWords.broken
      : data
        ? definitionWords.missing
        : definitionWords.failed;
  return (
    <Alert
      severity="error"
      sx={{ gridColumn: '1 / -1' }}
      action={data ? undefined : <Button onClick={() => void mutate()}>{pageWords.retry}</Button>}
    >
      {words.title}
    </Alert>
  );
}

/** As high as the window: what stands below the form does not jump about in it. */
function Loading() {
  return (
    <Box sx={{ gridColumn: '1 / -1', minHeight: '100vh' }} role="status" aria-label={formWords.loading}>
      <FieldGrid>
        <FieldSkeletons count={4} />
      </FieldGrid>
    </Box>
  );
}

function OwnForm({ form }: { form: CompiledForm }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState<string>();
  const [navigator] = useState(() => ({
    toStep: () => undefined,
    toPreview: () => undefined,
    toConfirmation: setNumber,
    previous: () => undefined,
    leave: () => undefined,
    toPath: (path: string) => void navigate(path),
    prepare: () => undefined,
  }));
  const { session } = useSession({
    form,
    definitionHash: '',
    search: '',
    navigator: () => navigator,
    stored: false,
  });
  if (number !== undefined)
    return <Confirmation registrationNumber={number} onHome={() => void navigate('/')} />;
  return (
    <SessionProvider value={session}>
      <OwnStep />
      <Overlays />
    </SessionProvider>
  );
}

/** The step, with a button only where something follows: a preview there is none of. */
function OwnStep() {
  const session = useSessionContext();
  const { form, activity } = session;
  const id = useActivity((now) => now.step);
  const shown = useActivity((now) => now.shown);
  const pressed = useActivity((now) => now.running.size > 0);
  const failed = useActivity((now) => now.widgetsFailed);
  const ready = isPrepared(form, id);
  useEffect(() => {
    if (ready) return;
    prepareStep(form, id).then(
      () => activity.update((now) => ({ ...now, shown: now.shown + 1 })),
      () => activity.update((now) => ({ ...now, widgetsFailed: true })),
    );
  }, [ready, form, id, activity]);
  const step = stepOf(form, id);
  const mounting = useMounting(step);
  if (failed) return <WidgetsFailed step={id} />;
  if (!ready) return <Loading />;
  const next = (event: FormEvent): void => {
    event.preventDefault();
    if (!pressed) void session.send({ type: 'next' });
  };
  const follows = (form.definition.afterLastStep ?? 'preview') !== 'preview';
  return (
    <Box
      component="form"
      key={shown}
      noValidate
      onSubmit={next}
      data-step={id}
      aria-label={form.definition.title}
      sx={{ gridColumn: '1 / -1' }}
    >
      <ErrorSummary step={step} beforeFocus={mounting.finish} />
      <BlockList blocks={step.blocks} mounting={mounting} />
      {follows && (
        <FormButtons
          back={null}
          next={
            <PendingButton type="submit" data-action="next" pending={pressed}>
              {step.definition.next?.text ?? formWords.next}
            </PendingButton>
          }
        />
      )}
    </Box>
  );
}
