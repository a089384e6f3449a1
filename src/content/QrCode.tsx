import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
}

/** A QR code, black on white whatever the colours around it: scanners know no other. A text that is too long for one has none. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = modulesOf(text);
  if (!modules) return null;
  const side = modules.length;
  const dark = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      data-qr-code
      sx={code}
    >
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={dark.join('')} />
    </Box>
  );
}

/** Modules around the code that readers want to be empty. */
const quiet = 4;

/** The largest symbol: with more modules each would be too small for a camera before a screen. It holds 106 bytes. */
const maxVersion = 5;

/** Rows of modules with the quiet ones around, true for dark; none for a text that is too long. */
function modulesOf(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'L', border: quiet, maxVersion }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const code = {
  display: 'block',
  width: 176,
  maxWidth: '100%',
  mx: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
