import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CompiledForm, FormEmbedBlock } from '../interpreter';
import { useOpened } from '../content';
import { definitionWords, pageWords } from '../messages';
import { formClass } from '../theme';
import { paths } from '../paths';
import { noNavigator, type Navigator } from '../session';
import { FormRenderer } from './FormRenderer';
import { LoadingStep } from './LoadingStep';
import { Notice } from './Notice';
import { fetchForm } from './fetchForm';

/** A form on a page or in a popup: one of its own, without draft, preview and storage. */
export const EmbeddedForm = ({ block }: { block: FormEmbedBlock }) => (
  <div className={formClass('sheet', 'embedded', 'embeddedSheet')}>
    <Opened slug={block.slug} />
  </div>
);

function Opened({ slug }: { slug: string }) {
  const { data, error, mutate } = useOpened('definition', slug, fetchForm);
  const issues = data?.kind === 'broken' ? data.issues : undefined;
  useEffect(() => {
    if (issues) console.error(definitionWords.issues, issues);
  }, [issues]);
  if (data?.kind === 'form') return <OwnForm key={data.hash} form={data.form} />;
  if (!data && error === undefined) return <LoadingStep embedded />;
  const words =
    data?.kind === 'broken'
      ? definitionWords.broken
      : data
        ? definitionWords.missing
        : definitionWords.failed;
  return (
    <Notice
      severity="error"
      action={data ? undefined : <Button onClick={() => void mutate()}>{pageWords.retry}</Button>}
    >
      {words.title}
    </Notice>
  );
}

function OwnForm({ form }: { form: CompiledForm }) {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [navigator] = useState((): Navigator => ({ ...noNavigator, toPath: (path) => void navigate(path) }));
  return (
    <FormRenderer
      key={round}
      form={form}
      definitionHash=""
      search=""
      navigator={navigator}
      stored={false}
      embedded
      onStartAnew={() => setRound((now) => now + 1)}
      onHome={() => void navigate(paths.home)}
    />
  );
}
