import type { Issue } from '../../issues';
import type { Json } from '../../../language';
import { loadForm } from '../../load';
import { explained as inWords } from '../../testing/explained';

export type Block = Readonly<Record<string, Json>>;

export const issuesOf = (
  blocks: readonly Block[],
  rest: Readonly<Record<string, Json | undefined>> = {},
): readonly Issue[] => {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: blocks.map((block) => ({ type: 'text', label: 'Isian', ...block })),
      },
    ],
    ...rest,
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  return loaded.ok ? [] : inWords(loaded.issues);
};

export const filled = (name: string): Json => [{ name, condition: 'isFilled' }];
