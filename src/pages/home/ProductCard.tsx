import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl, type Card } from '../../api';
import { homeWords } from '../../messages/id';
import { paths } from '../paths';

/** Characters of a description that a card shows (spec 1, section 3). */
const shownCharacters = 100;

/** A product: the whole card is its link. One without a form is for reading only. */
export function ProductCard({ card, onApproach }: { card: Card; onApproach: () => void }) {
  const { name, formSlug, shortDescription = '', informationButtonText = homeWords.readMore } = card;
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: 1,
        minHeight: 380,
        borderRadius: 3,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        transition: 'box-shadow .2s',
        '&:hover': { boxShadow: 6 },
      }}
      onPointerEnter={onApproach}
      onTouchStart={onApproach}
      onFocus={onApproach}
    >
      <ProductImage stored={card.featuredImage} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 2.5, gap: 1 }}>
        <Box component="h3" sx={{ typography: 'h6', fontWeight: 700, m: 0 }}>
          {name}
        </Box>
        <Box component="p" sx={{ color: 'text.secondary', m: 0, flex: 1 }}>
          {cut(shortDescription)}
        </Box>
        {formSlug !== undefined && (
          <Box
            component={Link}
            to={paths.form(formSlug)}
            aria-label={`${informationButtonText}: ${name}`}
            sx={{
              alignSelf: 'flex-start',
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              color: 'primary.dark',
              fontWeight: 700,
              // The whole card can be pressed.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {informationButtonText}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The first characters of a description, with an ellipsis where more would follow. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}...` : text;
}

function ProductImage({ stored }: { stored?: string }) {
  const [failed, setFailed] = useState(false);
  const address = stored === undefined ? undefined : fileUrl(stored);
  return (
    <Box sx={{ aspectRatio: '16 / 9', bgcolor: '#e0f2f1', display: 'grid', placeItems: 'center' }}>
      {address === undefined || failed ? (
        <img src="/favicon.svg" alt="" width={64} height={64} />
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
}
