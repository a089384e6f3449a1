import { textSources, type ContentBlock } from '../../interpreter';
import { plainOf } from './words';

/** The texts of content blocks without their tags; `undefined` where nothing is said. */
export function plainTexts(blocks: readonly ContentBlock[] = []): string | undefined {
  const texts = blocks.flatMap((block) => Object.values(textSources(block))).map(plainOf);
  return texts.length > 0 ? texts.join(' · ') : undefined;
}
