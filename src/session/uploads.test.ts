import {
  begin,
  file,
  lost,
  refused,
  several,
  single,
  tooMany,
  broken,
  heic,
  otherExtension,
  tooLarge,
  unreadable,
  wrongType,
} from './testing/uploads';
import type { Block } from './testing/visit';
import { uploadsAfter, type FieldUploads, type SentFile, type UploadEvent } from './uploadState';

const ktp: SentFile = { id: 1, name: 'ktp.png', state: 'sending', part: 0.5 };
const slip: SentFile = { id: 2, name: 'slip.pdf', state: 'waiting', isProtected: true };

describe('uploads', () => {
  describe('Replacing the file of a single field', () => {
    test.each([
      ['stored', undefined, '/files/new.pdf'],
      ['refused', refused, '/files/old.pdf'],
      ['lost', lost, '/files/old.pdf'],
    ])('the old one stays until the new one is %s', async (_, said, after) => {
      const { visitor, take, answer, value } = begin(single);
      await visitor.type({ berkas: '/files/old.pdf' });
      await take(file('new.pdf'));
      expect(value()).toBe('/files/old.pdf');
      await answer(0, said);
      expect(value()).toBe(after);
    });

    test('a newer choice gives the running one up, and the answer of the old one comes too late', async () => {
      const { visitor, take, answer, value, rows, sent } = begin(single);
      await take(file('A.pdf'));
      await take(file('B.pdf'));
      expect(visitor.uploads[0]?.aborted()).toBe(true);
      expect(rows()).toEqual(['B.pdf: waiting']);
      await answer(0);
      expect([value(), sent()]).toEqual(['', ['A.pdf', 'B.pdf']]);
      await answer(1);
      expect([value(), rows()]).toEqual(['/files/B.pdf', []]);
    });
  });

  describe('Cancel, retry, remove', () => {
    test('a file that is given up is aborted, its answer is dropped, and the next goes out', async () => {
      const { visitor, uploads, take, answer, idOf, news, rows, value, pending } = begin(several);
      await take(file('a.pdf'), file('b.pdf'));
      uploads.cancel(idOf('a.pdf'));
      expect(news()).toEqual({ what: 'cancelled', name: 'a.pdf' });
      expect(visitor.uploads[0]?.aborted()).toBe(true);
      expect(rows()).toEqual(['b.pdf: waiting']);
      await answer(0);
      await answer(1);
      expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
      expect(pending()).toEqual({});
    });

    test('a file that failed is sent again, and is waited for', async () => {
      const { uploads, settle, take, answer, idOf, rows, value, pending } = begin(single);
      await take(file('a.pdf'));
      await answer(0, lost);
      expect([rows(), pending()]).toEqual([['a.pdf: failed'], {}]);
      uploads.retry(idOf('a.pdf'));
      await settle();
      expect([rows(), pending()]).toEqual([['a.pdf: sending'], { berkas: true }]);
      await answer(1);
      expect([rows(), value()]).toEqual([[], '/files/a.pdf']);
      uploads.retry(1);
      await settle();
      expect(pending()).toEqual({});
    });

    test('but not where its place has been taken', async () => {
      const { visitor, uploads, take, answer, idOf, rows, toasts, sent } = begin({ ...several, maxFiles: 1 });
      await take(file('a.pdf'));
      await answer(0, lost);
      await visitor.type({ berkas: ['/files/b.pdf'] });
      uploads.retry(idOf('a.pdf'));
      expect(toasts().at(-1)).toEqual(tooMany(1));
      expect([rows(), sent()]).toEqual([['a.pdf: failed'], ['a.pdf']]);
    });

    test('the file that is removed goes, and the others stay', async () => {
      const { uploads, take, answer, value, news } = begin(several);
      await take(file('a.pdf'), file('b.pdf'));
      await answer(0);
      await answer(1);
      uploads.remove({ url: '/files/a.pdf', filename: 'a.pdf' });
      expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
      expect(news()).toEqual({ what: 'removed', name: 'a.pdf' });
    });

    test('the file that was removed comes back with its name, unless its place has been taken', async () => {
      const { visitor, uploads, take, answer, value, news } = begin(single);
      await take(file('a.pdf'));
      await answer(0);
      const removed = { url: '/files/a.pdf', filename: 'a.pdf' };
      uploads.remove(removed);
      uploads.restore(removed);
      expect([value(), news()]).toEqual(['/files/a.pdf', { what: 'stored', name: 'a.pdf' }]);
      uploads.remove(removed);
      await visitor.type({ berkas: '/files/b.pdf' });
      uploads.restore(removed);
      expect(value()).toBe('/files/b.pdf');
    });
  });

  describe('A field that goes while a file is on its way, and comes back', () => {
    const shown: Block = { ...single, visibleWhen: [{ name: 'nama', condition: 'isFilled' }] };
    const gone = async () => {
      const begun = begin(shown, [{ name: 'nama' }]);
      await begun.visitor.type({ nama: 'X' });
      void begun.uploads.take([file('a.pdf')]);
      return begun;
    };

    test('says no more that it is uploading', async () => {
      const { visitor, settle, news } = await gone();
      await settle();
      expect(news()).toEqual({ what: 'uploading', name: 'a.pdf' });
      await visitor.type({ nama: '' });
      await visitor.type({ nama: 'X' });
      expect(news()).toBeUndefined();
    });

    test.each([
      ['that was being sent', true],
      ['that was still read', false],
    ])('sends a file again %s, if it is asked to', async (_, listed) => {
      const { visitor, uploads, settle, rows, sent, answer, value } = await gone();
      if (listed) await settle();
      const resend = uploads.resend();
      await visitor.type({ nama: '' });
      expect([rows(), uploads.resend()]).toEqual([[], undefined]);
      await visitor.type({ nama: 'X' });
      resend?.();
      // What was aborted ends as it likes.
      await settle();
      if (listed) await answer(0, lost);
      expect(sent()).toEqual(listed ? ['a.pdf', 'a.pdf'] : ['a.pdf']);
      await answer(listed ? 1 : 0);
      expect(value()).toBe('/files/a.pdf');
      expect(uploads.resend()).toBeUndefined();
    });
  });
});

