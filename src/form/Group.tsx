import Box from '@mui/material/Box';
import { type Elements } from '../fields/common/elements';

/** Blocks under one title; with `maxHeight` (pixels) a scroll area that the keyboard reaches. */
export function Group(props: {
  id: string;
  title?: string;
  maxHeight?: number;
  /** What stands between the title and the blocks. */
  messages: Elements;
  children: Elements;
}) {
  const titleId = `group-${props.id}`;
  const scrolls = props.maxHeight !== undefined;
  return (
    <Box
      component="section"
      role={props.title ? 'group' : undefined}
      aria-labelledby={props.title ? titleId : undefined}
      tabIndex={scrolls ? 0 : undefined}
      sx={{ gridColumn: '1 / -1', maxHeight: props.maxHeight, overflowY: scrolls ? 'auto' : undefined }}
    >
      {props.title && (
        <Box
          component="h2"
          id={titleId}
          sx={{ typography: 'h3', mt: 1, mb: 2, pb: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {props.title}
        </Box>
      )}
      {props.messages}
      {props.children}
    </Box>
  );
}
