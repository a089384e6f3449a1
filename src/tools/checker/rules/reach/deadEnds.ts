import type { CompiledField, Place } from '../../../../interpreter';
import { all, holds, placeGoal, type Goal, type Model } from '../../../reach';
import { nameWords } from '../../../words/values';
import type { Checked } from '../../definition/checked';
import { writtenNames } from '../../definition/writers';
import type { Found } from '../../finding';
import { withWitness } from '../../reach/words';

/**
 * States from which the form cannot be sent: a required choice of which no option is offered, a required answer that is
 * locked while it is empty. Only what is proven with answers is reported.
 */
export function deadEnds(checked: Checked, model: Model, unreachable: ReadonlySet<string>): Found[] {
  const written = writtenNames(checked);
  return model.blocks.flatMap((shown): Found[] => {
    const { block } = shown;
    if (block.kind !== 'field' || unreachable.has(block.id)) return [];
    const field = model.form.fields.get(block.field);
    if (!field || field.path !== block.path) return [];
    const { definition } = field;
    const needed = block.requiredWhen;
    if (definition.required !== true && !needed) return [];
    const goals = [placeGoal(shown), ...(definition.required !== true && needed ? [holds(needed)] : [])];
    return [
      ...withoutOptions(model, field, goals),
      ...(written.has(field.name) ? [] : lockedWhileEmpty(model, field, block, goals)),
    ];
  });
}

function withoutOptions(
  model: Model,
  { definition, listed: options, path }: CompiledField,
  goals: readonly Goal[],
): Found[] {
  if (!options) return [];
  if (options.length === 0) {
    const what = `${nameWords(model.form, definition.name)} wajib diisi, tetapi tidak mempunyai pilihan.`;
    return [{ rule: 'dead-end', path: `${path}.options`, what, fix: 'Tambahkan pilihan.' }];
  }
  const conditional = options.flatMap(({ visibleWhen }) => visibleWhen ?? []);
  if (conditional.length < options.length) return [];
  return withWitness(model, all([...goals, ...conditional.map((tree) => holds(tree, false))]), {
    rule: 'dead-end',
    path: `${path}.options`,
    what: `${nameWords(model.form, definition.name)} wajib diisi, tetapi dengan jawaban tertentu tidak satu pun pilihannya ditawarkan.`,
    fix: 'Sediakan paling sedikit satu pilihan untuk keadaan itu, atau sembunyikan kolomnya.',
  });
}

function lockedWhileEmpty(
  model: Model,
  field: CompiledField,
  { readOnlyWhen: locked }: Place,
  goals: readonly Goal[],
): Found[] {
  // Shown again elsewhere it may be writable there.
  if (!locked || field.places.length > 1) return [];
  return withWitness(model, all([...goals, holds(locked)]), {
    rule: 'dead-end',
    path: `${field.path}.readOnlyWhen`,
    what: `${nameWords(model.form, field.name)} wajib diisi, tetapi dapat terkunci selagi masih kosong.`,
    fix: 'Isi jawabannya dengan defaultValue, compute, atau sebuah aksi sebelum dikunci.',
  });
}
