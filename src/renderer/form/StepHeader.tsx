import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { activeStage, isOnPath, pathView, stagePath, textsOf, type CompiledStep } from '../../interpreter';
import { formWords } from '../../messages/id';
import { useFormState, useSessionContext } from './session/SessionContext';

/** Where the visitor is: the stage's name, and its steps as the definition wants them shown. */
export function StepHeader({ step }: { step: string }) {
  const { form } = useSessionContext();
  const stage = activeStage(form, useFormState(pathView));
  const { subtitle, navigation } = stage;
  // A stage that is called like its form is not named twice.
  const title = stage.title === form.definition.title ? undefined : stage.title;
  return (
    <>
      <Box component="p" sx={{ typography: 'body2', fontWeight: 700, color: 'primary.dark', m: 0, mb: 1 }}>
        {form.definition.title}
      </Box>
      {title !== undefined && (
        <Box component="p" sx={{ typography: 'h5', m: 0, color: 'primary.dark' }}>
          {title}
        </Box>
      )}
      {subtitle !== undefined && (
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {subtitle}
        </Box>
      )}
      {(title ?? subtitle) !== undefined && <Box sx={{ height: 20 }} />}
      {navigation === 'steps' && <NumberedSteps step={step} />}
      {navigation === 'tabs' && <Sections step={step} />}
    </>
  );
}

/**
 * The numbered steps on the path; only the active one is enabled. On phones it folds into the words 'Langkah 3 dari 6'
 * with a bar; the words stand beside the numbers on wide screens too.
 */
function NumberedSteps({ step }: { step: string }) {
  const { form } = useSessionContext();
  const state = useFormState(pathView);
  const steps = stagePath(form, state, activeStage(form, state));
  const number = steps.findIndex((one) => one.id === step) + 1;
  return (
    <Progress words={formWords.stepOf} name={formWords.steps} number={number} count={steps.length}>
      {steps.map((one, index) => {
        const { title, subtitle } = textsOf(form, state, one.texts);
        return (
          <Item key={one.id} number={index + 1} title={title} active={one.id === step} below={subtitle} />
        );
      })}
    </Progress>
  );
}

/** Every section of the stage, skipped ones too, each with a word about how far it is (spec 3, section 2). */
function Sections({ step }: { step: string }) {
  const { form } = useSessionContext();
  const state = useFormState(pathView);
  const { steps } = activeStage(form, state);
  const current = steps.findIndex((one) => one.id === step);
  const stateOf = (one: CompiledStep, index: number): string => {
    if (index === current) return formWords.sectionStates.active;
    if (!isOnPath(form, state, one.id)) return formWords.sectionStates.skipped;
    return index < current ? formWords.sectionStates.done : formWords.sectionStates.open;
  };
  return (
    <Progress words={formWords.sectionOf} name={formWords.sections} number={current + 1} count={steps.length}>
      {steps.map((one, index) => (
        <Item
          key={one.id}
          number={index + 1}
          title={textsOf(form, state, one.texts).title}
          active={index === current}
          below={stateOf(one, index)}
        />
      ))}
    </Progress>
  );
}

interface ProgressProps {
  words: (number: number, count: number) => string;
  name: string;
  /** 0: the step is none of those counted. */
  number: number;
  count: number;
  children: ReactNode;
}

function Progress({ words, name, number, count, children }: ProgressProps) {
  return (
    <Box component="nav" aria-label={name} sx={{ mb: 3 }}>
      <Box component="p" sx={{ typography: 'body2', fontWeight: 600, color: 'text.secondary', m: 0, mb: 1 }}>
        {number > 0 ? words(number, count) : undefined}
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={{
            height: 1,
            bgcolor: 'primary.main',
            width: `${(100 * number) / Math.max(count, 1)}%`,
            transition: 'width .3s',
          }}
        />
      </Box>
      <Box component="ol" sx={list}>
        {children}
      </Box>
    </Box>
  );
}

interface ItemProps {
  number: number;
  title?: string;
  active: boolean;
  /** The step's subtitle, or how far the section is. */
  below?: string;
}

function Item({ number, title, active, below }: ItemProps) {
  return (
    <Box
      component="li"
      aria-current={active ? 'step' : undefined}
      aria-disabled={active ? undefined : true}
      sx={[item, active && activeItem]}
    >
      <Box component="span" sx={[circle, active && activeCircle]}>
        {number}
      </Box>
      <span>
        {title}
        {below !== undefined && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 400 }}>
            {below}
          </Box>
        )}
      </span>
    </Box>
  );
}

const list = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1.5,
  gap: 1,
} as const;

const item = {
  typography: 'body2',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.75,
  pr: 1.5,
  color: 'text.secondary',
} as const;

const activeItem = { color: 'primary.dark', fontWeight: 700 } as const;

const circle = {
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.8125rem',
  flex: 'none',
  bgcolor: 'action.hover',
  color: 'text.secondary',
} as const;

const activeCircle = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
