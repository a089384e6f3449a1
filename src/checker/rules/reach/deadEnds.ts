import type { Checked } from '../../definition/checked';
import { writtenNames } from '../../definition/writers';
import type { Found } from '../../finding';
import { holds, type Goal } from '../../reach/goals';
import type { Model, ShownBlock } from '../../reach/model';
import { search } from '../../reach/search';
import { answersInWords } from '../../reach/words';

/**
 * States from which the form cannot be sent: a required choice of which no option is offered, a required answer that is
 * locked while it is empty. Only what is proven with answers is told.
 */
export function deadEnds(checked: Checked, model: Model, unreachable: ReadonlySet<string>): Found[] {
  const written = writtenNames(checked);
  return model.blocks.flatMap((shown): Found[] => {
    const { block } = shown;
    const field = block.kind === 'field' ? model.form.fields.get(block.field) : undefined;
    if (!field || field.path !== block.path || unreachable.has(block.id)) return [];
    const { definition } = field;
    const needed = model.tree(definition.requiredWhen);
    if (definition.required !== true && !needed) return [];
    const goals: readonly Goal[] = [
      ...inSightOf(shown),
      ...(definition.required !== true && needed ? [holds(needed)] : []),
    ];
    return [
      ...withoutOptions(model, shown, goals),
      ...(written.has(field.name) ? [] : lockedWhileEmpty(model, shown, goals)),
    ];
  });
}

function inSightOf({ step, around }: ShownBlock): Goal[] {
  return [{ kind: 'onPath', step: step.index, wanted: true }, ...around.map((tree) => holds(tree))];
}

function withoutOptions(model: Model, { block }: ShownBlock, goals: readonly Goal[]): Found[] {
  const field = block.kind === 'field' ? model.form.fields.get(block.field) : undefined;
  const definition = field?.definition;
  const options = definition && 'options' in definition ? definition.options : undefined;
  if (!field || !definition || !options) return [];
  if (options.length === 0) {
    const what = `"${definition.label}" wajib diisi, tetapi tidak mempunyai pilihan.`;
    return [{ rule: 'dead-end', path: `${field.path}.options`, what, mend: 'Tambahkan pilihan.' }];
  }
  const trees = options.map((option) =>
    typeof option === 'string' ? undefined : model.tree(option.visibleWhen),
  );
  const conditional = trees.filter((tree) => tree !== undefined);
  if (conditional.length < trees.length) return [];
  return toldWith(model, [...goals, ...conditional.map((tree) => holds(tree, false))], {
    rule: 'dead-end',
    path: `${field.path}.options`,
    what: `"${definition.label}" wajib diisi, tetapi dengan jawaban tertentu tidak satu pun pilihannya ditawarkan.`,
    mend: 'Sediakan paling sedikit satu pilihan untuk keadaan itu, atau sembunyikan kolomnya.',
  });
}

function lockedWhileEmpty(model: Model, { block }: ShownBlock, goals: readonly Goal[]): Found[] {
  const field = block.kind === 'field' ? model.form.fields.get(block.field) : undefined;
  const locked = model.tree(field?.definition.readOnlyWhen);
  // Shown again elsewhere it may be writable there.
  if (!field || !locked || field.places.length > 1) return [];
  return toldWith(model, [...goals, holds(locked)], {
    rule: 'dead-end',
    path: `${field.path}.readOnlyWhen`,
    what: `"${field.definition.label}" wajib diisi, tetapi dapat terkunci selagi masih kosong.`,
    mend: 'Isi jawabannya dengan defaultValue, compute, atau sebuah aksi sebelum dikunci.',
  });
}

function toldWith(model: Model, goals: readonly Goal[], found: Found): Found[] {
  const outcome = search(model, goals, { filled: true });
  if (outcome.reached !== 'yes' || !outcome.sure) return [];
  return [{ ...found, witness: answersInWords(model.form, outcome.answers) }];
}
