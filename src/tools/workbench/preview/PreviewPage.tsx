import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { type CompiledForm, loadForm } from '../../../interpreter';
import { jsonOf, textIn } from '../../checker/json/walk';
import { type EditedForm, type FromPreview, hear, post, type ToPreview } from '../channel';
import { words } from '../words';
import { type FormHandle, type KeptPreview, nothingKept, PreviewForm, PreviewFrame } from './PreviewForm';
import { answerCommand } from './commands';
import { createRecorder } from './recorder';
import { standBefore } from './exchanges';

/** A definition that is shown, and with what it begins. A new number is a new session. */
interface Edition {
  number: number;
  form: CompiledForm;
  kept: KeptPreview;
}

/** `/editor/{slug}/preview`: the form as visitors see it, as it is reported by the editor's window around it. */
export function PreviewPage({ slug, sealed }: { slug: string; sealed: boolean }) {
  const [edition, setEdition] = useState<Edition>();
  const handle = useRef<FormHandle>(undefined);
  const [bank] = useState(() => standBefore(sealed));
  const [recorder] = useState(createRecorder);

  useEffect(() => {
    const editor = window.parent;
    const answer = (message: FromPreview | undefined): void => {
      if (message) post(editor, message);
    };
    const show = ({ text, guests }: EditedForm): void => {
      // A shared piece is shown in a product.
      const loaded = loadForm(text, textIn(jsonOf(text), 'slug') || slug, new Map(guests));
      if (!loaded.ok) return;
      bank.show(loaded.form);
      const kept = handle.current?.keep() ?? nothingKept;
      // At once: what is pressed or typed between the keeping and the drawing would be lost.
      flushSync(() => setEdition((now) => ({ number: (now?.number ?? 0) + 1, form: loaded.form, kept })));
    };
    const restart = (): void => {
      recorder.clear();
      setEdition((now) => now && { ...now, number: now.number + 1, kept: nothingKept });
    };
    const stop = hear<ToPreview>(
      () => editor,
      (command) => {
        if (command.kind === 'form') show(command.form);
        else if (command.kind === 'restart') restart();
        else if (command.kind === 'treat') bank.treat(command.treated);
        else if (handle.current) {
          const { exchanges } = bank;
          void answerCommand(command, handle.current, { exchanges, recorder }).then(answer);
        }
      },
    );
    post<FromPreview>(editor, { kind: 'ready' });
    return stop;
  }, [slug, bank, recorder]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const name =
        target instanceof Element ? target.closest('[data-field]')?.getAttribute('data-field') : null;
      if (name) post<FromPreview>(window.parent, { kind: 'focused', name });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  return (
    <PreviewFrame>
      {edition ? (
        <ErrorBoundary
          key={edition.number}
          fallback={<Alert severity="error">{words.preview.crashed}</Alert>}
        >
          <PreviewForm
            form={edition.form}
            kept={edition.kept}
            onOpen={(opened) => {
              handle.current = opened;
              recorder.watch(opened);
            }}
            onInsight={(insight) => post<FromPreview>(window.parent, { kind: 'insight', insight })}
          />
        </ErrorBoundary>
      ) : (
        <Alert severity="info">{words.preview.waiting}</Alert>
      )}
    </PreviewFrame>
  );
}
