import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import type { Instalment } from '../interpreter';
import { planWords, withDots } from '../messages';

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

/** The drawing's own units. */
const width = 600;
const height = 160;
/** More bars than these cannot be distinguished on a phone. */
const mostBars = 60;

/** What each month pays back and what it pays as interest, as bars over an axis; a sentence and the table under it say the same. */
function PlanChart({ plan }: { plan: readonly Instalment[] }) {
  const { palette } = useTheme();
  const bars = grouped(plan);
  const highest = Math.max(...bars.map(({ principal, interest }) => principal + interest));
  const top = roundTop(highest);
  const column = width / bars.length;
  const scale = (amount: number): number => (top > 0 ? (amount / top) * height : 0);
  const colours = { principal: palette.primary.main, interest: palette.secondary.main };
  const middle = bars[Math.floor((bars.length - 1) / 2)];
  const months = [bars[0], bars.length > 2 ? middle : undefined, bars.length > 1 ? bars.at(-1) : undefined];
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box aria-hidden sx={drawing}>
        <Box sx={{ gridColumn: '1 / -1', mb: 1 }}>{planWords.axes.amount}</Box>
        <Box sx={amounts}>
          {[top, top / 2, 0].map((amount) => (
            <span key={amount}>{planWords.axis(amount)}</span>
          ))}
        </Box>
        <Box component="svg" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" sx={area}>
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x2={width}
              y1={y}
              y2={y}
              stroke={palette.text.secondary}
              strokeOpacity={0.4}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map(({ month, principal, interest }, index) => (
            <g key={month} transform={`translate(${index * column} 0)`}>
              <rect
                x={column * 0.1}
                width={column * 0.8}
                y={height - scale(principal)}
                height={scale(principal)}
                fill={colours.principal}
              />
              <rect
                x={column * 0.1}
                width={column * 0.8}
                y={height - scale(principal + interest)}
                height={scale(interest)}
                fill={colours.interest}
              />
            </g>
          ))}
        </Box>
        <Box sx={{ ...between, gridColumn: 2 }}>
          {months.map((bar) => bar && <span key={bar.month}>{`${planWords.axes.month}${bar.month}`}</span>)}
        </Box>
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 3, mt: 1, color: 'text.primary' }}>
          <Key colour={colours.principal} text={planWords.principal} />
          <Key colour={colours.interest} text={planWords.interest} />
        </Box>
      </Box>
      <Box component="figcaption" sx={{ mt: 1, typography: 'body2' }}>
        {planWords.summary(plan)}
      </Box>
    </Box>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ ...square, bgcolor: colour }} />
      <span>{text}</span>
    </Box>
  );
}

/** One bar per month, or the first month of each stretch of a long loan. */
function grouped(plan: readonly Instalment[]): readonly Instalment[] {
  const stretch = Math.ceil(plan.length / mostBars);
  return plan.filter((_, index) => index % stretch === 0);
}

/** The least round amount that is not below the highest bar, so that its half is round too. */
export function roundTop(highest: number): number {
  if (!(highest > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * ([1, 2, 4, 5, 6, 8].find((step) => step * power >= highest) ?? 10);
}

const drawing = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const between = { display: 'flex', justifyContent: 'space-between' } as const;

/** Each amount stands beside its line. */
const amounts = { ...between, flexDirection: 'column', textAlign: 'right', my: '-0.6em' } as const;

const area = { width: 1, height: 160, overflow: 'visible' } as const;

/** Keeps its colour where forced colours take backgrounds away: the bars keep their colours. */
const square = { width: 14, height: 14, borderRadius: 0.5, forcedColorAdjust: 'none' } as const;
