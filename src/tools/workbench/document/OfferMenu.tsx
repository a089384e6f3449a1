import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Offer } from './parts';

interface OfferMenuProps {
  label: string;
  /** What it adds, and where, for who does not see the place. */
  describes?: string;
  offers: readonly Offer[];
  onChoose: (offer: Offer) => void;
}

/** A button that shows what may be added; where there is one kind only, it is added at once. */
export function OfferMenu({ label, describes, offers, onChoose }: OfferMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [only, ...others] = offers;
  if (!only) return null;
  const choose = (offer: Offer): void => {
    setAnchor(null);
    onChoose(offer);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={describes}
        aria-haspopup={others.length > 0 ? 'menu' : undefined}
        onClick={({ currentTarget }) => (others.length > 0 ? setAnchor(currentTarget) : choose(only))}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offers.map((offer) => (
          <MenuItem
            key={offer.name}
            onClick={() => choose(offer)}
            sx={{ maxWidth: 420, whiteSpace: 'normal' }}
          >
            <ListItemText primary={offer.about ?? offer.name} secondary={offer.about && offer.name} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
