import { http, HttpResponse } from 'msw';
import { waitFor } from '@testing-library/react';
import { server } from '../../../mocks/node';
import { bytesOfKind } from '../testing/filesOfKinds';
import { sessionOf } from '../testing/sessionOf';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const png = (name: string): File => new File([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], name);

/** The files of a form over the network, and what is seen of them. */
const begin = (field: Readonly<Record<string, unknown>> = {}) => {
  const session = sessionOf([
    { type: 'upload', name: 'berkas', label: 'Berkas', multiple: true, maxFiles: 3, ...field },
  ]);
  const uploads = session.uploads('berkas');
  return {
    uploads,
    value: () => session.state().values.berkas,
    rows: () => uploads.store.current().sent.map(({ name, state }) => `${name}: ${state}`),
    toasts: () => session.activity.current().toasts.map(({ title, text }) => [title, text]),
  };
};

const answering = (answer: (name: string) => Response): void => {
  server.use(
    http.post('*/api/upload-file', async ({ request }) => {
      const names = (await request.formData()).getAll('files').map((file) => (file as File).name);
      return answer(names.join('+'));
    }),
  );
};
const stored = (name: string, init?: ResponseInit): Response =>
  HttpResponse.json({ succeeded: true, data: { url: `/files/${name}` } }, init);

test('a file goes out alone, under its own name', async () => {
  answering(stored);
  const { uploads, value } = begin();
  await uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
  expect(value()).toEqual([
    { url: '/files/a.pdf', filename: 'a.pdf' },
    { url: '/files/b.pdf', filename: 'b.pdf' },
  ]);
});

test.each([
  [
    'an HTTP status that is none of success',
    () => HttpResponse.json({}, { status: 503, statusText: 'Service Unavailable' }),
    'Service Unavailable',
  ],
  ['HTTP 201', (name: string) => stored(name, { status: 201, statusText: 'Created' }), 'Created'],
  ['no connection', () => HttpResponse.error(), 'Gagal mengunggah file'],
  ['a page in place of an answer', () => HttpResponse.text('<!doctype html>'), 'Gagal mengunggah file'],
])('%s is reported, and the file can be sent again', async (_, answer, text) => {
  answering(answer);
  const { uploads, toasts, rows, value } = begin();
  await uploads.take([pdf('a.pdf')]);
  expect([toasts(), rows(), value()]).toEqual([[['Ada Masalah!', text]], ['a.pdf: failed'], []]);
});

test('a file that the back end did not want is passed over in silence', async () => {
  answering(() => HttpResponse.json({ succeeded: false, message: 'Ditolak', data: null }));
  const { uploads, toasts, rows, value } = begin();
  await uploads.take([pdf('a.pdf')]);
  expect([toasts(), rows(), value()]).toEqual([[], [], []]);
});

const notSupported = (types: string) => ['Jenis File Tidak Didukung', `Gunakan file ${types}`];
const jpeg = { accept: ['.jpeg', '.pdf'] };

test.each([
  ['another content than its extension says', {}, png('a.pdf'), '.png, .jpg, .jpeg, .webp, atau .pdf'],
  ['the last of two extensions', {}, pdf('a.pdf.exe'), '.png, .jpg, .jpeg, .webp, atau .pdf'],
  [
    '.jpg where the definition says .jpeg',
    jpeg,
    new File([bytesOfKind('.jpg')], 'a.jpg'),
    '.jpeg atau .pdf. Ambil foto, atau simpan sebagai .jpeg',
  ],
])('%s is refused, and nothing is sent', async (_, field, file, types) => {
  const { uploads, toasts, rows } = begin(field);
  await uploads.take([file]);
  expect([toasts(), rows()]).toEqual([[notSupported(types)], []]);
});

test('a file that is gone since it was chosen is not one of a wrong type', async () => {
  const gone = pdf('a.pdf');
  gone.arrayBuffer = () => Promise.reject(new Error('gone'));
  const { uploads, toasts, rows } = begin();
  await uploads.take([gone]);
  const words = ['File Tidak Terbaca', 'File ini dipindahkan atau berubah. Pilih lagi file ini'];
  expect([toasts(), rows()]).toEqual([[words], []]);
});

test('a retry sends the bytes of the moment of the choice, whatever became of the file since', async () => {
  const bodies: string[] = [];
  server.use(
    http.post('*/api/upload-file', async ({ request }) => {
      bodies.push(await request.text());
      return bodies.length === 1 ? HttpResponse.error() : stored('a.pdf');
    }),
  );
  const { uploads, rows, value } = begin();
  const changing = pdf('a.pdf');
  await uploads.take([changing]);
  expect(rows()).toEqual(['a.pdf: failed']);
  changing.arrayBuffer = () => Promise.reject(new Error('changed'));
  uploads.retry(uploads.store.current().sent[0]?.id ?? -1);
  await waitFor(() => expect(value()).toEqual([{ url: '/files/a.pdf', filename: 'a.pdf' }]));
});

test('a photo of the camera is sent where only .jpeg is taken', async () => {
  answering(stored);
  const { uploads, value } = begin(jpeg);
  await uploads.take([new File([bytesOfKind('.jpg')], 'IMG_1.jpg')], 'camera');
  expect(value()).toEqual([{ url: '/files/IMG_1.jpeg', filename: 'IMG_1.jpeg' }]);
});
