import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import type { Progress, TrackedApplication } from '../../api';
import { dayInWords, plafondText, trackingWords as words } from '../../messages';
import { Timeline } from './Timeline';
import { WaysToAsk } from './TrackingForm';

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
      <WaysToAsk />
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
      {plafond !== undefined && <Fact name={words.plafond} value={plafondText(plafond)} />}
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
