import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import type { Progress, TrackedApplication, TrackedStage } from '../../api';
import { dayInWords, plafondText, trackingWords as words, momentInWords } from '../../messages';
import { AskTheBank } from './TrackingForm';
import ButtonBase from '@mui/material/ButtonBase';
import { bareList, focusRing, neutral } from '../../theme';
import { DownIcon, TickIcon } from '../../fields/common/icons';
import { type Theme } from '@mui/material/styles';

/** What was found. It takes the focus, so that it is read and in sight. */
export function TrackingResult({
  found: { applicationId, product, progress },
}: {
  found: TrackedApplication;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A focus that is at the lower edge is in the window, and nothing of the result below it.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box component="section" aria-labelledby={id} data-tracking-result sx={resultStyles}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {words.result}
      </h3>
      <dl>
        {progress && <Status progress={progress} />}
        <Fact name={words.applicationId} value={applicationId} />
        {progress && <Facts progress={progress} />}
      </dl>
      {progress ? (
        <Timeline stages={progress.stages} current={progress.currentStage} />
      ) : (
        <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'primary.light', '& p': { m: 0 } }}>
          <Box component="p" sx={{ fontWeight: 600 }}>
            {words.inProcess}
          </Box>
          <p>{product === undefined ? words.next : words.notShown(product)}</p>
        </Box>
      )}
      <AskTheBank />
    </Box>
  );
}

/** The answer in short: the current stage, and what was done there last. */
function Status({ progress: { stages, currentStage, currentLabel } }: { progress: Progress }) {
  if (currentLabel === undefined) return null;
  const last = stages.findLast(({ id }) => id === currentStage)?.steps.at(-1);
  return (
    <div data-tracking-status>
      <dt>{words.status}</dt>
      <dd>{currentLabel}</dd>
      {last && last.description !== currentLabel && <dd>{last.description}</dd>}
    </div>
  );
}

function Facts({ progress: { product, plafond, registeredAt } }: { progress: Progress }) {
  return (
    <>
      {product !== undefined && <Fact name={words.product} value={product} />}
      {plafond !== undefined && plafond > 0 && <Fact name={words.plafond} value={plafondText(plafond)} />}
      {registeredAt !== undefined && <Fact name={words.registeredAt} value={dayInWords(registeredAt)} />}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const resultStyles = {
  mt: 4,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& h3': { typography: 'h3', m: 0, mb: 2, scrollMarginTop: 80 },
  '& dl': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    m: 0,
    mb: 3,
  },
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
  '& [data-tracking-status]': {
    gridColumn: '1 / -1',
    '& dd': { typography: 'h4', color: 'primary.main' },
    '& dd + dd': { typography: 'body1', color: 'text.primary' },
  },
} as const;

/** Pixels: the mark of a stage, and where the line through the marks stands. */
const mark = 16;
const line = mark / 2 - 1;

/** A line from stage to stage; the current one stands on a ground of its own. */
const timelineStyles = (theme: Theme) => {
  const { primary, text } = theme.palette;
  return {
    ...bareList,
    '& > li': { position: 'relative', pl: 4, pb: 1.5 },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: line,
      top: 24,
      bottom: -24,
      width: 2,
      bgcolor: neutral.border,
    },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 14,
      width: mark,
      height: mark,
      borderRadius: '50%',
      bgcolor: 'background.paper',
      border: `2px solid ${neutral.border}`,
    },
    // In forced colours its border and tick are left.
    '& > li[data-place="done"]::after': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '& > li[data-place="done"]:not(:last-of-type)::before': { bgcolor: 'primary.main' },
    '& > li > svg': {
      position: 'absolute',
      zIndex: 1,
      left: 0,
      top: 14,
      width: mark,
      height: mark,
      p: '2px',
      color: 'primary.contrastText',
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
    '& > li[data-place="ahead"] h4 > *': { color: 'text.secondary' },
    '& > li[aria-current]::after': {
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
      boxShadow: `0 0 0 4px ${primary.light}`,
    },
    '& > li[aria-current] > h4, & > li[aria-current] > div': { bgcolor: 'primary.light' },
    '& h4': { m: 0, borderRadius: '8px 8px 0 0' },
    '& h4 > *': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1,
      width: 1,
      minHeight: 44,
      p: '8px 12px',
      border: 0,
      borderRadius: '8px',
      background: 'none',
      font: 'inherit',
      color: text.primary,
      textAlign: 'left',
    },
    '& button': {
      cursor: 'pointer',
      '&:hover span': { textDecoration: 'underline' },
      '&:focus-visible': focusRing(theme),
    },
    // Large letters leave its state no room beside it, and no word is split for that.
    '& h4 > * > span': { flex: '1 1 5.5em', fontWeight: 600 },
    '& [aria-current] h4 > * > span': { color: 'primary.dark', fontWeight: 700 },
    '& em': {
      px: 1,
      borderRadius: '999px',
      fontStyle: 'normal',
      fontSize: '0.875rem',
      color: 'text.secondary',
    },
    '& [aria-current] em': { color: 'primary.contrastText', bgcolor: 'primary.main' },
    '& button svg': { flex: 'none', color: 'primary.main' },
    '& [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    '& > li > div': { p: '0 12px 12px', borderRadius: '0 0 8px 8px' },
    '& p': { m: 0, color: 'text.secondary' },
    '& ul': { ...bareList, display: 'grid', gap: 1.5 },
    '& time': { display: 'block', fontSize: '0.9375rem', color: 'text.secondary' },
  } as const;
};

interface TimelineProps {
  stages: readonly TrackedStage[];
  /** The `id` of the stage that the application is at. */
  current: string | undefined;
}

/** The way of an application from top to bottom; the current stage is open, the others open when pressed. */
function Timeline({ stages, current }: TimelineProps) {
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
          <DownIcon />
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
