import type { JsonSchema } from '../jsonSchema';
import { filledText, type fieldAliases } from '../../../language/schema';
import { scalarSchema } from '../leaves';
import type { KeyWords } from './types';

/** Second spellings on fields, mostly the content system's: they work, editors strike them out and do not suggest them. */
export const aliasKeys: Readonly<
  Record<keyof typeof fieldAliases, KeyWords & { instead: string; schema: JsonSchema }>
> = {
  id: {
    about: 'Nomor milik sistem konten; tidak dipakai.',
    examples: ['x1'],
    instead: 'Hapus saja; pertanyaan dikenali dari name.',
    schema: {},
  },
  showInSearch: {
    about: 'Penanda milik sistem konten; tidak dipakai.',
    examples: [true],
    instead: 'Hapus saja.',
    schema: {},
  },
  conditionalLogic: {
    about: 'Ejaan sistem konten: `true` berarti `conditions` adalah `visibleWhen`.',
    examples: [true],
    instead: 'Tulis visibleWhen.',
    schema: { type: 'boolean', errorMessage: 'Yang boleh di sini: true atau false.' },
  },
  conditions: {
    about: 'Ejaan sistem konten: daftar perbandingan untuk `visibleWhen`.',
    examples: [[{ name: 'wargaNegara', condition: '=', value: 'wni' }]],
    instead: 'Tulis visibleWhen.',
    schema: {},
  },
  requiredMessage: {
    about: 'Ejaan pendek dari `messages` dengan `required`.',
    examples: ['Pilih salah satu'],
    instead: 'Tulis messages.',
    schema: scalarSchema({ kind: 'text', expected: filledText, filled: true }),
  },
  pattern: {
    about: 'Ejaan sistem konten: pola karakter yang boleh, seperti `^[0-9]+$`.',
    examples: ['^[0-9]+$'],
    instead: 'Tulis rule.',
    schema: {
      type: 'string',
      pattern:
        '^(?:\\/(?:\\^\\[[\\s\\S]*\\][*+]\\$|\\[[\\s\\S]*\\])\\/g?|\\^\\[[\\s\\S]*\\][*+]\\$|\\[[\\s\\S]*\\])$',
      errorMessage: 'Yang boleh di sini: pola [kelas], ^[kelas]*$, ^[kelas]+$, atau [^kelas].',
    },
  },
};
