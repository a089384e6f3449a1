import { act, renderHook } from '@testing-library/react';
import { memoryFolder } from './testing/memoryFolder';
import { findFile, useFile } from './useFile';
import { placeKept } from './source/copies';
import type { SourceFile, SourceFolder } from './source/files';

beforeEach(() => localStorage.clear());
const file = { text: 'satu', version: '1', left: [] };

/** A folder whose only file is read when `answer` is called. */
const slowFolder = (found: SourceFile) => {
  let answer: () => void = () => undefined;
  const read = new Promise<SourceFile>((resolve) => (answer = () => resolve(found)));
  const save = jest.fn((_name: string, _text: string, version?: string) =>
    Promise.resolve(version === found.version ? { version: '3' } : ('conflict' as const)),
  );
  const folder = {
    saves: true,
    read: () => read,
    save,
  } as unknown as SourceFolder;
  return { folder, save, answer: () => answer() };
};

/** Opens a folder in place of the first one, and types before its file has been read. */
const typeWhileOpening = async (found: SourceFile, { answered } = { answered: true }) => {
  const first = slowFolder(file);
  const opened = slowFolder(found);
  const { result, rerender } = renderHook(({ folder }) => useFile('contoh', file, folder), {
    initialProps: { folder: first.folder },
  });
  rerender({ folder: opened.folder });
  act(() => result.current.edit('dua'));
  if (answered) await act(() => Promise.resolve(opened.answer()));
  return { result, ...opened };
};

test('what is typed while a folder is opened is a change of its file, and is saved', async () => {
  const { result, save } = await typeWhileOpening({ text: 'satu', version: '2' });
  expect(result.current).toMatchObject({ text: 'dua', changed: true, outside: undefined });
  await act(async () => expect(await result.current.save()).toBeUndefined());
  expect(save).toHaveBeenCalledWith('contoh.json', 'dua', '2');
  expect(result.current).toMatchObject({ changed: false, result: 'saved' });
});

test('what is saved before the file of the folder has been read is saved behind that', async () => {
  const { result, save, answer } = await typeWhileOpening(
    { text: 'satu', version: '2' },
    { answered: false },
  );
  await act(async () => {
    const saved = result.current.save();
    answer();
    expect(await saved).toBeUndefined();
  });
  expect(save).toHaveBeenCalledWith('contoh.json', 'dua', '2');
});

test('a folder whose file says something else is not overwritten by what is typed meanwhile', async () => {
  const { result } = await typeWhileOpening({ text: 'lain', version: '2' });
  expect(result.current.outside).toEqual({ text: 'lain', version: '2' });
  await act(async () => expect(await result.current.save()).toBe('conflict'));
  expect(result.current).toMatchObject({ text: 'dua', changed: true });
});

/** A page on the only file of a folder, as another tab or person has it open too. */
const openIn = async (folder: SourceFolder) => {
  const found = await findFile('contoh', folder);
  if (!found) throw new Error('the file is there');
  const { result, unmount } = renderHook(() => useFile('contoh', found, folder));
  return {
    now: () => result.current,
    edit: (text: string) => act(() => result.current.edit(text)),
    act: async <T,>(does: () => T | Promise<T>) => act(async () => does()),
    kill: unmount,
  };
};
const shared = () => memoryFolder({ 'contoh.json': 'satu' });

describe('two pages on one file', () => {
  const refused = async () => {
    const { folder, files } = shared();
    const mine = await openIn(folder);
    const other = await openIn(folder);
    mine.edit('punya saya');
    other.edit('dari lain');
    await other.act(() => other.now().save());
    expect(await mine.act(() => mine.now().save())).toBe('conflict');
    expect(files.get('contoh.json')).toBe('dari lain');
    expect(mine.now().outside?.text).toBe('dari lain');
    return { folder, files, mine, other };
  };

  test('what is saved is taken, and the text that gives way stays as a copy, also for the next page', async () => {
    const { folder, mine } = await refused();
    expect(await mine.act(() => mine.now().takeSaved())).toBe('dari lain');
    expect(mine.now()).toMatchObject({ text: 'dari lain', changed: false, outside: undefined });
    expect(mine.now().copies).toMatchObject([{ text: 'punya saya', base: { text: 'satu' } }]);
    mine.kill();
    const next = await openIn(folder);
    expect(next.now()).toMatchObject({ text: 'dari lain', copies: [{ text: 'punya saya' }] });
    await next.act(() => next.now().copies.forEach(next.now().drop));
    expect(next.now().copies).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('a copy of an older file is opened beside what was saved since, which it does not overwrite unasked', async () => {
    const { folder, files, mine } = await refused();
    await mine.act(() => mine.now().takeSaved());
    const [copy] = mine.now().copies;
    if (!copy) throw new Error('the text that gave way is a copy');
    expect(await mine.act(() => mine.now().openCopy(copy))).toBe('punya saya');
    expect(mine.now()).toMatchObject({ text: 'punya saya', changed: true, copies: [] });
    expect(mine.now().outside?.text).toBe('dari lain');
    expect(await mine.act(() => mine.now().save())).toBe('conflict');
    expect(files.get('contoh.json')).toBe('dari lain');
    mine.kill();
    const next = await openIn(folder);
    expect(next.now()).toMatchObject({ text: 'punya saya', outside: { text: 'dari lain' } });
    await next.act(() => next.now().saveOver());
    expect(files.get('contoh.json')).toBe('punya saya');
    expect(next.now()).toMatchObject({ changed: false, outside: undefined, copies: [] });
    expect(localStorage).toHaveLength(0);
  });

  test('a copy that is opened is one until it is saved, and what it replaces is another', async () => {
    const { files, mine } = await refused();
    await mine.act(() => mine.now().takeSaved());
    mine.edit('lebih baru');
    const openFirst = () => mine.act(() => mine.now().copies.slice(0, 1).map(mine.now().openCopy));
    await openFirst();
    expect(mine.now().copies).toMatchObject([{ text: 'lebih baru', base: { text: 'dari lain' } }]);
    await openFirst();
    expect(mine.now()).toMatchObject({ text: 'lebih baru', outside: undefined });
    expect(mine.now().copies).toMatchObject([{ text: 'punya saya', base: { text: 'satu' } }]);
    mine.edit('lebih baru lagi');
    expect(await mine.act(() => mine.now().save())).toBeUndefined();
    expect(files.get('contoh.json')).toBe('lebih baru lagi');
    expect(mine.now().copies).toMatchObject([{ text: 'punya saya' }]);
    expect(localStorage).toHaveLength(1);
  });

  test('mine replaces what was seen, and nothing that was saved since', async () => {
    const { files, mine, other } = await refused();
    other.edit('lebih baru');
    await other.act(() => other.now().save());
    expect(await mine.act(() => mine.now().saveOver())).toBe('conflict');
    expect(files.get('contoh.json')).toBe('lebih baru');
    expect(mine.now().outside?.text).toBe('lebih baru');
    expect(await mine.act(() => mine.now().saveOver())).toBeUndefined();
    expect(files.get('contoh.json')).toBe('punya saya');
    expect(mine.now()).toMatchObject({ changed: false, outside: undefined });
  });

  test('a refusal is reported together with the file that it is about', async () => {
    const { folder, files, mine } = await refused();
    mine.edit('punya saya, diedit');
    files.set('contoh.json', 'lebih baru');
    let answer = (): void => undefined;
    jest.spyOn(folder, 'read').mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve({ text: 'lebih baru', version: 'lebih baru' });
      }),
    );
    await mine.act(() => void mine.now().saveOver());
    expect(mine.now()).toMatchObject({ result: undefined, outside: { text: 'dari lain' } });
    await mine.act(answer);
    expect(mine.now()).toMatchObject({ result: 'conflict', outside: { text: 'lebih baru' } });
  });
});

