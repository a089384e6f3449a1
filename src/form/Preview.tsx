import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import {
  nextRun,
  pathView,
  previewSteps,
  warningsOf,
  type CompiledField,
  type CompiledStep,
} from '../interpreter';
import { previewWords } from '../messages';
import { formClass } from '../theme';
import { PendingButton } from '../fields/common/PendingButton';
import { BlockList } from './BlockList';
import { questionKeys } from './enterKey';
import { ErrorSummary } from './ErrorSummary';
import { FormButtons } from './FormButtons';
import { Hint, Notice } from './Notice';
import { PreviewAnswers } from './PreviewAnswers';
import { useActivity, useFormStates, useSessionContext } from './SessionContext';
import { useFinish, useMounting } from './useMounting';

/** The answers of a form that can be sent; nothing of any other, which is on its way back to its first unfinished step. */
export function Preview() {
  const session = useSessionContext();
  const [ready] = useState(() => session.unfinished() === undefined);
  return ready ? <Answers /> : null;
}

/** Every answer as a person reads it, by step; each step can be changed, and leads from there straight back here. */
function Answers() {
  const session = useSessionContext();
  const { form } = session;
  // The bank's list may name a branch here that was chosen from a sample.
  const [keys] = useState(() => [pathView, ...[...form.fields.values()].flatMap(namesOfBranch)]);
  const now = useFormStates(keys);
  // What goes out is shown: the same is sent once more as it was, also after midnight.
  const state = session.sentState() ?? now;
  const sending = useActivity((now) => now.running.has(nextRun));
  const isSent = useActivity((now) => now.draft.elsewhere === 'sent');
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited] = useState(() => session.activity.current().edited);
  useEffect(() => {
    document.title = `${previewWords.title} – ${form.definition.title}`;
    const changed = document.getElementById(`preview-${edited}`);
    if (changed) changed.scrollIntoView({ block: 'start' });
    else window.scrollTo({ top: 0 });
    (changed ?? heading.current)?.focus({ preventScroll: true });
    session.activity.patch({ edited: undefined });
  }, [session, form.definition.title, edited]);

  const send = (): void => void session.submit();
  return (
    <div data-preview-page aria-busy={sending || undefined} className={formClass('sheet')}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h2', m: 0, mb: 0.5 }}>
        {previewWords.title}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 3 }}>
        {previewWords.intro}
      </Box>
      <div className={formClass('printedLine')}>{previewWords.notSent}</div>
      {form.preview && <ErrorSummary step={form.preview} />}
      <Hint />
      <div className={formClass('previewSteps')}>
        {previewSteps(form, state, session.fileNames()).map((step) => (
          <Box
            component="section"
            key={step.id}
            aria-labelledby={`preview-${step.id}`}
            data-preview-step={step.id}
          >
            <Box sx={sectionHead}>
              <Box
                component="h2"
                id={`preview-${step.id}`}
                tabIndex={-1}
                sx={{ typography: 'h3', m: 0, scrollMarginTop: 16 }}
              >
                {step.title}
              </Box>
              {step.isOpen || (
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
                  {previewWords.received}
                </Box>
              )}
              {step.rows.some(({ editable }) => editable) && (
                <Button
                  size="small"
                  data-action="edit"
                  aria-label={previewWords.editStep(step.title)}
                  onClick={() => void session.send({ type: 'edit', step: step.id })}
                >
                  {previewWords.edit}
                </Button>
              )}
            </Box>
            <PreviewAnswers step={step} />
            {warningsOf({ form, state, facts: session.facts() }, step.id).map((words) => (
              <Notice key={words} severity="warning" role="note" sx={{ mt: 1 }} data-check="warning">
                {words}
              </Notice>
            ))}
          </Box>
        ))}
      </div>
      {form.preview && <BeforeSending step={form.preview} />}
      <FormButtons
        sends
        back={
          <Button variant="outlined" data-action="back" onClick={session.leavePreview}>
            {previewWords.back}
          </Button>
        }
        next={
          <PendingButton
            data-action="submit"
            variant={isSent ? 'outlined' : 'contained'}
            pending={sending}
            onClick={send}
          >
            {sending ? previewWords.sending : previewWords.send}
          </PendingButton>
        }
      />
    </div>
  );
}

/** The title of a step, and the one way back to its answers. */
const sectionHead = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  pb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // Its words end where the line does.
  '& button': { mr: -1, my: -0.5 },
} as const;

const namesOfBranch = ({ name, branches }: CompiledField): string[] => (branches ? [name] : []);

/** What the definition puts below the answers: content, and what is declared before sending. */
function BeforeSending({ step }: { step: CompiledStep }) {
  const session = useSessionContext();
  const mounting = useMounting(step, session.state());
  const declares = step.places.length > 0;
  return (
    <Box
      component="section"
      aria-label={declares ? previewWords.declarations : undefined}
      {...questionKeys(useFinish(), 'done')}
      sx={{ mb: 3 }}
    >
      {declares && (
        <Box component="h2" sx={{ typography: 'h6', m: 0, mb: 1 }}>
          {previewWords.declarations}
        </Box>
      )}
      <BlockList blocks={step.blocks} mounting={mounting} />
    </Box>
  );
}
