/** The calls of the API contract that carry JSON, by the last part of their path. */
export type CallName =
  | 'carousel'
  | 'tab-trigger'
  | 'tab-content'
  | 'tracking'
  | 'popup'
  | 'tipe-nasabah'
  | 'wic-check'
  | 'screening'
  | 'registration'
  | 'submit'
  | 'downloadpdf'
  | 'remote-select'
  | 'remote-select-get'
  | 'santer'
  | 'transaksi'
  | 'holidays';

/** How a call is made. `retries`: 2 for what is only read and shared by all visitors, 0 for everything else. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  retries: 0 | 2;
}

/** Every call, once. */
export const calls = {
  carousel: { method: 'POST', path: '/api/carousel', retries: 2 },
  'tab-trigger': { method: 'POST', path: '/api/tab-trigger', retries: 2 },
  'tab-content': { method: 'POST', path: '/api/tab-content', retries: 2 },
  tracking: { method: 'POST', path: '/api/tracking', retries: 0 },
  popup: { method: 'POST', path: '/api/popup', retries: 0 },
  'tipe-nasabah': { method: 'POST', path: '/api/tipe-nasabah', retries: 0 },
  'wic-check': { method: 'POST', path: '/api/wic-check', retries: 0 },
  screening: { method: 'POST', path: '/api/screening', retries: 0 },
  registration: { method: 'POST', path: '/api/registration', retries: 0 },
  submit: { method: 'POST', path: '/api/submit', retries: 0 },
  downloadpdf: { method: 'POST', path: '/api/downloadpdf', retries: 0 },
  'remote-select': { method: 'POST', path: '/api/remote-select', retries: 2 },
  'remote-select-get': { method: 'POST', path: '/api/remote-select-get', retries: 2 },
  santer: { method: 'POST', path: '/api/santer', retries: 0 },
  transaksi: { method: 'POST', path: '/api/transaksi', retries: 2 },
  holidays: { method: 'GET', path: '/api/holidays', retries: 2 },
} as const satisfies Record<CallName, Call>;
