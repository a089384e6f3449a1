import { answered, formOf, visit, type Block } from './testing/visit';

const form = () =>
  formOf({
    satu: [
      { type: 'upload', name: 'ktp', label: 'Foto KTP' },
      { type: 'upload', name: 'slip', label: 'Slip', multiple: true, maxFiles: 3 },
    ],
    dua: [{ name: 'kota' }],
  });

/** A visitor who has sent these files, each under a name of their own, and stands on the preview. */
const sending = async (answers: Block) => {
  const visitor = visit(form());
  const uploads = visitor.session().uploads('ktp');
  void uploads.take([{ name: 'KTP Siti.png', size: 20 }]);
  await visitor.clock.settle();
  visitor.uploads[0]?.answer({ stored: '/files/terhapus-1.png' });
  await visitor.clock.settle();
  await visitor.type(answers);
  await visitor.next();
  await visitor.next();
  expect(visitor.tab.page()).toBe('preview');
  await visitor.submit();
  return visitor;
};

const slips = ['/files/ada.pdf', '/files/terhapus-2.pdf', '/files/terhapus-3.pdf'];

test.each([
  ['HTTP 410', answered({}, 410)],
  ['HTTP 404', answered({}, 404)],
  ['a statusCode', answered({ statusCode: 410 })],
  ['HTTP 410 around a time-out', answered({ statusCode: 504 }, 410)],
  ['HTTP 404 around a success', answered({ statusCode: 200 }, 404)],
])('%s: files that the bank has lost are asked for again by name, the others stay', async (_, answer) => {
  const visitor = await sending({ slip: slips });
  await visitor.answer(answer);
  await visitor.clock.settle();
  expect(visitor.values()).toMatchObject({
    ktp: '',
    slip: [{ url: '/files/ada.pdf', filename: 'ada.pdf' }],
  });
  expect(visitor.step()).toBe('satu');
  expect(visitor.activity().focus).toEqual({ field: 'ktp' });
  const faults = (name: string) => visitor.session().uploads(name).store.current().faults;
  expect(faults('ktp')).toEqual(['KTP Siti.png tidak lagi tersimpan di bank. Unggah lagi file ini.']);
  expect(faults('slip')).toEqual([
    'terhapus-2.pdf tidak lagi tersimpan di bank. Unggah lagi file ini.',
    'terhapus-3.pdf tidak lagi tersimpan di bank. Unggah lagi file ini.',
  ]);
  expect(visitor.activity().toasts.map(({ title }) => title)).toContain('File perlu diunggah lagi');
});

test.each([
  ['another refusal', answered({}, 422), '/files/terhapus-1.png'],
  ['no answer', { fault: 'network' } as const, '/files/terhapus-1.png'],
  ['files that are all there', answered({}, 410), '/files/ada.png'],
])('%s leaves the answers alone', async (_, answer, ktp) => {
  const visitor = await sending({ ktp });
  await visitor.answer(answer);
  await visitor.clock.settle();
  expect([visitor.values().ktp, visitor.tab.page()]).toEqual([ktp, 'preview']);
});

test('the visitor is led to the step where the lost file is asked for', async () => {
  const visitor = visit(
    formOf({
      satu: [{ name: 'nama' }, { type: 'upload', name: 'ktp', label: 'Foto KTP' }],
      dua: [{ name: 'kota' }, { name: 'catatan' }, { type: 'upload', name: 'npwp', label: 'Foto NPWP' }],
    }),
  );
  await visitor.type({
    nama: 'Siti',
    kota: 'Bandung',
    catatan: '/files/terhapus-lain.png',
    ktp: '/files/ada.png',
    npwp: '/files/terhapus.png',
  });
  await visitor.next();
  await visitor.next();
  await visitor.submit();
  await visitor.answer(answered({}, 410));
  await visitor.clock.settle();
  expect([visitor.step(), visitor.values().ktp, visitor.values().npwp]).toEqual([
    'dua',
    '/files/ada.png',
    '',
  ]);
  expect(visitor.activity().focus).toEqual({ field: 'npwp' });
  expect(visitor.values().catatan).toBe('/files/terhapus-lain.png');
});

test('a text that looks like a lost file is none: the refusal is definite, and what is sent next gets another key', async () => {
  const visitor = visit(formOf({ satu: [{ name: 'catatan' }] }));
  await visitor.type({ catatan: '/files/terhapus.txt' });
  await visitor.next();
  await visitor.submit();
  await visitor.answer(answered({}, 410));
  await visitor.submit();
  expect(visitor.asked[1]?.key).not.toBe(visitor.asked[0]?.key);
});

test('a lost file that is kept while it is hidden leaves too, and leads nowhere', async () => {
  const isAsked = [{ name: 'punya', condition: 'isTrue' }];
  const visitor = visit(
    formOf({
      satu: [
        { type: 'switch', name: 'punya' },
        { type: 'upload', name: 'npwp', label: 'Foto NPWP', keep: true, visibleWhen: isAsked },
        { type: 'upload', name: 'ktp', label: 'Foto KTP' },
      ],
      dua: [{ name: 'kota' }],
    }),
  );
  await visitor.type({ punya: true });
  await visitor.type({ npwp: '/files/terhapus-1.png', ktp: '/files/terhapus-2.png' });
  await visitor.type({ punya: false });
  await visitor.next();
  await visitor.next();
  await visitor.submit();
  await visitor.answer(answered({}, 410));
  expect(visitor.values()).toMatchObject({ npwp: '', ktp: '' });
  expect([visitor.step(), visitor.activity().focus]).toEqual(['satu', { field: 'ktp' }]);
});

test('the receipt names files as the visitor does', async () => {
  const visitor = await sending({});
  await visitor.answer(answered({ statusCode: 200, data: { registrationNumber: 'REG1' } }));
  expect(visitor.activity().receipt?.recap).toEqual([
    { part: 'satu', label: 'Foto KTP', text: 'KTP Siti.png' },
  ]);
});
