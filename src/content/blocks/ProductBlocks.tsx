import { surface } from '../../theme';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Card } from '../../api';
import type { CategoryTabsBlock, CarouselBlock } from '../../interpreter';
import { productWords } from '../../messages';
import { contentClass } from '../contentClass';
import { lazyPart } from '../lazyPart';
import { CardGrid } from '../products/ProductCard';
import { CardRow } from '../products/CardRow';
import type { Category } from '../products/cards';
import { Cards } from '../products/Cards';
import { useBreakpoint } from '../products/slides';
import { ProductSection } from '../products/ProductSection';
import { useCategories, useCarousel } from '../products/useCatalogue';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

/** From so many products on they can be searched: fewer are seen at a glance. */
const searchedFrom = 9;

/** Pixels of the search with the room below it. */
const searchHeight = 97;

const ProductSearch = lazyPart(
  () => import('../products/ProductSearch').then((module) => module.ProductSearch),
  { waiting: () => <div style={{ height: searchHeight }} /> },
);

/** The parameter of a page's address that chooses the category: a link may lead to it. */
const categoryParameter = 'kategori';

/** Products by category, under tabs. */
export function CategoryTabs({ block }: { block: CategoryTabsBlock }) {
  return (
    <ProductSection
      title={block.title}
      loaded={useCategories(block)}
      above={<div style={{ height: tabsHeight }} />}
    >
      {(categories) => <Products categories={categories} all={block.all === true} />}
    </ProductSection>
  );
}

/** Tabs, and above them a search where there are many products; what it finds stands in place of the tabs. */
function Products({ categories, all }: { categories: readonly Category[]; all: boolean }) {
  const [query, setQuery] = useState('');
  const wanted = useSearchParams()[0].get(categoryParameter) ?? undefined;
  const count = categories.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      {count >= searchedFrom && <ProductSearch categories={categories} query={query} onChange={setQuery} />}
      {query.trim() === '' && (
        <Tabs key={wanted} categories={all ? withAll(categories) : categories} first={wanted} />
      )}
    </>
  );
}

/** No category has a slug like this one: it is the tab of all of them. */
const allSlug = '';

/** A tab of all cards before the others; where there is one category it would show the same. */
function withAll(categories: readonly Category[]): readonly Category[] {
  if (categories.length < 2) return categories;
  const { all } = productWords;
  const cards = categories.flatMap((category) => category.cards);
  return [{ slug: allSlug, name: all, fullName: all, cards }, ...categories];
}

/** The cards of all categories, each group under its category's name. */
function AllCards({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={contentClass('groups')}>
      {categories.map(({ slug, fullName, cards }, index) => (
        <section key={slug} aria-label={fullName} className={contentClass(widthOf(cards.length))}>
          <h3 className={contentClass('groupTitle')}>{fullName}</h3>
          <Cards cards={cards}>{(drawn) => <CardGrid cards={drawn} urgent={index === 0} />}</Cards>
        </section>
      ))}
    </div>
  );
}

/** Small groups stand beside each other. */
const widthOf = (count: number) => (count === 1 ? 'group_one' : count === 2 ? 'group_two' : 'group_many');

/** Tabs whose panel follows the focus (ARIA APG, tabs). */
function Tabs({ categories, first }: { categories: readonly Category[]; first: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState(first);
  // After the catalogue was asked again, another category may stand there, or none.
  const shown = Math.max(
    0,
    categories.findIndex(({ slug }) => slug === chosen),
  );
  return (
    <>
      <TabList
        id={id}
        categories={categories}
        shown={shown}
        onChoose={(index) => setChosen(categories[index]?.slug)}
      />
      {categories.map(({ slug, name, cards }, index) => (
        <div
          key={slug}
          role="tabpanel"
          id={panelId(id, index)}
          aria-labelledby={tabId(id, index)}
          hidden={index !== shown}
        >
          {index === shown &&
            (slug === allSlug ? (
              <AllCards categories={categories.slice(1)} />
            ) : (
              <CategoryCards cards={cards} title={name} />
            ))}
        </div>
      ))}
    </>
  );
}

/** A row that moves below 1024 px, a grid above. */
function CategoryCards({ cards, title }: { cards: readonly Card[]; title: string }) {
  const wide = useBreakpoint() === 'lg';
  return (
    <Cards cards={cards}>
      {(drawn) => (wide ? <CardGrid cards={drawn} urgent /> : <CardRow cards={drawn} title={title} urgent />)}
    </Cards>
  );
}

/** The products of some categories in a row that moves. */
export function Carousel({ block }: { block: CarouselBlock }) {
  return (
    <ProductSection title={block.title} loaded={useCarousel(block)}>
      {(cards) => (
        <Cards cards={cards}>{(drawn) => <CardRow cards={drawn} title={block.title} urgent />}</Cards>
      )}
    </ProductSection>
  );
}

/** Pixels of the tabs with the room below them. */
const tabsHeight = 68;

interface TabListProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  categories: readonly Category[];
  /** The index of the category whose panel is shown. */
  shown: number;
  onChoose: (index: number) => void;
}

/** The ids that tie a tab to its panel. */
const tabId = (id: string, index: number): string => `${id}-tab-${index}`;
const panelId = (id: string, index: number): string => `${id}-panel-${index}`;

/** One stop of the keyboard; arrows, Home and End go from tab to tab (ARIA APG, tabs). */
function TabList({ id, categories, shown, onChoose }: TabListProps) {
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
    ...surface,
    borderRadius: 99,
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
