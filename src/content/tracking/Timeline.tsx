import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { TrackedStage } from '../../api';
import { momentInWords, trackingWords as words } from '../../messages';
import { Icon } from '../../theme';
import { TickIcon } from '../../fields/common/icons';
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
        <Stage
          key={`${index} ${stage.id}`}
          stage={stage}
          place={currentIndex < 0 ? undefined : places[Math.sign(index - currentIndex) + 1]}
        />
      ))}
    </Box>
  );
}

/** Where a stage lies on the way, as seen from the current one. */
const places = ['done', 'current', 'ahead'] as const;

interface StageProps {
  stage: TrackedStage;
  /** Left out: the current stage is not known. */
  place: (typeof places)[number] | undefined;
}

function Stage({ stage: { id, label, steps }, place }: StageProps) {
  const isCurrent = place === 'current';
  const [open, setOpen] = useState(isCurrent);
  const stepsId = useId();
  const name = (
    <>
      <span>{label}</span>
      {place && <em>{words[place]}</em>}
    </>
  );
  // Of what has not begun there is nothing to read.
  if (place === 'ahead' && steps.length === 0) {
    return (
      <li data-tracking-stage={id} data-place={place}>
        <h4>
          <span>{name}</span>
        </h4>
      </li>
    );
  }
  return (
    <li data-tracking-stage={id} data-place={place} aria-current={isCurrent ? 'step' : undefined}>
      {place === 'done' && <TickIcon />}
      <h4>
        <ButtonBase aria-expanded={open} aria-controls={stepsId} onClick={() => setOpen(!open)}>
          {name}
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
