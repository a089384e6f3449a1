import { useState } from 'react';
import { pictureAddress, placeholderOf } from '../blocks/ContentImage';
import { contentClass } from '../contentClass';

/** The picture of a product, in a place of fixed shape. It says nothing that the card's title does not say. */
export function ProductImage({ stored, urgent }: { stored?: string; urgent: boolean }) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(stored);
  return (
    <img
      src={address === undefined || broken === address ? placeholderOf('product') : address}
      alt=""
      width={640}
      height={360}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
      className={contentClass('cardPicture')}
    />
  );
}
