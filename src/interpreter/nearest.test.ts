import { nearest } from './nearest';

describe('nearest', () => {
  test.each([
    ['a missing letter', 'statu', 'status'],
    ['a letter too many', 'stattus', 'status'],
    ['a wrong letter', 'stotus', 'status'],
    ['swapped neighbours', 'sattus', 'status'],
    ['another letter case', 'STATUS', 'status'],
    ['the nearest of several', 'namaKota', 'namaKtoa'],
  ])('finds %s', (_, word, meant) => {
    expect(nearest(word, ['nama', 'namaKtoa', 'status'])).toBe(meant);
  });

  test('takes the first of equally near ones', () => {
    expect(nearest('naba', ['nama', 'nada'])).toBe('nama');
  });

  test.each([['agama'], ['x'], [''], ['status'.repeat(1000)]])('finds nothing near %.10s', (word) => {
    expect(nearest(word, ['status', 'pekerjaan'])).toBeUndefined();
  });
});
