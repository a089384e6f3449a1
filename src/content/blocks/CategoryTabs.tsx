import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { Card } from '../../api';
import type { CategoryTabsBlock } from '../../interpreter';
import { CardGrid } from '../products/CardGrid';
import { CardRow } from '../products/CardRow';
import type { Category } from '../products/cards';
import { ProductSection } from '../products/ProductSection';
import { panelId, tabId, tabsHeight, TabList } from '../products/TabList';
import { useCategories } from '../products/useCatalogue';

/** Products by category, under tabs. */
export function CategoryTabs({ block }: { block: CategoryTabsBlock }) {
  return (
    <ProductSection
      title={block.title}
      loaded={useCategories(block)}
      above={<Box sx={{ height: tabsHeight }} />}
    >
      {(categories) => <Tabs categories={categories} />}
    </ProductSection>
  );
}

/** Tabs whose panel follows the focus (ARIA APG, tabs). */
function Tabs({ categories }: { categories: readonly Category[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
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
          {index === shown && <Cards cards={cards} title={name} />}
        </div>
      ))}
    </>
  );
}

/** A row that moves below 1024 px, a grid above. */
function Cards({ cards, title }: { cards: readonly Card[]; title: string }) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return wide ? <CardGrid cards={cards} /> : <CardRow cards={cards} title={title} />;
}
