import type { CarouselBlock } from '../../interpreter';
import { CardRow } from '../products/CardRow';
import { ProductSection } from '../products/ProductSection';
import { useCarousel } from '../products/useCatalogue';

/** The products of some categories in a row that moves. */
export function Carousel({ block }: { block: CarouselBlock }) {
  return (
    <ProductSection title={block.title} loaded={useCarousel(block)}>
      {(cards) => <CardRow cards={cards} title={block.title} urgent />}
    </ProductSection>
  );
}
