import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Effects behind a `stop` of the same list. */
export function afterStop({ sources }: Checked): Found[] {
  return sources.flatMap((source): Found[] => {
    if (source.kind !== 'effects') return [];
    const stop = source.value.findIndex((effect) => effect['stop'] === true);
    if (stop < 0 || stop === source.value.length - 1) return [];
    return [
      {
        rule: 'after-stop',
        path: `${source.path}[${stop + 1}]`,
        what: 'Efek ini berada sesudah "stop".',
        mend: 'Pindahkan ke depan "stop", atau hapus.',
      },
    ];
  });
}
