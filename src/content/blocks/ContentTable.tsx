import Box from '@mui/material/Box';
import type { DataTableBlock, TableBlock } from '../../interpreter';
import { neutral } from '../../theme';

/** A table. Where it is wider than the page it scrolls by itself, with the keyboard too. */
export function ContentTable({ block: { caption, columns, rows } }: { block: TableBlock | DataTableBlock }) {
  return (
    <Box tabIndex={0} role="region" aria-label={caption ?? columns.join(', ')} sx={scroll}>
      <Box component="table" sx={table}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const scroll = {
  gridColumn: '1 / -1',
  overflowX: 'auto',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& caption': { typography: 'h5', textAlign: 'left', pb: 1 },
  '& th, & td': {
    p: '10px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${neutral.line}`,
  },
  '& th': { bgcolor: 'primary.light', fontWeight: 600 },
} as const;
