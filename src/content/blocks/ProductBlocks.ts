/** The blocks that show products, in one script: pages without them do not wait for it. */
export { Carousel } from './Carousel';
export { CategoryTabs } from './CategoryTabs';
