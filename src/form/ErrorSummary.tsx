import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useEffect, useRef, type MouseEvent } from 'react';
import { fieldView, type CompiledForm, type CompiledStep, type FormState } from '../../interpreter';
import { describeFailure, formWords } from '../../messages/id';
import { fieldIds } from '../../widgets/fieldIds';
import { focusField } from '../../widgets/focusField';
import { useActivity, useFormState, useSessionContext } from './session/SessionContext';
import { failuresView } from './session/useSession';

/** Lines that come together with the errors at their fields: more than a screen of them. */
const firstLines = 24;

/** One line of the summary. */
interface Line {
  name: string;
  label: string;
  words: string;
}

/**
 * What a failed Next has found, at the top of the step: a link per field with the same words as at the field. It takes
 * the focus at each failed press, and its lines go as answers are mended.
 */
export function ErrorSummary({ step, beforeFocus }: { step: CompiledStep; beforeFocus: () => void }) {
  const { form } = useSessionContext();
  const state = useFormState(failuresView);
  const presses = useActivity((now) => (now.errorsOf === step.id ? now.failedPresses : 0));
  // The rest of a long list waits until the errors at the fields are painted.
  const whole = useDeferredValue(presses > 0);
  const box = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  // After every render: the failures come to the screen one render later than the press is told.
  useEffect(() => {
    if (presses <= focusedAt.current || !box.current) return;
    focusedAt.current = presses;
    box.current.focus();
  });

  const latest = useRef(beforeFocus);
  useEffect(() => {
    latest.current = beforeFocus;
  });
  const go = useCallback((name: string) => {
    latest.current();
    focusField(name);
  }, []);

  if (presses === 0) return null;
  const lines = linesOf(form, state, step, whole ? Infinity : firstLines);
  if (lines.length === 0) return null;

  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      data-error-summary
      sx={{
        border: 2,
        borderColor: 'error.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        p: 2,
        mb: 3,
        scrollMarginTop: 16,
      }}
    >
      <Box
        component="h2"
        id="error-summary-title"
        sx={{ typography: 'h6', color: 'error.main', mt: 0, mb: 1 }}
      >
        {formWords.errorSummary}
      </Box>
      <Box component="ul" sx={listStyles}>
        {lines.map((line) => (
          <SummaryLine key={line.name} {...line} onGo={go} />
        ))}
      </Box>
    </Box>
  );
}

/** The lines of what is wrong on a step, in reading order and each field once; at most so many. */
function linesOf(form: CompiledForm, state: FormState, step: CompiledStep, most: number): Line[] {
  const lines = new Map<string, Line>();
  for (const place of step.places) {
    if (lines.size >= most) break;
    const { failure, label, visible } = fieldView(form, state, place);
    if (!failure || !visible || lines.has(place.field)) continue;
    lines.set(place.field, { name: place.field, label, words: describeFailure(failure, label) });
  }
  return [...lines.values()];
}

/** One style for all lines: a form may fail in a thousand places. */
const listStyles = {
  m: 0,
  pl: 2.5,
  '& a': { display: 'inline-block', py: 0.5, minHeight: 24, color: 'error.main', verticalAlign: 'top' },
};

const SummaryLine = memo(function SummaryLine({
  name,
  label,
  words,
  onGo,
}: Line & { onGo: (name: string) => void }) {
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    onGo(name);
  };
  return (
    <li>
      <a href={`#${fieldIds(name).control}`} onClick={go}>
        {words.startsWith(label) ? words : `${label}: ${words}`}
      </a>
    </li>
  );
});
