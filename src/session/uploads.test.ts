import { begin, file, lost, refused, several, single, tooMany } from './testing/uploads';
import type { Block } from './testing/visit';

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
    expect(uploads.store.current().stored).toEqual({
      '/files/a.pdf': { size: chosen.size, isProtected: false },
    });
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

  test('one that is given up twice is reported once', async () => {
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

  test('removing the last file empties the answer and judges it again', async () => {
    const { uploads, take, answer, value, failure } = begin({ ...single, required: true });
    await take(file('a.pdf'));
    await answer(0);
    expect(failure()).toBeUndefined();
    uploads.remove({ url: '/files/a.pdf', filename: 'a.pdf' });
    expect([value(), failure()]).toEqual(['', { rule: 'requiredUpload' }]);
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
