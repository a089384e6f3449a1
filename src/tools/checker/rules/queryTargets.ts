import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Parameters of the address that give what no text can be. */
export function queryTargets({ definition, fields }: Checked): Found[] {
  return Object.entries(definition.query ?? {}).flatMap(([parameter, { sets }]) =>
    [sets].flat().flatMap((name, index): Found[] => {
      if (fields.get(name)?.field.type !== 'rows') return [];
      const path = `query.${parameter}.sets${Array.isArray(sets) ? `[${index}]` : ''}`;
      const what = `"${name}" berisi baris, yang tidak dapat ditulis dalam alamat.`;
      return [{ rule: 'query-unfit', path, what, fix: 'Sebut isian teks, angka, tanggal, atau pilihan.' }];
    }),
  );
}
