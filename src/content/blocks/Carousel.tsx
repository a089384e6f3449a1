import type { CarouselBlock } from '../../interpreter';
import { Cards } from '../products/Cards';
import { CardRow } from '../products/CardRow';
import { ProductSection } from '../products/ProductSection';
import { useCarousel } from '../products/useCatalogue';

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
