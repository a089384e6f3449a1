/** The back end's calls: data in, data or an `ApiError` out. */
export { isApiError } from './apiError';
export { fetchCarousel, fetchTabContent, fetchTabs, type Card, type Tab } from './catalogue';
export { callApi } from './client';
export { fetchDefinition, preloadDefinition } from './definitions';
export { downloadPdf } from './download';
export { fileUrl } from './files';
export { fetchHolidays } from './holidays';
export { fetchOptions } from './lookups';
export { fetchPage, preloadPage } from './pages';
export { fetchBranches } from './santer';
export { configureApi } from './settings';
export { fetchTracking, type Progress, type TrackedApplication, type TrackedStage } from './tracking';
export { uploadFile } from './upload';
