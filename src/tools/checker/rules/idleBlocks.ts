import { blocksOf, everyBlock, isField, isUse, stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Questions on an end, whose answers are never sent, and windows that open empty. */
export function idleBlocks(checked: Checked): Found[] {
  return [...endQuestions(checked), ...emptyWindows(checked)];
}

function endQuestions({ definition }: Checked): Found[] {
  return stepsOf(definition).flatMap(({ step, path }): Found[] => {
    if (step.ends !== true) return [];
    const asked = [...blocksOf(step.blocks, `${path}.blocks`)].filter(
      ({ block }) => isField(block) || isUse(block),
    );
    return asked.slice(0, 1).map(({ path: at }) => ({
      rule: 'end-question',
      path: at,
      what: 'Di langkah akhir tidak ada tombol lanjut, sehingga jawaban ini tidak pernah terkirim.',
      fix: 'Pindahkan pertanyaannya ke langkah sebelumnya, atau hapus.',
    }));
  });
}

function emptyWindows(checked: Checked): Found[] {
  return [...everyBlock(checked)].flatMap(({ block, path }): Found[] =>
    'type' in block && block.type === 'button' && block.opens && isBlank(block.opens.blocks)
      ? [emptyWindow(`${path}.opens.blocks`)]
      : [],
  );
}

/** What is reported of a window without words or pictures. */
export function emptyWindow(path: string): Found {
  const what = 'Jendela ini terbuka tanpa isi.';
  return { rule: 'empty-popup', path, what, fix: 'Tulis isinya, atau jangan membukanya.' };
}

/** Whether nothing of these blocks can be seen. */
export function isBlank(blocks: readonly object[]): boolean {
  return blocks.every((block) => {
    if ('html' in block)
      return !/<(?:img|svg|hr)\b/i.test(String(block.html)) && bare(String(block.html)) === '';
    if ('blocks' in block && Array.isArray(block.blocks)) return isBlank(block.blocks as readonly object[]);
    return false;
  });
}

const bare = (html: string): string => html.replace(/<[^>]*>|&nbsp;|\s/g, '');