describe('uploadsRefused', () => {
  test.each([
    ['fileType', single, [file('a.exe')], 'Hanya .pdf, .png'],
    ['fileSize', { ...single, maxSizeBytes: 2097152 }, [file('a.pdf', 3000000)], 'Paling besar 2 MB'],
    ['fileCount', several, ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)), 'Cukup 3 berkas'],
  ])("A definition's own words on a file that is not taken: %s", async (name, field, files, words) => {
    const messages = {
      fileType: 'Hanya {limit}',
      fileSize: 'Paling besar {limit} MB',
      fileCount: 'Cukup {limit} berkas',
    };
    const { take, toasts, sent } = begin({
      ...field,
      ...(name === 'fileType' ? { accept: ['.pdf', '.png'] } : {}),
      messages,
    });
    await take(...files);
    expect(toasts().map(([, text]) => text)).toEqual([words]);
    expect(name === 'fileCount' ? [] : sent()).toEqual([]);
  });

  const letterOfCredit = { ...single, accept: ['.jpeg', '.pdf'] };
  const onlyPdf = { ...single, accept: ['.pdf'] };

  describe('What is refused', () => {
    test.each([
      ['two files on a single field', single, [file('a.pdf'), file('b.pdf')], tooMany(1)],
      [
        'four files where three may be',
        several,
        ['a', 'b', 'c', 'd'].map((x) => file(`${x}.pdf`)),
        tooMany(3),
      ],
      ['one byte more than 5 MB', single, [file('a.pdf', 5_242_881)], tooLarge],
      ['another extension', single, [file('a.txt')], wrongType],
      ['a file that is gone since it was chosen', single, [file('hilang.pdf')], unreadable],
      ['a picture that breaks off', single, [file('rusak.png')], broken],
      ['a .jpg where only .jpeg is taken', letterOfCredit, [file('a.jpg')], otherExtension],
      ['a photo of a phone that nothing opens', letterOfCredit, [file('IMG_1.heic')], heic],
      [
        'such a photo where no picture is taken',
        onlyPdf,
        [file('a.HEIC')],
        [wrongType[0], 'Gunakan file .pdf'],
      ],
    ])('%s is reported, and nothing is sent', async (_, field, files, toast) => {
      const { take, toasts, value, rows, sent, pending, visitor } = begin(field);
      await take(...files);
      expect([toasts(), rows(), sent(), pending()]).toEqual([[toast], [], [], {}]);
      expect(visitor.activity().toasts[0]?.variant).toBe('destructive');
      expect(value()).toEqual(field === several ? [] : '');
    });

    test('why is said at the field too, with the name of the file, until the next choice', async () => {
      const { take, toasts, faults } = begin(several);
      await take(file('a.pdf', 5_242_881), file('b.pdf', 0), file('rusak.pdf'));
      expect(faults()).toEqual([
        'a.pdf: Maksimum ukuran file adalah 5MB',
        'b.pdf: File tidak berisi apa pun. Pilih file lain',
        `rusak.pdf: ${broken[1]}`,
      ]);
      expect(toasts().map(([title]) => title)).toEqual([
        'Ukuran File Terlalu Besar',
        'File Kosong',
        'File Tidak Dapat Dibuka',
      ]);
      await take(file('hilang.pdf'));
      expect(faults()).toEqual(['hilang.pdf: File ini dipindahkan atau berubah. Pilih lagi file ini']);
      await take(file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf'));
      expect(faults()).toEqual(['Maksimum 3 file yang diperbolehkan']);
    });

    test('is reported over the page until the next choice, or until a file is removed', async () => {
      const { take, toasts, answer, uploads, visitor } = begin(single);
      visitor.session().activity.showToast({ variant: 'destructive', title: 'Lain' });
      await take(file('a.pdf', 0));
      await take(file('a.txt'));
      expect(toasts().map(([title]) => title)).toEqual(['Lain', 'Jenis File Tidak Didukung']);
      await take(file('a.pdf'));
      await answer(0);
      expect(toasts().map(([title]) => title)).toEqual(['Lain']);
      await take(file('b.txt'));
      uploads.remove({ url: 'a', filename: 'a.pdf' });
      expect(toasts().map(([title]) => title)).toEqual(['Lain']);
    });

    test('a photo is made smaller before its size is judged', async () => {
      const { take, sent, faults } = begin(single);
      await take(file('besar.jpg', 9_000_000));
      expect([sent(), faults()]).toEqual([['besar.jpg'], []]);
    });

    test('a photo of the camera is sent under the extension that is taken', async () => {
      const { uploads, sent, settle, faults } = begin(letterOfCredit);
      void uploads.take([file('kamera.jpg')], 'camera');
      await settle();
      expect([sent(), faults()]).toEqual([['kamera.jpeg'], []]);
    });

    test('files that are stored, and those on their way, count; one that failed does not', async () => {
      const { take, answer, toasts, sent } = begin(several);
      await take(file('a.pdf'), file('b.pdf'));
      await answer(0);
      await take(file('c.pdf'), file('d.pdf'));
      expect(toasts()).toEqual([tooMany(3)]);
      await answer(1, lost);
      await take(file('e.pdf'), file('f.pdf'));
      expect(sent()).toEqual(['a.pdf', 'b.pdf', 'e.pdf']);
    });

    test('two drops in the same moment count each other', async () => {
      const { uploads, settle, rows, toasts } = begin(several);
      void uploads.take([file('a.pdf'), file('b.pdf')]);
      void uploads.take([file('c.pdf'), file('d.pdf')]);
      await settle();
      expect([rows(), toasts()]).toEqual([['a.pdf: sending', 'b.pdf: waiting'], [tooMany(3)]]);
    });

    test('what is known of a stored file is known after a reload: its name, its size, and that it is encrypted', async () => {
      const { answer, take, visitor } = begin(several);
      await take(file('ktp.png'), file('sandi.pdf', 30));
      await answer(0, { stored: '/files/1' });
      await answer(1, { stored: '/files/2' });
      const known = {
        '/files/1': { name: 'ktp.png', size: 20, isProtected: false },
        '/files/2': { name: 'sandi.pdf', size: 30, isProtected: true },
      };
      expect(visitor.session().files()).toEqual(known);
      await visitor.clock.pass(1000);
      visitor.tab.reload();
      expect(visitor.session().files()).toEqual(known);
    });

    test('a field that takes no files has no uploads', () => {
      expect(() => begin(several).visitor.session().uploads('kota')).toThrow('"kota" takes no files');
      expect(() => begin(several).visitor.session().uploads('tidak')).toThrow('"tidak" takes no files');
    });
  });

  test.each([
    ['refuses with a status', { problem: { kind: 'http', httpStatus: 503, statusText: 'Sibuk' } }, 'Sibuk'],
    ['cannot be reached', lost, 'Gagal mengunggah file'],
  ] as const)(
    'What the bank does not keep: a file that the bank %s is reported and marked, and the next one goes out',
    async (_, said, text) => {
      const { take, answer, toasts, rows, value, news, pending, visitor } = begin(several);
      await take(file('a.pdf'), file('b.pdf'));
      visitor.uploads[0]?.onProgress(0.5);
      await answer(0, said);
      expect(toasts()).toEqual([['Ada Masalah!', text]]);
      expect(visitor.activity().toasts[0]?.variant).toBe('destructive');
      expect(rows()).toEqual(['a.pdf: failed', 'b.pdf: sending']);
      expect(pending()).toEqual({ berkas: true });
      await answer(1);
      expect([rows(), pending()]).toEqual([['a.pdf: failed'], {}]);
      expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
      expect(news()).toEqual({ what: 'stored', name: 'b.pdf' });
    },
  );
});

