import fc from 'fast-check';
import { propertyRuns } from '../../../../tests/sweeps';
import { edited, formOf, kredit, type Edit } from '../testing/edited';
import { exampleDrafts, type Example } from './examples';
import { comeBack, type DraftFate } from './fates';
import { forecastDrafts } from './forecast';

const before = formOf(kredit);

/** Edits whose meaning for a draft is plain, each with what it makes of which answer. */
const edits: Readonly<Record<string, { edit: Edit; name: string; fate: (value: unknown) => DraftFate }>> = {
  removed: { edit: { at: 'steps.0.blocks.1', remove: true }, name: 'nama', fate: () => 'lost' },
  renamed: { edit: { at: 'steps.0.blocks.3.name', put: 'noHp' }, name: 'telepon', fate: () => 'lost' },
  'carried over': {
    edit: {
      at: 'steps.1.blocks.1',
      put: { type: 'text', name: 'nomorPajak', renamedFrom: 'npwp', label: 'NPWP' },
    },
    name: 'npwp',
    fate: () => 'kept',
  },
  'of another type': {
    edit: { at: 'steps.2.blocks.0.blocks.0.type', put: 'date' },
    name: 'sertifikat',
    fate: () => 'asked',
  },
  'a choice less': {
    edit: { at: 'steps.1.blocks.2.options', put: ['1|Modal kerja', '2|Investasi'] },
    name: 'tujuan',
    fate: (value) => (value === '3|Renovasi' ? 'asked' : 'kept'),
  },
  reworded: {
    edit: { at: 'steps.0.blocks.0.options', put: ['1|Orang', '2|Badan Usaha'] },
    name: 'jenisPemohon',
    fate: () => 'kept',
  },
  'never shown': {
    edit: {
      at: 'steps.2.blocks.0.blocks.1.visibleWhen',
      put: [{ name: 'besar', condition: 'lessThan', value: 0 }],
    },
    name: 'luas',
    fate: () => 'hidden',
  },
};

describe('drafts of visitors', () => {
  let drafts: readonly Example[];
  beforeAll(async () => {
    drafts = await exampleDrafts(before, ['1', '2', '3', '4']);
  });

  test('come from every step', () => {
    expect(new Set(drafts.map(({ draft }) => draft.activeStep))).toEqual(
      new Set(['pinjaman', 'agunan', 'dokumen']),
    );
  });

  test('meet the fate that the edits of a new version mean for each answer, whichever are made together', async () => {
    const met = new Set<DraftFate>();
    const all = Object.keys(edits);
    await fc.assert(
      fc.asyncProperty(fc.subarray(all), fc.nat(), async (names, at) => {
        const example = drafts[at % drafts.length];
        if (!example) return;
        const made = names.flatMap((name) => edits[name] ?? []);
        // Whatever is removed goes last: places before it stay as they are.
        const own = made.map(({ edit }) => edit);
        const order = [...own.filter((one) => !('remove' in one)), ...own.filter((one) => 'remove' in one)];
        const { fates } = await comeBack(before, formOf(edited(kredit, order)), example);
        for (const [name, fate] of fates) {
          const edit = made.find((one) => one.name === name);
          const expected = edit ? edit.fate(example.draft.data[name]) : 'kept';
          expect([name, fate]).toEqual([name, expected]);
          met.add(fate);
        }
      }),
      // All edits over every draft come first: which fates are met is no matter of chance.
      { numRuns: propertyRuns(), examples: drafts.map((_, at): [string[], number] => [all, at]) },
    );
    expect([...met].sort()).toEqual(['asked', 'hidden', 'kept', 'lost']);
  });
});

test('the same version takes nothing from anybody', async () => {
  const { touched, sentences, drafts } = await forecastDrafts(before, before);
  expect(drafts).toBeGreaterThan(6);
  expect([...touched, ...sentences]).toEqual([]);
});

test('what is lost, where visitors find themselves, and what they owe is told in words', async () => {
  const after = edited(kredit, [
    {
      at: 'steps.0.blocks.1',
      put: { type: 'text', name: 'namaLengkap', label: 'Nama Lengkap', required: true },
    },
    { at: 'steps.2', remove: true },
  ]);
  const { sentences } = await forecastDrafts(before, formOf(after));
  expect(sentences.join('\n').replace(/\d+/g, 'n')).toBe(
    [
      '“Nama Lengkap” hilang, karena tidak ada pertanyaan yang menggantikannya (renamedFrom) (n dari n draf).',
      '“Nomor Sertifikat” hilang, karena tidak ada pertanyaan yang menggantikannya (renamedFrom) (n dari n draf).',
      '“Luas (m²)” hilang, karena tidak ada pertanyaan yang menggantikannya (renamedFrom) (n dari n draf).',
      'Draf di langkah “Agunan” kembali ke langkah “Pemohon” (n draf).',
      '“Nama Lengkap”, di langkah “Pemohon” yang sudah dilewati, harus dijawab sebelum dapat mengirim (n draf).',
    ].join('\n'),
  );
});

test('a step that says what it was called before takes its drafts over', async () => {
  const after = edited(kredit, [
    { at: 'steps.2.id', put: 'jaminan' },
    { at: 'steps.2.renamedFrom', put: 'agunan' },
  ]);
  expect((await forecastDrafts(before, formOf(after))).sentences).toEqual([]);
});
