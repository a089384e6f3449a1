import { stepsOf } from '../../../interpreter';
import { type Checked, blocksOf, isField, isUse } from '../definition/checked';
import { writableNames, writtenNames } from '../definition/writers';
import type { Found } from '../finding';

/** Values that are read and never written, and kept answers that nothing fills (language, sections 1 and 2). */
export function unwritten(checked: Checked): Found[] {
  const { definition, fields, sources } = checked;
  const written = writtenNames(checked);
  const writable = writableNames(definition, fields);
  const readers = [...sources.conditions.values(), ...sources.formulas];
  const read = new Set(readers.flatMap(({ compiled }) => compiled?.reads ?? []));
  const values = (definition.values ?? []).flatMap(({ name }, index): Found[] => {
    if (written.has(name) || !read.has(name)) return [];
    const what = `Nilai "${name}" dibaca, tetapi tidak diisi oleh "initial", "compute", atau sebuah efek.`;
    const fix = `Isi "${name}" dengan {"set": …} pada sebuah aksi, atau hapus nilai ini.`;
    return [{ rule: 'value-unwritten', path: `values[${index}]`, what, fix, leansOn: [name] }];
  });
  const kept = [...fields.values()].flatMap(({ field: { name, label, keep }, path }): Found[] => {
    if (keep !== true || written.has(name) || writable.has(name)) return [];
    const what = `"${label}" dipertahankan dengan keep, tetapi hanya dapat dibaca dan tidak diisi apa pun.`;
    const fix = 'Hapus keep, atau isi jawabannya dengan defaultValue, compute, atau sebuah aksi.';
    return [{ rule: 'keep-unwritten', path: `${path}.keep`, what, fix, leansOn: [name] }];
  });
  return [...values, ...kept];
}

/** Blocks that depend on an answer which only a later step asks and nothing else gives. */
export function usedBeforeAsked(checked: Checked): Found[] {
  const { definition, fields, sources } = checked;
  const steps = stepsOf(definition).filter(({ step }) => step.showInCSMobile !== true);
  const written = writtenNames(checked);
  const firstAsked = new Map<string, { index: number; title: string }>();
  for (const [index, { step, path }] of steps.entries()) {
    for (const { block } of blocksOf(step.blocks, path)) {
      const name = isField(block) ? block.name : isUse(block) ? block.use : undefined;
      if (name !== undefined && !firstAsked.has(name)) firstAsked.set(name, { index, title: step.title });
    }
  }
  // A first value that nobody waits for may come later.
  const needed = [...fields.values()].flatMap(({ field, path }) =>
    field.required === true ? [`${path}.defaultValue`] : [],
  );
  const isNeeded = (path: string): boolean => !path.endsWith('.defaultValue') || needed.includes(path);
  return readersIn(sources).flatMap(({ path, reads }): Found | Found[] => {
    const index = steps.findIndex((step) => path.startsWith(`${step.path}.`));
    const late = reads.find(
      (name) =>
        index >= 0 && !written.has(name) && (firstAsked.get(name)?.index ?? -1) > index && isNeeded(path),
    );
    if (late === undefined) return [];
    return {
      rule: 'used-before-asked',
      // Of options one finding, at the key.
      path: path.replace(/\.options\[\d+\]\.visibleWhen$/, '.options'),
      cause: [path.replace(/\[\d+\]\.visibleWhen$/, ''), late],
      what: `Memakai "${fields.get(late)?.field.label ?? late}" (${late}), yang baru ditanyakan pada langkah "${firstAsked.get(late)?.title ?? ''}".`,
      fix: 'Pindahkan pertanyaan itu ke langkah ini atau sebelumnya.',
    };
  });
}

/** What decides at once how a block looks, or what a list asks for. */
const roles = new Set(['block', 'required', 'readOnly', 'compute', 'check', 'option']);

function readersIn({
  conditions,
  formulas,
}: Checked['sources']): { path: string; reads: readonly string[] }[] {
  const ofBlocks = [...conditions.values()].filter(({ role }) => roles.has(role));
  // A filter that holds at times waits for its answers only then.
  const always = formulas.filter(
    ({ path, kind }) =>
      /\.(?:defaultValue|compute|min|max|minDate|maxDate|minRows|maxRows)$|\.checks\[\d+\]\.that$|\.lookup\.body\.[^.]+$/.test(
        path,
      ) ||
      (kind === 'template' && !conditions.has(path.replace(/value$/, 'when'))),
  );
  return [...ofBlocks, ...always].map(({ path, compiled }) => ({ path, reads: compiled?.reads ?? [] }));
}
