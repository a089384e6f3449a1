import Button from '@mui/material/Button';
import { activeStage, pathView, progressOf } from '../interpreter';
import { formWords } from '../messages';
import { formClass } from '../theme';
import { useActivity, useFormState, useSessionContext } from './SessionContext';
import { Progress } from './Progress';

interface StepHeaderProps {
  /** Left out: on the preview, where nothing is counted any more. */
  step?: string;
  /** Leads out of the form; the answers stay on the device. */
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
  // A stage of one step has no list, but its sheet stands where those of the other stages do.
  const isBeside = step !== undefined && form.stages.some(({ steps }) => steps.length > 1);
  return (
    <div className={isBeside ? formClass('formHeader', 'formHeaderBeside') : formClass('formHeader')}>
      <div className={formClass('formHeaderLine')}>
        <p className={formClass('formName')}>{form.definition.title}</p>
        {ports.store && (
          <div className={formClass('formLeave')}>
            <Button size="small" data-action="leave" onClick={onLeave}>
              <span>{isKept ? formWords.saveAndLeave : formWords.leave}</span>
            </Button>
          </div>
        )}
      </div>
      {step !== undefined && title !== undefined && <p className={formClass('stageTitle')}>{title}</p>}
      {step !== undefined && subtitle !== undefined && (
        <p className={formClass('stageSubtitle')}>{subtitle}</p>
      )}
      {progress && <Progress progress={progress} />}
    </div>
  );
}