test('of two saves at once the second replaces what the first has written', async () => {
  const { folder, files } = shared();
  const page = await openIn(folder);
  page.edit('dua');
  const both = await page.act(() => {
    const first = page.now().save();
    page.now().edit('tiga');
    return Promise.all([first, page.now().save()]);
  });
  expect(both).toEqual([undefined, undefined]);
  expect(files.get('contoh.json')).toBe('tiga');
});

test('what is typed while a refused save was under way is not taken for saved', async () => {
  const { folder, files } = shared();
  const page = await openIn(folder);
  page.edit('dua');
  files.set('contoh.json', 'lain');
  await page.act(() => {
    const saving = page.now().save();
    page.now().edit('tiga');
    return saving;
  });
  expect(page.now()).toMatchObject({ text: 'tiga', changed: true, saved: { text: 'satu' } });
});

test('a file that somebody has deleted is written again, where the editor says so', async () => {
  const { folder, files } = shared();
  const page = await openIn(folder);
  page.edit('dua');
  files.delete('contoh.json');
  expect(await page.act(() => page.now().save())).toBe('conflict');
  await page.act(() => page.now().saveOver());
  expect(files.get('contoh.json')).toBe('dua');
});

describe('what is not saved when a page is killed', () => {
  test('is there again on the next one, until it is saved', async () => {
    const { folder } = shared();
    const page = await openIn(folder);
    page.edit('dua');
    page.kill();
    const next = await openIn(folder);
    expect(next.now()).toMatchObject({ text: 'dua', changed: true, outside: undefined });
    expect(next.now().restored).toBeDefined();
    await next.act(() => next.now().save());
    expect(localStorage).toHaveLength(0);
  });

  test('stands against what somebody has saved since, and does not overwrite it', async () => {
    const { folder, files } = shared();
    const page = await openIn(folder);
    page.edit('dua');
    page.kill();
    files.set('contoh.json', 'lain');
    const next = await openIn(folder);
    expect(next.now()).toMatchObject({ text: 'dua', outside: { text: 'lain' }, saved: { text: 'satu' } });
    expect(await next.act(() => next.now().save())).toBe('conflict');
    expect(files.get('contoh.json')).toBe('lain');
  });

  test('is gone where the editor gave it up', async () => {
    const { folder } = shared();
    const page = await openIn(folder);
    page.edit('dua');
    await page.act(() => page.now().discard());
    page.kill();
    expect((await openIn(folder)).now()).toMatchObject({ text: 'satu', changed: false, copies: [] });
  });
});

test.each([
  ...['{}', '5', 'null', '[{}]', '{"at":1,"text":"dua","base":{}}', '{"text":"dua","base":{"text":"satu"}}'],
])('what others keep under the keys of the editor is passed over: %s', async (foreign) => {
  localStorage.setItem('editor:contoh:lain', foreign);
  localStorage.setItem('editor-place:contoh', foreign);
  const page = await openIn(shared().folder);
  expect(page.now()).toMatchObject({ text: 'satu', changed: false, copies: [] });
  expect(placeKept('contoh')).toBeUndefined();
});

test('a full device is reported, asks before the page is left, and lets nothing give way', async () => {
  const { folder, files } = shared();
  const page = await openIn(folder);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  page.edit('dua');
  expect(page.now().isKept).toBe(false);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  files.set('contoh.json', 'lain');
  await page.act(() => page.now().save());
  expect(await page.act(() => page.now().takeSaved())).toBeUndefined();
  expect(page.now()).toMatchObject({ text: 'dua', result: 'no-room' });
  full.mockRestore();
  page.edit('tiga');
  expect(page.now().isKept).toBe(true);
});
