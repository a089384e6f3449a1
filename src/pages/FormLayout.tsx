import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { fetchDefinition } from '../api';
import { loadForm, type CompiledForm, type Issue } from '../interpreter';
import { definitionWords, formWords } from '../messages/id';
import { FormSession } from '../renderer/form/FormSession';
import { hashOf } from '../renderer/form/session/hashOf';
import { FieldGrid } from '../widgets/FieldGrid';
import { FieldSkeletons } from '../widgets/FieldSkeletons';
import { BrokenPage } from './BrokenPage';
import { FaultPage } from './FaultPage';
import type { FormOutlet } from './StepPage';
import { useFormNavigator } from './useFormNavigator';

/** What came of the address of a form. */
type Opened =
  | { kind: 'not-found' }
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'form'; form: CompiledForm; hash: string };

async function open(slug: string): Promise<Opened> {
  const answer = await fetchDefinition(slug);
  if (answer.kind === 'not-found') return answer;
  const loaded = loadForm(answer.text, slug);
  if (!loaded.ok) return { kind: 'broken', issues: loaded.issues };
  return { kind: 'form', form: loaded.form, hash: hashOf(answer.text) };
}

/** `/form/:slug`: fetches the definition, and owns the session for the steps and the preview below it. */
export function FormLayout() {
  const { slug = '' } = useParams();
  return <FormOf key={slug} slug={slug} />;
}

function FormOf({ slug }: { slug: string }) {
  const { data, error, mutate } = useSWR<Opened, Error>(['definition', slug], () => open(slug), {
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

/** The development server says when a definition's file was saved; the page of that form reads it again. */
function useDefinitionChanged(slug: string, reload: () => unknown): void {
  useEffect(() => {
    const onChanged = (event: Event): void => {
      if (event instanceof CustomEvent && (event.detail as { slug?: unknown } | null)?.slug === slug)
        reload();
    };
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [slug, reload]);
}

function OpenForm({ slug, form, hash }: { slug: string; form: CompiledForm; hash: string }) {
  const [round, setRound] = useState(0);
  const { search } = useLocation();
  const firstStep = form.stages[0]?.steps[0]?.id ?? '';
  const navigator = useFormNavigator(slug, firstStep);
  const restart = useCallback(() => setRound((now) => now + 1), []);
  const startAnew = useCallback(() => {
    navigator().toStep(firstStep, { replace: true, back: false, cameFrom: '' });
    restart();
  }, [navigator, firstStep, restart]);
  const outlet = useMemo((): FormOutlet => ({ firstStep, restart }), [firstStep, restart]);
  return (
    <FormSession
      key={round}
      form={form}
      definitionHash={hash}
      search={search}
      navigator={navigator}
      onStartAnew={startAnew}
    >
      <Outlet context={outlet} />
    </FormSession>
  );
}
