import Box from '@mui/material/Box';
import { useState } from 'react';
import { fileUrl } from '../../api';

/** Stands in for a picture that a product does not have, or that did not come. */
const placeholder = '/illustrations/product.svg';

/** The picture of a product, in a place of fixed shape. It says nothing that the card's title does not say. */
export function ProductImage({ stored, urgent }: { stored?: string; urgent: boolean }) {
  const [failed, setFailed] = useState(false);
  const address = stored === undefined || failed ? undefined : fileUrl(stored);
  return (
    <Box
      component="img"
      src={address ?? placeholder}
      alt=""
      width={640}
      height={360}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      sx={{
        display: 'block',
        width: 1,
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        bgcolor: 'primary.light',
      }}
    />
  );
}
