import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { formWords } from '../messages';
import { bareList, roomForList } from '../theme';
import type { ProgressItem, StepProgress, StepState } from './progressOf';

/**
 * How far the visitor is: a line of words over a bar with a segment per step, and the numbered list of them, of which only the
 * active one is enabled. The list stands open where there is room beside the sheet, and opens by a button elsewhere.
 */
export function Progress({ progress: { sections, items, current } }: { progress: StepProgress }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const name = nameOf(items[current]);
  const words = sections ? formWords.sectionOf : formWords.stepOf;
  return (
    <Box component="nav" aria-label={sections ? formWords.sections : formWords.steps} sx={{ mt: 0.5 }}>
      <Box sx={line}>
        <Box component="p" sx={{ m: 0, minWidth: 0 }}>
          {current >= 0 && (
            <>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {words(current + 1, items.length)}
              </Box>
              {name !== undefined && <span>{` · ${name}`}</span>}
            </>
          )}
        </Box>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          sx={button}
        >
          {open ? formWords.closeSteps : formWords.openSteps}
        </Box>
      </Box>
      <Box aria-hidden sx={bar}>
        {items.map(({ id, state }) => (
          <Box key={id} sx={[segment, segments[state]]}>
            {state === 'done' && <Tick />}
          </Box>
        ))}
      </Box>
      <Box component="ol" id={listId} sx={[list, !open && folded]}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} number={index + 1} />
        ))}
      </Box>
    </Box>
  );
}

/** What the heading of the step does not say already: its section, or its short name. */
function nameOf(item: ProgressItem | undefined): string | undefined {
  return item?.title === item?.heading ? undefined : item?.title;
}

function Item({ item: { title, subtitle, state }, number }: { item: ProgressItem; number: number }) {
  const active = state === 'active';
  return (
    <Box
      component="li"
      aria-current={active ? 'step' : undefined}
      aria-disabled={active ? undefined : true}
      sx={[entry, active && activeEntry]}
    >
      <Box component="span" sx={[circle, active && activeCircle, state === 'done' && doneCircle]}>
        {number}
      </Box>
      <span>
        {title}
        {subtitle !== undefined && (
          <Box component="span" sx={small}>
            {subtitle}
          </Box>
        )}
        <Box component="span" sx={small}>
          {state === 'done' && <Tick />}
          {formWords.stepStates[state]}
        </Box>
      </span>
    </Box>
  );
}

function Tick() {
  return (
    <Box
      component="svg"
      viewBox="0 0 12 12"
      aria-hidden
      sx={{
        width: 12,
        height: 12,
        mr: 0.5,
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
      }}
    >
      <path d="m2.5 6.500 2.500 2.500 4.500-5.500" strokeLinecap="round" strokeLinejoin="round" />
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 44,
  typography: 'body2',
  color: 'text.secondary',
} as const;

const button = {
  flex: 'none',
  minHeight: 44,
  px: 1,
  mr: -1,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.light' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  [roomForList]: { display: 'none' },
} as const;

const bar = { display: 'flex', gap: 0.5, height: 14 } as const;

/** The border is what forced colours leave of it. */
const segment = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > svg': { mr: 0 },
} as const;

const segments: Readonly<Record<StepState, object>> = {
  done: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  active: { bgcolor: 'primary.light', borderColor: 'primary.main', borderWidth: 2 },
  open: {},
  skipped: { borderStyle: 'dashed' },
};

const list = { ...bareList, mt: 2, display: 'grid', gap: 1.5 } as const;

const folded = { display: 'none', [roomForList]: { display: 'grid' } } as const;

const entry = {
  typography: 'body2',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  color: 'text.secondary',
} as const;

const activeEntry = { color: 'primary.dark', fontWeight: 700 } as const;

const small = { display: 'flex', alignItems: 'center', fontSize: '0.8125rem', fontWeight: 400 } as const;

const circle = {
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.8125rem',
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const activeCircle = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const doneCircle = { bgcolor: 'primary.light', borderColor: 'primary.main', color: 'primary.dark' } as const;
