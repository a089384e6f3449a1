import { type ReactNode } from 'react';
import type { LinkCard, LinkCardsBlock } from '../../interpreter';
import { SiteLink } from './SiteLink';
import { contentClass } from '../contentClass';

/** Ways on; each card is pressed as a whole. */
export function LinkCards({ block: { items } }: { block: LinkCardsBlock }) {
  return (
    <ul className={contentClass('linkCards')}>
      {items.map(({ title, text, href, icon = 'document' }, index) => (
        <li key={index} className={contentClass('linkCard')}>
          <Icon name={icon} />
          <div>
            <h3>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const drawings: Record<NonNullable<LinkCard['icon']>, ReactNode> = {
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 2-4-4" />,
  calculator: (
    <path d="M6 3.5h12v17H6zM9 7h6M9 11h.01M12 11h.01M15 11h.01M9 14h.01M12 14h.01M15 14v3M9 17h3" />
  ),
  phone: (
    <path d="M6 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2Z" />
  ),
  document: <path d="M7 3.5h7l4 4v13H7zM14 3.5V8h4M10 12h5M10 16h5" />,
  account: <path d="M5 4h11l2 2v14H5zM9 9h5M9 13h3" />,
  money: <path d="M3 6h18v12H3zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
  branch: <path d="M4 20h16M5.5 20V10M10 20V10M14 20V10M18.5 20V10M3.5 10 12 4l8.5 6z" />,
};

function Icon({ name }: { name: NonNullable<LinkCard['icon']> }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}
