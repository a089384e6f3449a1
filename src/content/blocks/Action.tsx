import { type ReactNode } from 'react';
import type { ButtonBlock } from '../../interpreter';
import { ButtonLink } from './ButtonLink';
import { Opener } from './Opener';

/** A link that looks like a button, or a button that shows what stands inside the block. `do` belongs to forms. */
export function Action({ block, inner }: { block: ButtonBlock; inner: ReactNode }) {
  if (block.href !== undefined) {
    return <ButtonLink href={block.href} newTab={block.newTab === true} text={block.text} />;
  }
  return block.opens ? <Opener text={block.text} opens={block.opens} inner={inner} /> : null;
}
