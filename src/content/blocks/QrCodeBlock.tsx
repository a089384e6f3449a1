import Box from '@mui/material/Box';
import { qrWords } from '../../messages';
import type { QrCodeBlock as Block } from '../../interpreter';
import { QrCode } from '../QrCode';
import type { ContentProps } from '../views';

/** A code to be scanned from the screen, and its text in large figures. */
export function QrCodeBlock({ block: { text, label } }: ContentProps<Block>) {
  return (
    <Box component="figure" sx={{ gridColumn: '1 / -1', m: 0, textAlign: 'center' }}>
      <QrCode text={text} label={qrWords.of(text)} />
      <figcaption>
        {label !== undefined && <Box sx={{ color: 'text.secondary', mt: 1 }}>{label}</Box>}
        <Box component="strong" sx={figure}>
          {text}
        </Box>
      </figcaption>
    </Box>
  );
}

const figure = {
  display: 'block',
  fontSize: '1.75rem',
  lineHeight: 1.3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
