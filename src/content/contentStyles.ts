import { blockStyles } from './blocks/blockStyles';
import { cardStyles } from './products/cardStyles';
import { rowStyles } from './products/rowStyles';

/** How the blocks of pages look. */
export const contentStyles = { ...blockStyles, ...cardStyles, ...rowStyles } as const;
