/** The door of this room. */
export { ContentBlockView, isPageBlock, PageBlock, prepareBlocks } from './ContentBlockView';
export { ContactContext } from './ContactContext';
export { contentStyles } from './contentStyles';
export { FormHostContext } from './FormHost';
export { RedrawBoundary } from './RedrawBoundary';
export { StaticBlocks } from './StaticBlocks';
export { ToastStack } from './ToastStack';
export { RichText } from './blocks/RichText';
export { SiteLink } from './blocks/SiteLink';
export { useFetchedAhead } from './fetchAhead';
export {
  lazyComponent,
  lazyPart,
  MissingCode,
  MissingPart,
  reloadAhead,
  reloadOnce,
  type Fetched,
} from './lazyPart';
export { PrefetchContext } from './products/prefetch';
export { nextTask, whenIdle } from './products/whenIdle';
export { thisTab } from './thisTab';
export { openAhead, useOpened } from './useOpened';
