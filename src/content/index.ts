export { ContentBlockView, isPageBlock, PageBlock, prepareBlocks, StaticBlocks } from './ContentBlockView';
export { contentStyles } from './contentStyles';
export { FormHostContext } from './views';
export { RetryBoundary } from './RetryBoundary';
export { ToastPlaceContext, ToastStack } from './ToastStack';
export { RichText } from './blocks/RichText';
export { SiteLink } from './blocks/SiteLink';
export { useFetchedAhead, nextTask, whenIdle, PrefetchContext } from './fetchAhead';
export {
  lazyComponent,
  lazyPart,
  MissingCode,
  MissingPart,
  reloadAhead,
  reloadOnce,
  type Fetched,
  ContactContext,
  thisTab,
} from './lazyPart';
export { openAhead, useOpened } from './useOpened';
