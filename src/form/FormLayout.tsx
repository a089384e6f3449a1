import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { LoadingStep } from './LoadingStep';
import { roomForList } from './Progress';

interface FormLayoutProps {
  /** Where the visitor is; `false`: on pages that are none of the form's steps. */
  header: ReactNode;
  children: ReactNode;
}

/** A form in one column, at most 640 px wide; where there is room, a header with a list of steps stands beside it. */
export function FormLayout({ header, children }: FormLayoutProps) {
  return (
    // By the room that the form has, not by the window's width: it also stands in a pane beside other things.
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={grid}>
        {header}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </Box>
  );
}

/** In place of a form that is on its way. */
export const LoadingForm = () => (
  <FormLayout header={false}>
    <LoadingStep embedded={false} />
  </FormLayout>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  columnGap: 5,
  [roomForList]: { '&:has(> * > nav)': { gridTemplateColumns: '240px minmax(0, 640px)' } },
} as const;
