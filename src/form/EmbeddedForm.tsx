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
import { LoadingStep } from './FormLayout';
import { Notice } from './Notice';
import { fetchForm } from './fetchForm';
import { hasResults } from './splitAtResults';

/** A form on a page or in a popup: one of its own, without draft, preview and storage; as wide as its results beside it need it. */
export function EmbeddedForm({ block: { slug } }: { block: FormEmbedBlock }) {
  const { data, error, mutate } = useOpened('definition', slug, fetchForm);
  const issues = data?.kind === 'broken' ? data.issues : undefined;
  useEffect(() => {
    if (issues) console.error(definitionWords.issues, issues);
  }, [issues]);
  const form = data?.kind === 'form' ? data.form : undefined;
  const words =
    data?.kind === 'broken'
      ? definitionWords.broken
      : data
        ? definitionWords.missing
        : definitionWords.failed;
  return (
    <div className={formClass('embedded', 'formRoom', form && hasResults(form) && 'wideColumns')}>
      <div className={formClass('sheet', 'embeddedSheet')}>
        {data?.kind === 'form' ? (
          <OwnForm key={data.hash} form={data.form} />
        ) : !data && error === undefined ? (
          <LoadingStep embedded />
        ) : (
          <Notice
            severity="error"
            action={data ? undefined : <Button onClick={() => void mutate()}>{pageWords.retry}</Button>}
          >
            {words.title}
          </Notice>
        )}
      </div>
    </div>
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
