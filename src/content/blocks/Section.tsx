import Box from '@mui/material/Box';
import { useId } from 'react';
import { type Elements } from '../../fields/common/types';
import type { SectionBlock } from '../../interpreter';
import { contentClass } from '../contentClass';
import { pictureAddress, placeholderOf } from './ContentImage';

/** Blocks that belong together; a hero heads its page, a high section scrolls, with the keyboard too. */
export function Section({ block, inner }: { block: SectionBlock; inner: Elements }) {
  const { title, look = 'plain', image, maxHeight } = block;
  const id = useId();
  if (look === 'hero') {
    return (
      <Box component="section" className={contentClass('hero')} sx={onHero} style={heroPicture(image)}>
        {inner}
      </Box>
    );
  }
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={contentClass('section', look === 'tinted' && look)}
    >
      {title !== undefined && (
        <h2 id={id} className={contentClass('sectionTitle')}>
          {title}
        </h2>
      )}
      {maxHeight === undefined ? (
        inner
      ) : (
        <Box tabIndex={0} role="region" aria-label={title} style={{ maxHeight, overflowY: 'auto' }}>
          {inner}
        </Box>
      )}
    </section>
  );
}

/** A variable, so that the style sheet decides on which screens the picture is fetched. */
function heroPicture(image: string | undefined): Record<string, string> {
  return { '--hero-picture': `url("${encodeURI(pictureAddress(image) ?? placeholderOf('header'))}")` };
}

/** A button of the portal's own colour would be lost on this ground; what MUI says of it is said on the device. */
const onHero = {
  '& .MuiButton-contained': {
    color: 'primary.dark',
    bgcolor: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.light' },
    '&.Mui-focusVisible': { outlineColor: 'primary.contrastText' },
  },
} as const;
