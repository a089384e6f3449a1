import { formOf, type Block } from './engine/testing/form';
import { blocksIn, fieldsLookedAt, rowsLookedAt } from './walk';

const anak = (more: Block = {}): Block => ({
  type: 'rows',
  name: 'anak',
  rowTitle: 'Anak {index}',
  blocks: [
    { type: 'group', blocks: [{ type: 'text', name: 'namaAnak', label: 'Nama' }] },
    { type: 'number', name: 'usia', label: 'Usia' },
  ],
  ...more,
});

const formWith = (more: Block = {}) => formOf({ satu: [{ name: 'kota' }, anak(more)] });

describe('Who looks at a form as a whole', () => {
  test('sees of what is asked in rows the first one, which stands for all', () => {
    expect(fieldsLookedAt(formWith()).map(({ name }) => name)).toEqual([
      'kota',
      'anak',
      'anak.0.namaAnak',
      'anak.0.usia',
    ]);
  });

  test('sees two rows, or as many as there must be, and no row where there are none', () => {
    const rowsOf = (name: string, more: Block = {}): number => {
      const [place] = formWith(more).fields.get(name)?.places ?? [];
      return place ? rowsLookedAt(place).length : -1;
    };
    expect(rowsOf('anak')).toBe(2);
    expect(rowsOf('anak', { minRows: 4 })).toBe(4);
    expect(rowsOf('anak', { maxRows: 1 })).toBe(1);
    expect(rowsOf('kota')).toBe(0);
  });

  test('sees each block before those inside it, those of rows too', () => {
    const blocks = formWith({ maxRows: 1 }).steps.get('satu')?.blocks ?? [];
    const seen = [...blocksIn(blocks)].map((block) => (block.kind === 'field' ? block.field : block.kind));
    expect(seen).toEqual(['kota', 'anak', 'group', 'anak.0.namaAnak', 'anak.0.usia']);
  });
});
