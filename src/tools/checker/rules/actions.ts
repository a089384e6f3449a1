import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Actions that nothing calls. */
export function actions({ definition, sources }: Checked): Found[] {
  return Object.keys(definition.actions ?? {})
    .filter((name) => !sources.called.has(name))
    .map((name) => ({
      rule: 'action-unused' as const,
      path: `actions.${name}`,
      what: `Aksi "${name}" tidak dipanggil oleh tombol, langkah, pantauan, atau afterLastStep.`,
      mend: `Panggil dengan "do": "${name}", atau hapus.`,
    }));
}
