import type { UploadAnswer } from './ports';
import { formOf, visit, type Block } from './testing/visit';

const file = (name: string, size = 20) => ({ name, size });
const single: Block = { type: 'upload', name: 'berkas' };
const several: Block = { ...single, multiple: true, maxFiles: 3 };
const lost: UploadAnswer = { problem: { kind: 'exception', fault: 'network' } };
const refused: UploadAnswer = { refused: true };

/** A visitor on a step with this field, and what is seen of its files. */
const begin = (field: Block, others: readonly Block[] = [], rest: Block = {}) => {
  const visitor = visit(formOf({ satu: [field, ...others], dua: [{ name: 'kota' }] }, rest));
  const uploads = visitor.session().uploads('berkas');
  const { settle } = visitor.clock;
  return {
    visitor,
    uploads,
    settle,
    take: async (...files: ReturnType<typeof file>[]): Promise<void> => {
      void uploads.take(files);
      await settle();
    },
    /** The bank answers about one of the files that have reached it. */
    answer: async (index: number, answer?: UploadAnswer): Promise<void> => {
      const asked = visitor.uploads[index];
      asked?.answer(answer ?? { stored: `/files/${asked.name}` });
      await settle();
    },
    sent: () => visitor.uploads.map(({ name }) => name),
    value: () => visitor.values().berkas,
    rows: () => uploads.store.current().sent.map(({ name, state }) => `${name}: ${state}`),
    idOf: (name: string) => uploads.store.current().sent.find((one) => one.name === name)?.id ?? -1,
    news: () => uploads.store.current().news,
    faults: () => uploads.store.current().faults,
    toasts: () => visitor.activity().toasts.map(({ title, text }) => [title, text]),
    pending: () => visitor.session().state().pending,
    failure: () => visitor.session().state().failures.berkas,
  };
};

const tooMany = (n: number) => ['Batas Maksimum File', `Maksimum ${n} file yang diperbolehkan`];
const tooLarge = ['Ukuran File Terlalu Besar', 'Maksimum ukuran file adalah 5MB'];
const wrongType = ['Jenis File Tidak Didukung', 'Gunakan file .png, .jpg, .jpeg, .webp, atau .pdf'];
const notSent = ['Ada Masalah!', 'Gagal mengunggah file'];

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

