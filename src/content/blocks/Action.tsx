import Button from '@mui/material/Button';
import { type Elements } from '../../fields/common/elements';
import type { ButtonBlock } from '../../interpreter';
import { pageWords } from '../../messages';
import { visuallyHidden } from '../../theme';
import { contentClass } from '../contentClass';
import { Opener } from './Opener';
import { SiteLink } from './SiteLink';

/** A link that looks like a button, or a button that shows what stands inside the block. `do` belongs to forms. */
export function Action({ block, inner }: { block: ButtonBlock; inner: Elements }) {
  if (block.href !== undefined) {
    return <ButtonLink href={block.href} newTab={block.newTab === true} text={block.text} />;
  }
  return block.opens ? <Opener text={block.text} opens={block.opens} inner={inner} /> : null;
}

/** A link that looks like a button; who cannot see the new tab is told of it. */
function ButtonLink({ href, newTab, text }: { href: string; newTab: boolean; text: string }) {
  return (
    <div className={contentClass('actionLine')}>
      <Button component={SiteLink} href={href} newTab={newTab} variant="contained">
        <span>{text}</span>
        {newTab && <span style={visuallyHidden}>{pageWords.newTab}</span>}
      </Button>
    </div>
  );
}
