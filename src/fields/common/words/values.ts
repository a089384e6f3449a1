import type { RememberedValue } from '../../../language';
import { conditionKey } from './conditions';
import { objectWords } from './types';

/** What editors read of a value without a field. */
export const rememberedValue = objectWords<RememberedValue>('nilai', 'Nilai tanpa pertanyaan', {
  name: {
    title: 'Nama jawaban',
    about: 'Nama nilai; tidak boleh sama dengan nama pertanyaan atau konstanta.',
    examples: ['statusCek'],
  },
  initial: { about: 'Isi pada awal pengisian. Tanpa ini: kosong.', examples: ['eform', 0] },
  compute: {
    about: 'Rumus; nilai ini selalu hasilnya. Wajib di dalam baris.',
    examples: ["code(wargaNegara) == 'wni' ? 'KTP' : 'PASSPORT'"],
  },
  visibleWhen: conditionKey('Nilai hanya berlaku, dan dikirim, selama syarat ini berlaku.'),
  submit: { about: '`false`: tidak ikut dikirim.', examples: [false] },
});
