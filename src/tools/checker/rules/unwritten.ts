import type { Checked } from '../definition/checked';
import { writableNames, writtenNames } from '../definition/writers';
import type { Found } from '../finding';

/** Values that are read and never written, and kept answers that nothing fills (language, sections 1 and 2). */
export function unwritten(checked: Checked): Found[] {
  const { definition, fields, sources } = checked;
  const written = writtenNames(checked);
  const writable = writableNames(definition, fields);
  const readers = [...sources.conditions.values(), ...sources.formulas];
  const read = new Set(readers.flatMap(({ compiled }) => compiled?.reads ?? []));
  const values = (definition.values ?? []).flatMap(({ name }, index): Found[] =>
    written.has(name) || !read.has(name)
      ? []
      : [
          {
            rule: 'value-unwritten',
            path: `values[${index}]`,
            what: `Nilai "${name}" dibaca, tetapi tidak diisi oleh "initial", "compute", atau sebuah efek.`,
            fix: `Isi "${name}" dengan {"set": …} pada sebuah aksi, atau hapus nilai ini.`,
            leansOn: [name],
          },
        ],
  );
  const kept = [...fields.values()].flatMap(({ field, path }): Found[] =>
    field.keep !== true || written.has(field.name) || writable.has(field.name)
      ? []
      : [
          {
            rule: 'keep-unwritten',
            path: `${path}.keep`,
            what: `"${field.label}" dipertahankan dengan keep, tetapi hanya dapat dibaca dan tidak diisi apa pun.`,
            fix: 'Hapus keep, atau isi jawabannya dengan defaultValue, compute, atau sebuah aksi.',
            leansOn: [field.name],
          },
        ],
  );
  return [...values, ...kept];
}
