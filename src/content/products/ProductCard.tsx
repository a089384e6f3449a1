import Box from '@mui/material/Box';
import { use } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { paths } from '../../paths';
import { SiteLink } from '../blocks/SiteLink';
import { PrefetchContext } from './prefetch';
import { cut } from './cards';
import { cardFrame, cardText, cardTexts, linkHeight } from './cardStyles';
import { ProductImage } from './ProductImage';

/** A product: the whole card is its link. One without a form is for reading only. */
export function ProductCard({ card, urgent = false }: { card: Card; urgent?: boolean }) {
  const { name, formSlug, shortDescription = '', facts } = card;
  const { informationButtonText = productWords.readMore } = card;
  const prefetch = use(PrefetchContext);
  const linked = formSlug !== undefined;
  const near = { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
  return (
    <Box component="article" {...(linked ? near : {})} sx={[cardFrame, linked && pressable]}>
      <ProductImage stored={card.featuredImage} urgent={urgent} />
      <Box sx={cardText}>
        <Box sx={cardTexts}>
          <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
            {name}
          </Box>
          <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: 1 }}>
            {cut(shortDescription)}
          </Box>
          {facts && (
            <Box component="dl" sx={factList}>
              {facts.map(([fact, value]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Box>
          )}
        </Box>
        {linked && (
          <Box
            component={SiteLink}
            href={paths.form(formSlug)}
            aria-label={`${informationButtonText}: ${name}`}
            draggable={false}
            sx={link}
          >
            {informationButtonText}
            <Arrow />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Arrow() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M4 10h11M10.5 5.5 15 10l-4.5 4.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const factList = {
  typography: 'body2',
  m: 0,
  mt: 1.5,
  '& > div': {
    display: 'flex',
    // Where both have no room side by side, the value stands below its name.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

const pressable = {
  transition: 'box-shadow .2s, border-color .2s',
  '&:hover': { borderColor: 'primary.main', boxShadow: '0 8px 28px rgba(20, 36, 42, .14)' },
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const link = {
  alignSelf: 'flex-start',
  minHeight: linkHeight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'primary.main',
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { flex: 'none', transition: 'transform .2s' },
  'article:hover > div > &': { textDecoration: 'underline', textUnderlineOffset: 4 },
  'article:hover > div > & svg': { transform: 'translateX(4px)' },
  // The ring is the card's.
  '&:focus-visible': { outline: 'none' },
  // The whole card can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
