import { act, renderHook } from '@testing-library/react';
import type { CompiledForm } from '../../interpreter';
import { definitionOf } from '../../interpreter/engine/testing/form';
import { memoryFolder } from './testing/memoryFolder';
import { unlessBegun, useExamined } from './useExamined';

const textWith = (label: string): string =>
  definitionOf([
    {
      ...{ id: 'data', title: 'Data' },
      blocks: Array.from({ length: 350 }, (_, at) => ({
        ...{ type: 'text', name: `n${at}`, label: `${label} ${at}`, maxLength: 9 },
      })),
    },
  ]);

test('an edit makes one form, before the checker has looked; one that makes none leaves the last', async () => {
  jest.useFakeTimers();
  const { folder } = memoryFolder({});
  const forms = new Set<CompiledForm | undefined>();
  const { result, rerender } = renderHook(
    (text: string) => {
      const known = useExamined(text, 'contoh', folder, false);
      forms.add(known.lastGood?.form);
      return known;
    },
    { initialProps: textWith('Nama') },
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const labelNow = (): string | undefined =>
    result.current.lastGood?.form?.fields.get('n349')?.definition.label;
  await wait(0);
  expect([labelNow(), result.current.newest]).toEqual(['Nama 349', undefined]);
  await wait(300);
  expect(result.current.newest?.form).toBe(result.current.lastGood?.form);
  rerender(textWith('Nama Lengkap'));
  await wait(0);
  expect(labelNow()).toBe('Nama Lengkap 349');
  expect(result.current.newest?.text).toBe(textWith('Nama'));
  await wait(300);
  expect(result.current.newest?.text).toBe(textWith('Nama Lengkap'));
  rerender('{');
  await wait(300);
  expect([labelNow(), result.current.newest?.form]).toEqual(['Nama Lengkap 349', undefined]);
  expect([...forms].filter(Boolean)).toHaveLength(2);
  jest.useRealTimers();
});

test('a text that is looked at again, for another view or after a save, keeps its form: its visit would begin anew', async () => {
  jest.useFakeTimers();
  const text = textWith('Nama');
  const { folder } = memoryFolder({ 'contoh.json': text });
  const { result, rerender } = renderHook(
    (isTyped: boolean) => useExamined(text, 'contoh', folder, isTyped),
    { initialProps: false },
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(600);
  const { lastGood } = result.current;
  expect(lastGood?.form).toBeDefined();
  rerender(true);
  await wait(600);
  expect(result.current.lastGood).toBe(lastGood);
  await folder.save('lain.json', '{}', undefined);
  window.dispatchEvent(new Event('eform:definition-changed'));
  await wait(600);
  expect(result.current.lastGood).toBe(lastGood);
  expect(result.current.newest?.form).toBe(lastGood?.form);
  jest.useRealTimers();
});

test('a step without questions is a finding as soon as another one is chosen', async () => {
  jest.useFakeTimers();
  const { folder } = memoryFolder({});
  const text = definitionOf([{ id: 'baru', title: 'Baru', blocks: [] }]);
  const { result } = renderHook(() => useExamined(text, 'contoh', folder, false));
  await act(() => jest.advanceTimersByTimeAsync(600));
  const rulesFor = (path?: (string | number)[]) =>
    unlessBegun(result.current.newest?.findings ?? [], path).map(({ rule }) => rule);
  expect(rulesFor(['steps', 0])).not.toContain('empty-blocks');
  expect(rulesFor(['steps', 1])).toContain('empty-blocks');
  expect(rulesFor()).toContain('empty-blocks');
  jest.useRealTimers();
});
