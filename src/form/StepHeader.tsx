import Button from '@mui/material/Button';
import { activeStage, pathView, progressOf, type ProgressItem, type StepProgress } from '../interpreter';
import { formWords } from '../messages';
import { formClass } from '../theme';
import { useActivity, useFormState, useSessionContext } from './SessionContext';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';

interface StepHeaderProps {
  /** Left out: on the preview, where nothing is counted any more. */
  step?: string;
  /** Leads out of the form; the answers stay on the device. */
  onLeave: () => void;
}

/** Where the visitor is: the product, the stage, and its steps as the definition wants them shown; and the way out. */
export function StepHeader({ step, onLeave }: StepHeaderProps) {
  const { form, ports, facts } = useSessionContext();
  const isKept = useActivity((now) => now.draft.fault === undefined);
  const state = useFormState(pathView);
  const { subtitle, ...stage } = activeStage(form, state);
  const progress = step === undefined ? undefined : progressOf(form, state, step, facts());
  // A stage that is called like its form is not named twice.
  const title = stage.title === form.definition.title ? undefined : stage.title;
  // A stage of one step has no list, but its sheet stands where those of the other stages do.
  const isBeside = step !== undefined && form.stages.some(({ steps }) => steps.length > 1);
  return (
    <div className={formClass('formHeader', isBeside && 'formHeaderBeside')}>
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

/**
 * How far the visitor is: a line of words over a bar with a segment per step, and the numbered list of them, of which only the
 * active one is enabled. The list stands open where there is room beside the sheet, and opens by a button elsewhere.
 */
function Progress({ progress: { sections, items, current } }: { progress: StepProgress }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const name = nameOf(items[current]);
  const words = sections ? formWords.sectionOf : formWords.stepOf;
  return (
    <nav aria-label={sections ? formWords.sections : formWords.steps} className={formClass('progress')}>
      <div className={formClass('progressLine')}>
        <p>
          {current >= 0 && (
            <>
              <span className={formClass('progressCount')}>{words(current + 1, items.length)}</span>
              {name !== undefined && <span>{` · ${name}`}</span>}
            </>
          )}
        </p>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className={formClass('progressButton')}
        >
          {open ? formWords.closeSteps : sections ? formWords.openSections : formWords.openSteps}
        </Box>
      </div>
      <div aria-hidden className={formClass('progressBar')}>
        {items.map(({ id, state }) => (
          <div key={id} className={formClass('segment', `segment_${state}`)}>
            {state === 'done' && <Tick />}
          </div>
        ))}
      </div>
      <ol id={listId} className={formClass('stepList', !open && 'stepListFolded')}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

/** What the heading of the step does not say already: its section, or its short name. */
function nameOf(item: ProgressItem | undefined): string | undefined {
  return item?.title === item?.heading ? undefined : item?.title;
}

function Item({ item: { title, subtitle, state }, number }: { item: ProgressItem; number: number }) {
  const active = state === 'active';
  return (
    <li aria-current={active ? 'step' : undefined} className={formClass('stepEntry')}>
      <span className={formClass('stepNumber', `stepNumber_${state}`)}>{number}</span>
      <span>
        <span>{title}</span>
        {subtitle !== undefined && <span className={formClass('stepDetail')}>{subtitle}</span>}
        <span className={formClass('stepDetail', `stepState_${state}`)}>
          {state === 'done' && <Tick />}
          <span>{formWords.stepStates[state]}</span>
        </span>
      </span>
    </li>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden className={formClass('progressTick')}>
      <path d="m2.5 6.500 2.500 2.500 4.500-5.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
