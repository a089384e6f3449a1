import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { nextRun, pathView, previewSteps } from '../../interpreter';
import { previewWords } from '../../messages/id';
import { PendingButton } from '../../widgets/PendingButton';
import { FormButtons } from './FormButtons';
import { useActivity, useFormState, useSessionContext } from './session/SessionContext';

/** Every answer as a person reads it, by step; each leads back to its field, and from there straight back here. */
export function Preview() {
  const session = useSessionContext();
  const { form } = session;
  const state = useFormState(pathView);
  const sending = useActivity((now) => now.running.has(nextRun));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${previewWords.title} – ${form.definition.title}`;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [form.definition.title]);

  const send = (): void => {
    if (!sending) void session.start(nextRun, { effects: form.submit, extras: {} });
  };
  return (
    <Box data-preview-page>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h4', m: 0, mb: 0.5 }}>
        {previewWords.title}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 3 }}>
        {previewWords.intro}
      </Box>
      {previewSteps(form, state).map((step) => (
        <Box
          component="section"
          key={step.id}
          aria-labelledby={`preview-${step.id}`}
          sx={{ mb: 3, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
        >
          <Box
            component="h2"
            id={`preview-${step.id}`}
            sx={{ typography: 'h6', m: 0, px: 2, py: 1.25, bgcolor: 'action.hover' }}
          >
            {step.title}
          </Box>
          <Box component="dl" sx={{ m: 0 }}>
            {step.rows.map((row) => (
              <Box
                key={row.name}
                data-preview={row.name}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr auto', md: '2fr 3fr auto' },
                  columnGap: 2,
                  alignItems: 'center',
                  px: 2,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box
                  component="dt"
                  sx={{ color: 'text.secondary', typography: 'body2', gridColumn: { xs: '1', md: 'auto' } }}
                >
                  {row.label}
                </Box>
                <Box
                  component="dd"
                  sx={{
                    m: 0,
                    overflowWrap: 'anywhere',
                    gridColumn: { xs: '1', md: 'auto' },
                    whiteSpace: 'pre-line',
                  }}
                >
                  {row.text === '' ? (
                    <Box component="em" sx={{ color: 'text.secondary' }}>
                      {previewWords.empty}
                    </Box>
                  ) : (
                    row.text
                  )}
                </Box>
                {row.editable && (
                  <Box
                    component="dd"
                    sx={{
                      m: 0,
                      gridColumn: { xs: '2', md: 'auto' },
                      gridRow: { xs: '1 / span 2', md: 'auto' },
                    }}
                  >
                    <Button
                      size="small"
                      data-action="edit"
                      aria-label={previewWords.editAnswer(row.label)}
                      onClick={() =>
                        void session.send({ type: 'edit', step: step.id }, { focus: { field: row.name } })
                      }
                    >
                      {previewWords.edit}
                    </Button>
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <FormButtons
        back={
          <Button variant="outlined" data-action="back" onClick={() => session.navigator().previous()}>
            {previewWords.back}
          </Button>
        }
        next={
          <PendingButton data-action="submit" pending={sending} onClick={send}>
            {sending ? previewWords.sending : previewWords.send}
          </PendingButton>
        }
      />
    </Box>
  );
}
