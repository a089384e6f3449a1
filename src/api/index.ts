/** The back end's calls: data in, data or an `ApiError` out. */
export { readDays, readEntries, readReply, readStored, type ListEntry } from './answers';
export { isApiError } from './apiError';
export { fetchCarousel, fetchTabContent, fetchTabs, type Card, type Tab } from './catalogue';
export { callApi } from './client';
export { connection } from './exchange';
export {
  fetchDefinition,
  preloadDefinition,
  isShell,
  fetchPage,
  fetchSite,
  preloadPage,
  siteName,
} from './definitions';
export { fileUrl, isFileLost } from './files';
export { fetchOptions, withSearch, fetchHolidays, fetchBranches } from './lookups';
export { configureApi } from './settings';
export { fetchTracking, type Progress, type TrackedApplication, type TrackedStage } from './tracking';
export { downloadPdf } from './download';
export { uploadFile } from './upload';
