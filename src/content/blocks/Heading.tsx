import Box from '@mui/material/Box';
import type { HeadingBlock } from '../../interpreter';

/** A title of any level, on a line of its own. */
export function Heading({ block: { level, align, underline, text } }: { block: HeadingBlock }) {
  return (
    <Box
      component={`h${level}`}
      // Heads a page, which gives it the focus of those who come from another page.
      tabIndex={level === 1 ? -1 : undefined}
      sx={{
        gridColumn: '1 / -1',
        typography: `h${level}`,
        textAlign: align ?? 'left',
        textDecoration: underline ? 'underline' : undefined,
        textUnderlineOffset: '0.25em',
        m: 0,
        outline: 'none',
      }}
    >
      {text}
    </Box>
  );
}