test.each<[string, UploadEvent, FieldUploads]>([
  [
    'progress is that of its file alone',
    { type: 'progressed', id: 1, part: 0.75 },
    { sent: [{ ...ktp, part: 0.75 }, slip], faults: ['Terlalu besar'] },
  ],
  [
    'a stored file that is encrypted is reported as such',
    { type: 'stored', id: 2 },
    { sent: [ktp], faults: ['Terlalu besar'], news: { what: 'protected', name: 'slip.pdf' } },
  ],
  [
    'what did not arrive stays, to be sent again',
    { type: 'failed', id: 1 },
    {
      sent: [{ ...ktp, state: 'failed', part: undefined }, slip],
      faults: ['Terlalu besar'],
      news: { what: 'failed', name: 'ktp.png' },
    },
  ],
  [
    'a further choice ends what became of the one before',
    { type: 'chosen', files: [], faults: ['Jenis lain'], replaces: false },
    { sent: [ktp, slip], faults: ['Jenis lain'] },
  ],
  [
    'a stored file that is taken out ends what was reported of files',
    { type: 'removed', name: 'a.png' },
    { sent: [ktp, slip], faults: [], news: { what: 'removed', name: 'a.png' } },
  ],
])('%s', (_, event, after) => {
  const news = event.type === 'chosen' && { news: { what: 'refused', name: 'ktp.png' } as const };
  expect(uploadsAfter({ sent: [ktp, slip], faults: ['Terlalu besar'], ...news }, event)).toEqual(after);
});
