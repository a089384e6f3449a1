import {
  begin,
  broken,
  file,
  heic,
  lost,
  otherExtension,
  refused,
  several,
  single,
  tooLarge,
  tooMany,
  unreadable,
  wrongType,
} from './testing/uploads';

describe("A definition's own words on a file that is not taken", () => {
  test.each([
    ['fileType', single, [file('a.exe')], 'Hanya .pdf, .png'],
    ['fileSize', { ...single, maxSizeBytes: 2097152 }, [file('a.pdf', 3000000)], 'Paling besar 2 MB'],
    ['fileCount', several, ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)), 'Cukup 3 berkas'],
  ])('%s', async (name, field, files, words) => {
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
});

const letterOfCredit = { ...single, accept: ['.jpeg', '.pdf'] };
const onlyPdf = { ...single, accept: ['.pdf'] };

describe('What is refused', () => {
  test.each([
    ['two files on a single field', single, [file('a.pdf'), file('b.pdf')], tooMany(1)],
    ['four files where three may be', several, ['a', 'b', 'c', 'd'].map((x) => file(`${x}.pdf`)), tooMany(3)],
    ['one byte more than 5 MB', single, [file('a.pdf', 5_242_881)], tooLarge],
    ['another extension', single, [file('a.txt')], wrongType],
    ['another content than the extension says', single, [file('palsu.pdf')], wrongType],
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
    await take(file('a.pdf', 5_242_881), file('b.pdf', 0), file('palsu.pdf'));
    expect(faults()).toEqual([
      'a.pdf: Maksimum ukuran file adalah 5MB',
      'b.pdf: File tidak berisi apa pun. Pilih file lain',
      'palsu.pdf: Gunakan file .png, .jpg, .jpeg, .webp, atau .pdf',
    ]);
    expect(toasts().map(([title]) => title)).toEqual([
      'Ukuran File Terlalu Besar',
      'File Kosong',
      'Jenis File Tidak Didukung',
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

  test('a form says it in its own words, with the limit', async () => {
    const messages = {
      fileSize: 'Foto paling besar {limit} MB.',
      fileCount: 'Kirim paling banyak {limit} foto.',
      fileType: 'Hanya {limit}.',
    };
    const { take, faults } = begin({ ...several, messages, maxSizeBytes: 1_572_864, accept: ['.jpg'] });
    await take(file('a.jpg', 1_572_865), file('b.png'));
    expect(faults()).toEqual(['a.jpg: Foto paling besar 1,5 MB.', 'b.png: Hanya .jpg.']);
    await take(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`)));
    expect(faults()).toEqual(['Kirim paling banyak 3 foto.']);
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

  test('a PDF with a password is sent, with a word that it has one', async () => {
    const { take, answer, uploads, faults, toasts, news } = begin(single);
    await take(file('sandi.pdf'));
    expect(uploads.store.current().sent).toMatchObject([{ name: 'sandi.pdf', isProtected: true }]);
    await answer(0);
    expect(uploads.store.current().stored).toEqual({ '/files/sandi.pdf': { size: 20, isProtected: true } });
    expect([faults(), toasts(), news()]).toEqual([[], [], { what: 'protected', name: 'sandi.pdf' }]);
  });

  test('a file that is too large does not keep the others', async () => {
    const { take, toasts, sent } = begin(several);
    await take(file('a.pdf', 5_242_881), file('b.pdf'));
    expect([toasts(), sent()]).toEqual([[tooLarge], ['b.pdf']]);
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

  test('a field that takes no files has no uploads', () => {
    expect(() => begin(several).visitor.session().uploads('kota')).toThrow('"kota" takes no files');
    expect(() => begin(several).visitor.session().uploads('tidak')).toThrow('"tidak" takes no files');
  });
});

describe('What the bank does not keep', () => {
  test.each([
    ['refuses with a status', { problem: { kind: 'http', httpStatus: 503, statusText: 'Sibuk' } }, 'Sibuk'],
    ['cannot be reached', lost, 'Gagal mengunggah file'],
  ] as const)(
    'a file that the bank %s is reported and marked, and the next one goes out',
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

  test('one that fails is told to the ear too, and has no progress', async () => {
    const { take, answer, news, uploads, visitor } = begin(single);
    await take(file('a.pdf'));
    visitor.uploads[0]?.onProgress(0.5);
    await answer(0, lost);
    expect(news()).toEqual({ what: 'failed', name: 'a.pdf' });
    expect(uploads.store.current().sent[0]?.part).toBeUndefined();
  });

  test('one that the bank does not want is passed over in silence, and nobody waits for it', async () => {
    const { take, answer, toasts, rows, value, pending, news, faults } = begin(single);
    await take(file('a.pdf'));
    await answer(0, refused);
    expect([toasts(), rows(), value(), pending()]).toEqual([[], [], '', {}]);
    expect([news(), faults()]).toEqual([{ what: 'refused', name: 'a.pdf' }, []]);
  });
});
