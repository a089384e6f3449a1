/** The back end's calls: data in, data or an `ApiError` out. */
export { readDays, readEntries, readReply, readStored, type ListEntry } from './answers';
export { isApiError } from './apiError';
export { fetchCarousel, fetchTabContent, fetchTabs, type Card, type Tab } from './catalogue';
export { callApi } from './client';
export { connection } from './connection';
export { isShell } from './definitionFiles';
export { fetchDefinition, preloadDefinition } from './definitions';
export { downloadPdf } from './download';
export { fileUrl, isFileLost } from './files';
export { fetchHolidays } from './holidays';
export { fetchOptions, withSearch } from './lookups';
export { fetchPage, fetchSite, preloadPage, siteName } from './pages';
export { fetchBranches } from './santer';
export { configureApi } from './settings';
export { fetchTracking, type Progress, type TrackedApplication, type TrackedStage } from './tracking';
export { uploadFile } from './upload';
