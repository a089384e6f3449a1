import {
  noUploads,
  underWay,
  uploadsAfter,
  type FieldUploads,
  type SentFile,
  type UploadEvent,
} from './uploadState';

const ktp: SentFile = { id: 1, name: 'ktp.png', state: 'sending', part: 0.5 };
const slip: SentFile = { id: 2, name: 'slip.pdf', state: 'waiting', isProtected: true };
const npwp: SentFile = { id: 3, name: 'npwp.png', state: 'failed' };
const now: FieldUploads = {
  sent: [ktp, slip, npwp],
  faults: ['Terlalu besar'],
  stored: { '/files/a': { size: 9, isProtected: false } },
  news: { what: 'uploading', name: 'ktp.png' },
};
const kk: SentFile = { id: 4, name: 'kk.pdf', state: 'waiting' };

test.each<[string, UploadEvent, FieldUploads]>([
  [
    'a choice waits behind the others, and what was reported of the choice before is over',
    { type: 'chosen', files: [kk], faults: ['Jenis lain'], replaces: false },
    { ...now, sent: [ktp, slip, npwp, kk], faults: ['Jenis lain'] },
  ],
  [
    'a choice that replaces gives up what is on its way',
    { type: 'chosen', files: [kk], faults: [], replaces: true },
    { ...now, sent: [kk], faults: [] },
  ],
  [
    'nothing is reported of what waits again',
    { type: 'queued', files: [kk] },
    { ...now, sent: [ktp, slip, npwp, kk] },
  ],
  [
    'a file is sent from its beginning',
    { type: 'sending', id: 2 },
    {
      ...now,
      sent: [ktp, { ...slip, state: 'sending', part: undefined }, npwp],
      news: { what: 'uploading', name: 'slip.pdf' },
    },
  ],
  [
    'progress is that of its file alone',
    { type: 'progressed', id: 1, part: 0.75 },
    { ...now, sent: [{ ...ktp, part: 0.75 }, slip, npwp] },
  ],
  [
    'a stored file is no longer on its way, and its size is known',
    { type: 'stored', id: 1, url: '/files/ktp', size: 20 },
    {
      ...now,
      sent: [slip, npwp],
      stored: { ...now.stored, '/files/ktp': { size: 20, isProtected: false } },
      news: { what: 'stored', name: 'ktp.png' },
    },
  ],
  [
    'a stored file that is encrypted is reported as such',
    { type: 'stored', id: 2, url: '/files/slip', size: 20 },
    {
      ...now,
      sent: [ktp, npwp],
      stored: { ...now.stored, '/files/slip': { size: 20, isProtected: true } },
      news: { what: 'protected', name: 'slip.pdf' },
    },
  ],
  [
    'what the bank does not take goes, and what was reported stays',
    { type: 'refused', id: 1 },
    { ...now, sent: [slip, npwp], news: { what: 'refused', name: 'ktp.png' } },
  ],
  [
    'what did not arrive stays, to be sent again',
    { type: 'failed', id: 1 },
    {
      ...now,
      sent: [{ ...ktp, state: 'failed', part: undefined }, slip, npwp],
      news: { what: 'failed', name: 'ktp.png' },
    },
  ],
  [
    'what is cancelled goes',
    { type: 'cancelled', id: 3 },
    { ...now, sent: [ktp, slip], news: { what: 'cancelled', name: 'npwp.png' } },
  ],
  [
    'what is sent again waits',
    { type: 'retried', id: 3, faults: [] },
    { ...now, sent: [ktp, slip, { ...npwp, state: 'waiting' }], faults: [] },
  ],
  [
    'what may not be sent again stays failed, and why is reported',
    { type: 'retried', id: 3, faults: ['Paling banyak 2'] },
    { ...now, faults: ['Paling banyak 2'] },
  ],
  [
    'a stored file that is taken out ends what was reported of files',
    { type: 'removed', name: 'a.png' },
    { ...now, faults: [], news: { what: 'removed', name: 'a.png' } },
  ],
  [
    'what the bank has lost is reported beside the rest',
    { type: 'lost', faults: ['Unggah lagi a.png'] },
    { ...now, faults: ['Terlalu besar', 'Unggah lagi a.png'] },
  ],
  [
    'what is given up leaves nothing on its way and no news',
    { type: 'givenUp' },
    { sent: [], faults: now.faults, stored: now.stored },
  ],
])('%s', (_, event, after) => {
  expect(uploadsAfter(now, event)).toEqual(after);
});

test.each<UploadEvent>([
  { type: 'sending', id: 9 },
  { type: 'progressed', id: 9, part: 1 },
  { type: 'stored', id: 9, url: '/files/x', size: 1 },
  { type: 'refused', id: 9 },
  { type: 'failed', id: 9 },
  { type: 'cancelled', id: 9 },
  { type: 'retried', id: 9, faults: ['x'] },
])('$type of a file that is no longer on its way changes nothing', (event) => {
  expect(uploadsAfter(now, event)).toBe(now);
});

test('what has failed is not on its way', () => {
  expect([underWay(noUploads), underWay(now)]).toEqual([0, 2]);
});
