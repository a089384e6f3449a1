import Box from '@mui/material/Box';
import { useState } from 'react';
import { fileUrl } from '../../api';
import type { ImageBlock, ImageKind } from '../../interpreter';

const pictures = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** The address of a picture that can be shown; undefined: its placeholder stands in. */
export function pictureAddress(stored: string | undefined): string | undefined {
  if (stored === undefined || !pictures.test(stored.replace(/[?#].*$/s, ''))) return undefined;
  return fileUrl(stored);
}

/** What stands in for a missing picture of a kind. */
export const placeholderOf = (kind: ImageKind): string => `/illustrations/${kind}.svg`;

/** A picture; a placeholder of its kind when it is none, or does not come. */
export function ContentImage({ block: { src, alt, kind = 'header' } }: { block: ImageBlock }) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(src);
  const shown = address === undefined || broken === address ? placeholderOf(kind) : address;
  return (
    <Box
      component="img"
      src={shown}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
      sx={{
        gridColumn: '1 / -1',
        display: 'block',
        maxWidth: 1,
        height: 'auto',
        borderRadius: 2,
        aspectRatio: shown === address ? undefined : '16 / 9',
      }}
    />
  );
}
