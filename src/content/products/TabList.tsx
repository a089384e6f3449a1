import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent } from 'react';
import { productWords } from '../../messages';
import type { Category } from './cards';

/** Pixels of the tabs with the room below them. */
export const tabsHeight = 68;

interface TabListProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  categories: readonly Category[];
  /** The index of the category whose panel is shown. */
  shown: number;
  onChoose: (index: number) => void;
}

/** The ids that tie a tab to its panel. */
export const tabId = (id: string, index: number): string => `${id}-tab-${index}`;
export const panelId = (id: string, index: number): string => `${id}-panel-${index}`;

/** One stop of the keyboard; arrows, Home and End go from tab to tab (ARIA APG, tabs). */
export function TabList({ id, categories, shown, onChoose }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const count = categories.length;
    const to = { ArrowLeft: shown - 1 + count, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to % count);
    document.getElementById(tabId(id, to % count))?.focus();
  };
  return (
    <Box role="tablist" aria-label={productWords.categories} tabIndex={-1} onKeyDown={onKeyDown} sx={list}>
      {categories.map(({ slug, name }, index) => (
        <ButtonBase
          key={slug}
          role="tab"
          id={tabId(id, index)}
          aria-controls={panelId(id, index)}
          aria-selected={index === shown}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          <span>{name}</span>
        </ButtonBase>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  // At 360 px the fourth tab begins in the window: it says that there are more.
  gap: 'clamp(6px, 1.7vw, 8px)',
  height: tabsHeight,
  // Room for the ring of a tab, which a scroll area would cut.
  mx: '-6px',
  px: '6px',
  pt: '6px',
  mt: '-6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    flex: 'none',
    height: 44,
    px: 'clamp(14px, 3.9vw, 20px)',
    border: 1,
    borderColor: 'divider',
    borderRadius: 99,
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { borderColor: 'primary.main' },
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    '&[aria-selected="true"]': {
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
      color: 'primary.contrastText',
      '@media (forced-colors: active)': { borderWidth: 3 },
    },
  },
} as const;
