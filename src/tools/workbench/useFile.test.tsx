import { act, renderHook } from '@testing-library/react';
import { useFile } from './useFile';
import type { SourceFile, SourceFolder } from './source/files';

const file = { text: 'satu', version: '1' };

/** A folder whose only file is read when `answer` is called. */
const slowFolder = (found: SourceFile) => {
  let answer: () => void = () => undefined;
  const read = new Promise<SourceFile>((resolve) => (answer = () => resolve(found)));
  const save = jest.fn((_name: string, _text: string, version?: string) =>
    Promise.resolve(version === found.version ? { version: '3' } : ('conflict' as const)),
  );
  const folder = {
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
