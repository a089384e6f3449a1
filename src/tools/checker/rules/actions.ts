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

/** Effects behind a `stop` of the same list. */
export function afterStop({ sources }: Checked): Found[] {
  return sources.effects.flatMap(({ path, source }): Found[] => {
    const stop = source.findIndex((effect) => 'stop' in effect);
    if (stop < 0 || stop === source.length - 1) return [];
    return [
      {
        rule: 'after-stop',
        path: `${path}[${stop + 1}]`,
        what: 'Efek ini berada sesudah "stop".',
        mend: 'Pindahkan ke depan "stop", atau hapus.',
      },
    ];
  });
}
