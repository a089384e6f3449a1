import Box from '@mui/material/Box';
import { useState } from 'react';
import { pictureAddress, placeholderOf } from '../blocks/ContentImage';

/** The picture of a product, in a place of fixed shape. It says nothing that the card's title does not say. */
export function ProductImage({ stored, urgent }: { stored?: string; urgent: boolean }) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(stored);
  return (
    <Box
      component="img"
      src={address === undefined || broken === address ? placeholderOf('product') : address}
      alt=""
      width={640}
      height={360}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
      sx={picture}
    />
  );
}

const picture = {
  display: 'block',
  width: 1,
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  bgcolor: 'primary.light',
} as const;
