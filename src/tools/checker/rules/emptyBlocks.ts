import { everyBlock, stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Steps and groups in which nothing stands, and rows that ask nothing: the interpreter takes them, a visitor sees a title alone. */
export function emptyBlocks(checked: Pick<Checked, 'definition' | 'sources'>): Found[] {
  const inSteps = stepsOf(checked.definition).flatMap(({ step, path }): Found[] => {
    // An end may say all by its title and what it leads to.
    const leads = step.ends === true && (step.links ?? []).length > 0;
    return step.blocks.length > 0 || leads ? [] : [empty(path, `Langkah "${step.title}"`)];
  });
  const inBlocks = [...everyBlock(checked)].flatMap(({ block, path }): Found[] => {
    if (!('type' in block) || (block.type !== 'group' && block.type !== 'rows')) return [];
    if (block.blocks.length > 0) return [];
    return [empty(path, block.type === 'rows' ? `Setiap baris "${block.label}"` : 'Kelompok ini')];
  });
  return [...inSteps, ...inBlocks];
}

function empty(path: string, what: string): Found {
  return {
    rule: 'empty-blocks',
    path: `${path}.blocks`,
    what: `${what} tidak berisi apa-apa.`,
    mend: 'Tulis isinya di "blocks", atau hapus bagian ini.',
  };
}
