import { standing } from '../testing/standing';
import { type Insight, insightOf } from './insight';

describe('insight', () => {
  const insight = (answers = {}): Insight => insightOf(standing(answers));

  test('a look at a form is plain data', () => {
    const found = insight({ nama: 'Siti', punyaRekening: '1' });
    expect(structuredClone(found)).toEqual(found);
  });

  test('a hidden field says which answer hides it, and which one would show it; one that is shown says nothing', () => {
    const hidden = (answers: object): (string | undefined)[] =>
      insight(answers).fields.flatMap(({ name, hidden }) => (name === 'nomor' ? [hidden] : []));
    expect(hidden({ punyaRekening: '2' })).toEqual([
      'Tersembunyi karena “Punya?” adalah Tidak; tampil bila Ya.',
    ]);
    expect(hidden({ punyaRekening: '1' })).toEqual([undefined]);
  });

  test('a step that is skipped says why, and one that is not says nothing', () => {
    const skipped = 'Langkah “Rekening” dilewati karena “Punya?” belum diisi; tampil bila Ya.';
    expect(insight().skipped).toEqual({ rekening: skipped });
    expect(insight({ punyaRekening: '1' }).skipped).toEqual({});
  });
});
