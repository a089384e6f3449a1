import type { Issue } from '../../issues';
import type { Json } from '../../../language';
import { definitionOf, type Block } from '../../engine/testing/form';
import { loadForm } from '../../load';
import { explained as inWords } from '../../testing/explained';

export type { Block };

export const issuesOf = (blocks: readonly Block[], rest: object = {}): readonly Issue[] => {
  const labelled = blocks.map((block) => ({ type: 'text', label: 'Isian', ...block }));
  const loaded = loadForm(definitionOf([{ id: 'satu', title: 'Satu', blocks: labelled }], rest), 'contoh');
  return loaded.ok ? [] : inWords(loaded.issues);
};

export const filled = (name: string): Json => [{ name, condition: 'isFilled' }];
