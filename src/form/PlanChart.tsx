import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Instalment } from '../interpreter';
import { planWords } from '../messages';

/** The drawing's own units. */
const width = 600;
const height = 160;
/** More bars than these cannot be told apart on a phone. */
const mostBars = 60;

/** What each month pays back and what it pays as interest, as bars; the table under it says the same in numbers. */
export function PlanChart({ plan }: { plan: readonly Instalment[] }) {
  const { palette } = useTheme();
  const bars = grouped(plan);
  const highest = Math.max(...bars.map(({ principal, interest }) => principal + interest));
  const column = width / bars.length;
  const scale = (amount: number): number => (highest > 0 ? (amount / highest) * height : 0);
  const colours = { principal: palette.primary.main, interest: palette.secondary.main };
  return (
    <Box component="figure" aria-hidden sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        sx={{ width: 1, height: 160 }}
      >
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
      <Box component="figcaption" sx={{ display: 'flex', gap: 3, mt: 1, typography: 'body2' }}>
        <Key colour={colours.principal} text={planWords.principal} />
        <Key colour={colours.interest} text={planWords.interest} />
      </Box>
    </Box>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ width: 14, height: 14, borderRadius: 0.5, bgcolor: colour }} />
      {text}
    </Box>
  );
}

/** One bar per month, or the first month of each stretch of a long loan. */
function grouped(plan: readonly Instalment[]): readonly Instalment[] {
  const stretch = Math.ceil(plan.length / mostBars);
  return plan.filter((_, index) => index % stretch === 0);
}
