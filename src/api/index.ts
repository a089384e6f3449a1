/** The back end's calls: data in, data or an `ApiError` out. */
export { isApiError } from './apiError';
export { fetchCarousel, type Card } from './catalogue';
export { callApi } from './client';
export { fetchDefinition, preloadDefinition } from './definitions';
export { downloadPdf } from './download';
export { fileUrl } from './files';
export { fetchHolidays } from './holidays';
export { fetchOptions } from './lookups';
export { configureApi } from './settings';
export { uploadFile } from './upload';
