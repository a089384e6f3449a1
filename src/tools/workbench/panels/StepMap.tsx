import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MappedStep } from '../insight/stepMap';
import { words } from '../words';
import { inRow, listStyle } from './listStyles';
import { ToText } from './ToText';

interface StepMapProps {
  steps: readonly MappedStep[] | undefined;
  onShowStep: (id: string) => void;
  onShowPath: (path: string) => void;
}

/** The steps of the form as the present answers lead through them, skipped ones with the reason. */
export function StepMap({ steps, onShowStep, onShowPath }: StepMapProps) {
  if (!steps) return <p>{words.map.empty}</p>;
  return (
    <Box component="ol" sx={listStyle}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.id}
          data-map-step={step.id}
          data-state={step.state}
          aria-current={step.state === 'active' ? 'step' : undefined}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            {index + 1}.
            <Button
              sx={{ ...inRow, fontWeight: step.state === 'active' ? 700 : 400 }}
              aria-label={words.map.show(step.title)}
              onClick={() => onShowStep(step.id)}
            >
              {step.title}
            </Button>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {step.stage !== undefined && `${step.stage} · `}
              {words.map.states[step.state]}
            </Box>
            <ToText title={step.title} onShow={() => onShowPath(step.path)} />
          </Box>
          {step.why !== undefined && <Box sx={{ overflowWrap: 'anywhere' }}>{step.why}</Box>}
        </Box>
      ))}
    </Box>
  );
}
