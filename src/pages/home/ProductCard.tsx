import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Card } from '../../api';
import { homeWords } from '../../messages/id';
import { paths } from '../paths';
import { ProductImage } from './ProductImage';

/** Characters of a description that a card shows (spec 1, section 2). */
const shownCharacters = 100;

/** The first characters of a description, with an ellipsis where more would follow. */
export function cut(text: string): string {
  const characters = [...text];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}...` : text;
}

/** A product: the whole card is its link. One without a form is for reading only. */
export function ProductCard({
  card,
  urgent = false,
  onApproach,
}: {
  card: Card;
  /** Its picture is part of the first screen. */
  urgent?: boolean;
  /** Called when a visitor comes near, by pointer, touch or keyboard. */
  onApproach: () => void;
}) {
  const { name, formSlug, shortDescription = '', informationButtonText = homeWords.readMore } = card;
  const linked = formSlug !== undefined;
  const approach = { onPointerEnter: onApproach, onTouchStart: onApproach, onFocus: onApproach };
  return (
    <Box component="article" {...(linked ? approach : {})} sx={[frame, linked && pressable]}>
      <ProductImage key={card.featuredImage} stored={card.featuredImage} urgent={urgent} />
      <CardText>
        <Box component="h3" sx={{ typography: 'h3', m: 0 }}>
          {name}
        </Box>
        <Box component="p" sx={{ color: 'text.secondary', m: 0, flex: 1 }}>
          {cut(shortDescription)}
        </Box>
        {linked && (
          <Box
            component={Link}
            to={paths.form(formSlug)}
            aria-label={`${informationButtonText}: ${name}`}
            sx={link}
          >
            {informationButtonText}
            <Arrow />
          </Box>
        )}
      </CardText>
    </Box>
  );
}

/** A card whose product is on its way: of the size that most products will have. */
export function SkeletonCard() {
  return (
    <Box aria-hidden sx={frame}>
      <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'action.disabledBackground' }} />
      <CardText>
        <Line height={25} width="60%" />
        <Line height={70} width="100%" />
        <Line height={44} width="40%" />
      </CardText>
    </Box>
  );
}

function Line({ height, width }: { height: number; width: string }) {
  return <Box sx={{ height, width, borderRadius: 1, bgcolor: 'action.disabledBackground', opacity: 0.6 }} />;
}

function CardText({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: { xs: 2, md: 2.5 }, gap: 1 }}>
      {children}
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

const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 1,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;

const pressable = {
  transition: 'box-shadow .2s, border-color .2s',
  '&:hover': { borderColor: 'primary.main', boxShadow: '0 8px 28px rgba(20, 36, 42, .14)' },
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const link = {
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { transition: 'transform .2s' },
  'article:hover > div > &': { textDecoration: 'underline', textUnderlineOffset: 4 },
  'article:hover > div > & svg': { transform: 'translateX(4px)' },
  // The ring is the card's.
  '&:focus-visible': { outline: 'none' },
  // The whole card can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
