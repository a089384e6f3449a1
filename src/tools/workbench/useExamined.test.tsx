import { act, renderHook } from '@testing-library/react';
import type { CompiledForm } from '../../interpreter';
import { definitionOf } from '../../interpreter/engine/testing/form';
import { memoryFolder } from './testing/memoryFolder';
import { useExamined } from './useExamined';

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
