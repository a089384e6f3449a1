import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** What a dialog is about, at a glance. */
export type DialogMood = 'pending' | 'question' | 'warning' | 'done' | 'news';

/** Strokes inside a ring of 48 units. */
const strokes: Readonly<Record<Exclude<DialogMood, 'pending'>, string>> = {
  question: 'M19 19.5a5 5 0 1 1 7 4.6c-1.4.7-2 1.6-2 3.4M24 33v.1',
  warning: 'M24 14v12.5M24 33v.1',
  done: 'm14 25 7 7 14-15',
  news: 'M24 22v11M24 15v.1',
};

/** At the top of every dialog, for the eyes alone: its words say the same. */
export function DialogMark({ mood }: { mood: DialogMood }) {
  return (
    <Box aria-hidden data-mark={mood} sx={place}>
      {mood === 'pending' ? (
        <CircularProgress size={48} enableTrackSlot />
      ) : (
        <Box
          component="svg"
          viewBox="0 0 48 48"
          width={48}
          height={48}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinecap="round"
          sx={{ color: colours[mood] }}
        >
          <circle cx="24" cy="24" r="22" />
          <path d={strokes[mood]} />
        </Box>
      )}
    </Box>
  );
}

const colours = {
  question: 'primary.main',
  warning: 'error.main',
  done: 'success.main',
  news: 'primary.main',
} as const;

const place = { display: 'flex', px: 3, pt: 3, mb: -1.5 } as const;
