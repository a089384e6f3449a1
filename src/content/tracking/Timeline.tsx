import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { TrackedStage } from '../../api';
import { momentInWords, trackingWords as words } from '../../messages';
import { Icon } from '../../theme';
import { timelineStyles } from './timelineStyles';

interface TimelineProps {
  stages: readonly TrackedStage[];
  /** The `id` of the stage that the application is at. */
  current: string | undefined;
}

/** The way of an application from top to bottom; the current stage is open, the others open when pressed. */
export function Timeline({ stages, current }: TimelineProps) {
  const currentIndex = stages.findLastIndex(({ id }) => id === current);
  return (
    <Box component="ol" aria-label={words.stages} sx={timelineStyles}>
      {stages.map((stage, index) => (
        <Stage key={`${index} ${stage.id}`} stage={stage} isCurrent={index === currentIndex} />
      ))}
    </Box>
  );
}

function Stage({ stage: { id, label, steps }, isCurrent }: { stage: TrackedStage; isCurrent: boolean }) {
  const [open, setOpen] = useState(isCurrent);
  const stepsId = useId();
  return (
    <li data-tracking-stage={id} aria-current={isCurrent ? 'step' : undefined}>
      <h4>
        <ButtonBase aria-expanded={open} aria-controls={stepsId} onClick={() => setOpen(!open)}>
          <span>{label}</span>
          {isCurrent && <em>{words.current}</em>}
          <Chevron />
        </ButtonBase>
      </h4>
      <div id={stepsId} hidden={!open}>
        {steps.length === 0 ? (
          <p>{words.noSteps}</p>
        ) : (
          <ul>
            {steps.map(({ description, at }, index) => (
              <li key={index}>
                <span>{description}</span>
                {at !== undefined && <time dateTime={at}>{momentInWords(at)}</time>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const Chevron = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);
