import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { Instalment } from '../interpreter';
import { planWords, withDots } from '../messages';
import { PlanChart } from './PlanChart';

/** A loan month by month, as a drawing for the eye and as a table for everybody. */
export function PlanTable({ caption, plan }: { caption: string; plan: readonly Instalment[] }) {
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <PlanChart plan={plan} />
      <Box tabIndex={0} role="region" aria-label={caption} sx={scroll}>
        <Box component="table" sx={table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {planWords.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.map(({ month, principal, interest, balance }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{withDots(principal)}</td>
                <td>{withDots(interest)}</td>
                <td>{withDots(principal + interest)}</td>
                <td>{withDots(balance)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** What covers the shadow at an edge goes with the table, so that it is seen for as long as there is more beyond that edge. */
const edges = (paper: string): string =>
  [
    [`linear-gradient(${paper}, ${paper})`, 'local'],
    ['linear-gradient(to TOWARDS, rgb(0 0 0 / 0%), rgb(0 0 0 / 16%))', 'scroll'],
  ]
    .flatMap(([image = '', attachment = '']) => [
      `${image.replace('TOWARDS', 'bottom')} bottom / 100% 14px no-repeat ${attachment}`,
      `${image.replace('TOWARDS', 'right')} right / 14px 100% no-repeat ${attachment}`,
    ])
    .join(', ');

const scroll = (theme: Theme) => ({
  mt: 2,
  maxHeight: 360,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  background: `${edges(theme.palette.background.paper)}, ${theme.palette.background.paper}`,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
});

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { typography: 'h5', textAlign: 'left', p: 1.5 },
  '& th, & td': {
    p: { xs: '8px 12px', sm: '8px 6px' },
    textAlign: 'right',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'primary.light', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 400 },
} as const;
