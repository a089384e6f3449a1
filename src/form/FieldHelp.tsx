import Box from '@mui/material/Box';
import { RichText } from '../content';
import { formWords } from '../messages';

/** What is to be known about a field, for those who want to read it: behind words that open it in its place. */
export function FieldHelp({ label, html }: { label: string; html: string }) {
  return (
    <Box component="details" sx={details}>
      <summary>{formWords.help(label)}</summary>
      <RichText html={html} tone="guide" />
    </Box>
  );
}

const details = {
  typography: 'body2',
  mb: 1,
  '& summary': { cursor: 'pointer', color: 'primary.dark', minHeight: 24, py: 0.5, width: 'fit-content' },
  '&[open] summary': { mb: 0.5 },
} as const;
