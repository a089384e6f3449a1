import Box from '@mui/material/Box';
import { mostQrBytes, qrCode } from '../fields/common/qrCode';

interface QrCodeProps {
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
}

/** A QR code, black on white whatever the colours around it: scanners know no other. A text that is too long for one has none. */
export function QrCode({ text, label }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > mostQrBytes) return null;
  const modules = qrCode(text);
  const side = modules.length + 2 * quiet;
  const dark = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')),
  );
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
