import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { CompiledForm } from '../interpreter';
import { definitionWords, formWords } from '../messages/id';
import { FormSession } from '../renderer/form/FormSession';
import { openForm, type OpenedForm } from '../renderer/form/openForm';
import type { SessionEnd } from '../renderer/form/session/useSession';
import { FieldGrid } from '../widgets/FieldGrid';
import { FieldSkeletons } from '../widgets/FieldSkeletons';
import { BrokenPage } from './BrokenPage';
import { FaultPage } from './FaultPage';
import type { FormOutlet } from './StepPage';
import { useDefinitionChanged } from './useDefinitionChanged';
import { useFormNavigator } from './useFormNavigator';

/** `/form/:slug`: fetches the definition, and owns the session for the steps and the preview below it. */
export function FormLayout() {
  const { slug = '' } = useParams();
  return <FormOf key={slug} slug={slug} />;
}

function FormOf({ slug }: { slug: string }) {
  const { data, error, mutate } = useSWR<OpenedForm, Error>(['definition', slug], () => openForm(slug), {
    // The session keeps the form that it began with.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useDefinitionChanged(slug, mutate);
  if (error !== undefined && !data) {
    return <FaultPage words={definitionWords.failed} onRetry={() => void mutate()} />;
  }
  switch (data?.kind) {
    case undefined:
      return (
        <Box aria-busy role="status" aria-label={formWords.loading}>
          <FieldGrid>
            <FieldSkeletons count={6} />
          </FieldGrid>
        </Box>
      );
    case 'not-found':
      return <FaultPage words={definitionWords.missing} />;
    case 'broken':
      return <BrokenPage issues={data.issues} />;
    case 'form':
      return <OpenForm key={data.hash} slug={slug} form={data.form} hash={data.hash} />;
  }
}

function OpenForm({ slug, form, hash }: { slug: string; form: CompiledForm; hash: string }) {
  const [{ round, after }, setBegun] = useState<{ round: number; after?: SessionEnd }>({ round: 0 });
  const { search } = useLocation();
  const firstStep = form.stages[0]?.steps[0]?.id ?? '';
  const begin = useCallback(
    (end: SessionEnd) => setBegun((now) => ({ round: now.round + 1, after: end })),
    [],
  );
  const restart = useCallback(() => begin('restarted'), [begin]);
  const navigator = useFormNavigator(slug, firstStep, restart);
  const startAnew = useCallback(
    (end: SessionEnd) => {
      navigator().toStep(firstStep, { replace: true, back: false, cameFrom: '' });
      begin(end);
    },
    [navigator, firstStep, begin],
  );
  const outlet = useMemo((): FormOutlet => ({ firstStep, restart }), [firstStep, restart]);
  return (
    <FormSession
      key={round}
      form={form}
      definitionHash={hash}
      search={search}
      after={after}
      navigator={navigator}
      onStartAnew={startAnew}
    >
      <Outlet context={outlet} />
    </FormSession>
  );
}