describe('One request per file', () => {
  test('several files go out one after the other, in their order', async () => {
    const { take, answer, sent, rows, value } = begin(several);
    await take(file('a.pdf'), file('b.pdf'));
    expect([sent(), rows()]).toEqual([['a.pdf'], ['a.pdf: sending', 'b.pdf: waiting']]);
    await answer(0);
    expect([sent(), rows()]).toEqual([['a.pdf', 'b.pdf'], ['b.pdf: sending']]);
    await answer(1);
    expect(rows()).toEqual([]);
    expect(value()).toEqual([
      { url: '/files/a.pdf', filename: 'a.pdf' },
      { url: '/files/b.pdf', filename: 'b.pdf' },
    ]);
  });

  test('a single field holds the address alone', async () => {
    const { visitor, take, answer, value, news, uploads } = begin(single);
    const chosen = file('a.pdf');
    await take(chosen);
    expect(news()).toEqual({ what: 'uploading', name: 'a.pdf' });
    await answer(0);
    expect([value(), news()]).toEqual(['/files/a.pdf', { what: 'stored', name: 'a.pdf' }]);
    expect(uploads.store.current().sizes).toEqual({ '/files/a.pdf': chosen.size });
    // Nobody has pressed Next.
    expect(visitor.step()).toBe('satu');
  });

  test('files chosen while others are sent take their turn', async () => {
    const { take, answer, sent, rows } = begin(several);
    await take(file('a.pdf'));
    await take(file('b.pdf'));
    expect([sent(), rows()]).toEqual([['a.pdf'], ['a.pdf: sending', 'b.pdf: waiting']]);
    await answer(0);
    await answer(1);
    expect(rows()).toEqual([]);
    await take(file('c.pdf'));
    expect(sent()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  test('how much has gone out is told of the file that is sent, and of no other', async () => {
    const { take, visitor, uploads } = begin(several);
    await take(file('a.pdf'), file('b.pdf'));
    visitor.uploads[0]?.onProgress(0.5);
    expect(uploads.store.current().sent).toMatchObject([
      { name: 'a.pdf', part: 0.5, state: 'sending' },
      { name: 'b.pdf', state: 'waiting' },
    ]);
    expect(uploads.store.current().sent[1]?.part).toBeUndefined();
  });
});

describe('What is refused', () => {
  test.each([
    ['two files on a single field', single, [file('a.pdf'), file('b.pdf')], tooMany(1)],
    ['four files where three may be', several, ['a', 'b', 'c', 'd'].map((x) => file(`${x}.pdf`)), tooMany(3)],
    ['one byte more than 5 MB', single, [file('a.pdf', 5_242_881)], tooLarge],
    ['another extension', single, [file('a.txt')], wrongType],
    ['another content than the extension says', single, [file('palsu.pdf')], wrongType],
    ['a file that is gone since it was chosen', single, [file('hilang.pdf')], notSent],
  ])('%s is told, and nothing is sent', async (_, field, files, toast) => {
    const { take, toasts, value, rows, sent, pending, visitor } = begin(field);
    await take(...files);
    expect([toasts(), rows(), sent(), pending()]).toEqual([[toast], [], [], {}]);
    expect(visitor.activity().toasts[0]?.variant).toBe('destructive');
    expect(value()).toEqual(field === single ? '' : []);
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
    expect(faults()).toEqual(['hilang.pdf: Gagal mengunggah file']);
    await take(file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf'));
    expect(faults()).toEqual(['Maksimum 3 file yang diperbolehkan']);
  });

  test('a form tells it in its own words, with the limit', async () => {
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
    'a file that the bank %s is told and marked, and the next one goes out',
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

  test('a newer choice that is refused leaves the running one alone', async () => {
    const { take, answer, value } = begin(single);
    await take(file('A.pdf'));
    await take(file('B.txt'));
    await answer(0);
    expect(value()).toBe('/files/A.pdf');
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

  test('one that is given up twice is told once', async () => {
    const { uploads, take, answer, idOf, news } = begin(several);
    await take(file('a.pdf'), file('b.pdf'));
    const id = idOf('a.pdf');
    uploads.cancel(id);
    await answer(0);
    uploads.cancel(id);
    expect(news()).toEqual({ what: 'uploading', name: 'b.pdf' });
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

  test('what was wrong with another file is not said any more', async () => {
    const { take, answer, uploads, faults, settle } = begin(several);
    await take(file('a.pdf'), file('b.pdf', 0));
    await answer(0);
    expect(faults()).toEqual(['b.pdf: File tidak berisi apa pun. Pilih file lain']);
    uploads.remove({ url: '/files/a.pdf', filename: 'a.pdf' });
    await settle();
    expect(faults()).toEqual([]);
  });

  test('removing the last file empties the answer and judges it anew', async () => {
    const { uploads, take, answer, value, failure } = begin({ ...single, required: true });
    await take(file('a.pdf'));
    await answer(0);
    expect(failure()).toBeUndefined();
    uploads.remove({ url: '/files/a.pdf', filename: 'a.pdf' });
    expect([value(), failure()]).toEqual(['', { rule: 'requiredUpload' }]);
  });
});

describe('Next', () => {
  test('waits from the moment of the choice, and goes on by itself when the file is stored', async () => {
    const { visitor, uploads, answer, value } = begin({ ...single, required: true });
    await visitor.type({ berkas: '/files/old.pdf' });
    void uploads.take([file('a.pdf')]);
    void visitor.session().send({ type: 'next' });
    expect(visitor.activity().hint).toBe('waitForPending');
    await visitor.clock.settle();
    await answer(0);
    expect([visitor.step(), value(), visitor.activity().hint]).toEqual(['dua', '/files/a.pdf', undefined]);
  });

  test('waits on when a list says meanwhile that a choice has left it', async () => {
    const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
    const { visitor, take } = begin(single, [{ type: 'select', name: 'pilihan', lookup }]);
    await visitor.type({ pilihan: '1|SATU' });
    await take(file('a.pdf'));
    await visitor.next();
    visitor.session().settleChoice('pilihan', { options: [], whole: true });
    expect(visitor.session().state().delisted).toEqual({ pilihan: true });
    expect(visitor.activity().hint).toBe('waitForPending');
  });

  test('waits for the last of several files', async () => {
    const { visitor, take, answer } = begin(several);
    await take(file('a.pdf'));
    await take(file('b.pdf'));
    await visitor.next();
    await answer(0);
    expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', 'waitForPending']);
    await answer(1);
    expect(visitor.step()).toBe('dua');
  });

  test.each([
    ['fails', lost],
    ['is not wanted', refused],
  ])('does not go on when the file %s', async (_, said) => {
    const { visitor, take, answer } = begin(single);
    await take(file('a.pdf'));
    await visitor.next();
    await answer(0, said);
    expect([visitor.step(), visitor.activity().hint]).toEqual(['satu', undefined]);
  });

  test('does not go on when a file is refused that was chosen meanwhile', async () => {
    const { visitor, take, answer } = begin(several);
    await take(file('a.pdf'));
    await visitor.next();
    await take(file('b.txt'));
    expect(visitor.activity().hint).toBeUndefined();
    await answer(0);
    expect(visitor.step()).toBe('satu');
  });

  test.each(['cancel', 'remove'] as const)(
    'does not go on when the visitor thinks better of it: %s',
    async (way) => {
      const { visitor, uploads, take, answer, idOf, pending } = begin(several);
      await visitor.type({ berkas: ['/files/old.pdf'] });
      await take(file('a.pdf'));
      await visitor.next();
      if (way === 'cancel') uploads.cancel(idOf('a.pdf'));
      else uploads.remove({ url: '/files/old.pdf', filename: 'old.pdf' });
      await answer(0);
      expect([pending(), visitor.step()]).toEqual([{}, 'satu']);
    },
  );
});

describe('While the bank is asked about the answers', () => {
  const checking = async (field: Block) => {
    const cek = [{ call: 'wic-check', outcomes: [{ match: 'ok', do: [{ set: { kode: "'K'" } }] }] }];
    const button = { type: 'button', text: 'Cek', do: 'cek' };
    const form = begin(field, [button], { actions: { cek }, values: [{ name: 'kode' }] });
    const { visitor } = form;
    await visitor.type({ berkas: field === single ? '/files/old.pdf' : ['/files/old.pdf'] });
    return {
      ...form,
      check: async (): Promise<void> => {
        void visitor
          .session()
          .press('cek', { effects: visitor.session().form.actions.get('cek') ?? [], extras: {} });
        await visitor.clock.settle();
        expect(visitor.activity().locked).toBe(true);
      },
    };
  };

  test('no file is taken and none is removed', async () => {
    const { check, take, uploads, sent, value, news, settle } = await checking(single);
    await check();
    await take(file('a.pdf'));
    uploads.remove({ url: '/files/old.pdf', filename: 'old.pdf' });
    await settle();
    expect([sent(), value(), news()]).toEqual([[], '/files/old.pdf', undefined]);
  });

  test('a file that arrives is kept until the bank has answered', async () => {
    const { check, take, answer, value, rows, visitor } = await checking(single);
    await take(file('a.pdf'));
    await check();
    await answer(0);
    expect([value(), rows()]).toEqual(['/files/old.pdf', ['a.pdf: sending']]);
    await visitor.answer({ fault: 'network' });
    expect([value(), rows()]).toEqual(['/files/a.pdf', []]);
  });

  test('one that arrives and is given up meanwhile is not written', async () => {
    const { check, take, answer, value, uploads, idOf, visitor } = await checking(single);
    await take(file('a.pdf'));
    await check();
    await answer(0);
    uploads.cancel(idOf('a.pdf'));
    await visitor.answer({ fault: 'network' });
    expect(value()).toBe('/files/old.pdf');
  });
});

describe('The end of an upload that nobody waits for', () => {
  test('leaving the form aborts all its files', async () => {
    const { visitor, take, answer, rows, pending, sent, value } = begin(several);
    await take(file('a.pdf'), file('b.pdf'));
    visitor.session().close();
    await visitor.clock.settle();
    expect(rows()).toEqual([]);
    await answer(0);
    expect([pending(), sent(), value()]).toEqual([{}, ['a.pdf'], []]);
  });

  test('also files that were chosen, and not yet looked into', async () => {
    const { visitor, uploads, settle, rows, toasts } = begin(several);
    void uploads.take([file('a.pdf'), file('palsu.pdf')]);
    visitor.session().close();
    await settle();
    expect([rows(), toasts()]).toEqual([[], []]);
  });

  test('a field that is hidden while it sends gives its files up and is empty; a change of another one is none', async () => {
    const visibleWhen = [{ name: 'ada', condition: 'equals', value: true }];
    const shown = { type: 'checkbox', name: 'ada' };
    const { visitor, take, answer, rows, pending, value } = begin({ ...single, visibleWhen }, [
      shown,
      { name: 'catatan' },
    ]);
    await visitor.type({ ada: true });
    await take(file('a.pdf'));
    await visitor.type({ catatan: 'x' });
    expect(rows()).toEqual(['a.pdf: sending']);
    await visitor.type({ ada: false });
    expect(rows()).toEqual([]);
    await answer(0);
    expect([pending(), value()]).toEqual([{}, '']);
  });
});

describe('A file that arrives after another tab has sent the form', () => {
  test('does not bring back the draft of what was sent', async () => {
    const { visitor, take, answer } = begin(single);
    await take(file('a.pdf'));
    visitor.device.tab().storage.setItem('eform:contoh:receipt', '{}');
    await visitor.clock.settle();
    expect(visitor.activity().draft.elsewhere).toBe('sent');
    await answer(0);
    await visitor.clock.pass(2000);
    expect(visitor.stored()).toBeUndefined();
  });

  test('the first answer of a form is kept', async () => {
    const { visitor, take, answer } = begin(single);
    await take(file('a.pdf'));
    await answer(0);
    await visitor.clock.pass(2000);
    expect(visitor.stored()).toMatchObject({ data: { berkas: '/files/a.pdf' } });
  });
});
