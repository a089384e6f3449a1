/** The back end's calls: data in, data or an `ApiError` out. */
export { ApiError, isApiError, type ApiErrorKind } from './apiError';
export type { CallName } from './calls';
export { fetchCarousel, fetchTabContent, fetchTabs, type Card, type Tab } from './catalogue';
export { callApi, type CallBody, type CallOptions } from './client';
export { fetchDefinition, preloadDefinition, type DefinitionAnswer } from './definitions';
export { downloadPdf } from './download';
export { fileUrl } from './files';
export type { Entry } from './lists';
export { fetchOptions, type LookupOptions, type LookupSearch } from './lookups';
export { configureApi, type ApiSettings } from './settings';
