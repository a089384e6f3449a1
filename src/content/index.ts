/** The door of this room. */
export { ContentBlockView, isPageBlock, pageBlock, prepareBlocks } from './ContentBlockView';
export { ContactContext } from './ContactContext';
export { contentStyles } from './contentStyles';
export { FormHostContext } from './FormHost';
export { RedrawBoundary } from './RedrawBoundary';
export { StaticBlocks } from './StaticBlocks';
export { ToastStack } from './ToastStack';
export { RichText } from './blocks/RichText';
export { SiteLink } from './blocks/SiteLink';
export { useFetchedAhead } from './fetchAhead';
export { PrefetchContext } from './products/prefetch';
export { nextTask, whenIdle } from './products/whenIdle';
export { type BrowserTab, thisTab } from './thisTab';
export { openAhead, useOpened } from './useOpened';
