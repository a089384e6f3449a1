/** The door for pages of content, whose first view needs nothing of the engine. */
export { innerBlocks } from '../language/blockTexts';
export { checkSite, parseContent, readSite, salvageContent } from './parse/parseContent';
