import { blocksOf, everyBlock, isField, isUse, type Checked } from '../definition/checked';
import type { Found } from '../finding';
import { stepsOf, type CompiledForm } from '../../../interpreter';

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

/** What stands on a preview that the form never comes to. */
export function unseenPages({ definition, form }: Checked): Found[] {
  if (!definition.preview || !form || showsPreview(form)) return [];
  const what = 'Formulir ini tidak pernah sampai ke ringkasan jawaban.';
  const fix = 'Tulis "afterLastStep": "preview" pada tahap atau formulirnya, atau hapus bagian ini.';
  return [{ rule: 'page-unseen', path: 'preview', what, fix }];
}

/** Whether something leads to the preview: the end of a stage, a branch of a step, an effect of the form's own. */
function showsPreview({ stages, sources }: CompiledForm): boolean {
  const lists = [
    ...stages.map((stage) => stage.afterLastStep),
    ...sources.effects.map((one) => one.compiled),
  ];
  return (
    lists.flat().some((effect) => effect.kind === 'goTo' && effect.goTo === 'preview') ||
    stages.some(({ steps }) => steps.some(({ branches }) => branches.some(({ step }) => step === undefined)))
  );
}

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
    fix: 'Tulis isinya di "blocks", atau hapus bagian ini.',
  };
}
