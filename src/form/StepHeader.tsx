import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { activeStage, pathView } from '../interpreter';
import { formWords } from '../messages';
import { useActivity, useFormState, useSessionContext } from './SessionContext';
import { Progress } from './Progress';
import { progressOf } from './progressOf';

interface StepHeaderProps {
  /** Left out: on the preview, where nothing is counted any more. */
  step?: string;
  /** Where the visitor goes who goes on another time. */
  onLeave: () => void;
}

/** Where the visitor is: the product, the stage, and its steps as the definition wants them shown; and the way out. */
export function StepHeader({ step, onLeave }: StepHeaderProps) {
  const { form, ports } = useSessionContext();
  const isKept = useActivity((now) => now.draft.fault === undefined);
  const state = useFormState(pathView);
  const { subtitle, ...stage } = activeStage(form, state);
  const progress = step === undefined ? undefined : progressOf(form, state, step);
  // A stage that is called like its form is not named twice.
  const title = stage.title === form.definition.title ? undefined : stage.title;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={line}>
        <Box component="p" sx={{ typography: 'body2', fontWeight: 700, color: 'primary.dark', m: 0 }}>
          {form.definition.title}
        </Box>
        {ports.store && (
          <Button size="small" data-action="leave" onClick={onLeave} sx={{ flex: 'none', mx: -1.5 }}>
            {isKept ? formWords.saveAndLeave : formWords.leave}
          </Button>
        )}
      </Box>
      {step !== undefined && title !== undefined && (
        <Box component="p" sx={{ typography: 'h3', m: 0, mt: 1, color: 'primary.dark' }}>
          {title}
        </Box>
      )}
      {step !== undefined && subtitle !== undefined && (
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {subtitle}
        </Box>
      )}
      {progress && <Progress progress={progress} />}
    </Box>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
} as const;
