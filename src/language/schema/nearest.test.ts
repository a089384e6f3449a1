import { nearest } from './nearest';

describe('nearest', () => {
  test.each([
    ['a missing letter', 'statu', 'status'],
    ['a letter too many', 'stattus', 'status'],
    ['a wrong letter', 'stotus', 'status'],
    ['swapped neighbours', 'sattus', 'status'],
    ['another letter case', 'STATUS', 'status'],
    ['a missing first letter', 'b', 'ab'],
    ['the nearest of several', 'namaKota', 'namaKtoa'],
  ])('finds %s', (_, word, meant) => {
    expect(nearest(word, ['nama', 'namaKtoa', 'status', 'ab'])).toBe(meant);
  });

  test('takes the first of equally near ones', () => {
    expect(nearest('naba', ['nama', 'nada'])).toBe('nama');
  });

  test('finds nothing for no word, and for one that is longer than any name', () => {
    expect(nearest('', ['a'])).toBeUndefined();
    expect(nearest('a'.repeat(65), ['a'.repeat(65)])).toBeUndefined();
    expect(nearest('a'.repeat(64), ['a'.repeat(64)])).toBe('a'.repeat(64));
  });

  test.each([['anma'], ['nmaa'], ['naam']])('neighbours that are swapped are one mistake: %s', (word) => {
    expect(nearest(word, ['nama'])).toBe('nama');
  });

  test.each([
    ['kabu', 'axbu'],
    ['kabu', 'xkbu'],
    ['nmab', 'nama'],
  ])(
    'a letter that has moved is no swap, and a swap is no cure of other mistakes: %s, %s',
    (word, candidate) => {
      expect(nearest(word, [candidate])).toBeUndefined();
    },
  );

  test.each([
    ['ab', 'ac'],
    ['abc', 'abd'],
    ['abcdef', 'abcdxy'],
    ['abcdefghi', 'abcdefxyz'],
  ])('a third of the letters of %s may be wrong, at least one', (word, candidate) => {
    expect(nearest(word, [candidate])).toBe(candidate);
  });

  test.each([
    ['ab', 'xy'],
    ['abcde', 'abcxy'],
    ['abcdef', 'abcxyz'],
    ['abc', 'cab'],
  ])('more than that is another word: %s, %s', (word, candidate) => {
    expect(nearest(word, [candidate])).toBeUndefined();
  });

  test.each([['agama'], ['x'], [''], ['status'.repeat(1000)]])('finds nothing near %.10s', (word) => {
    expect(nearest(word, ['status', 'pekerjaan'])).toBeUndefined();
  });

  test.each([
    ['notRequired', 'required'],
    ['unrequired', 'required'],
    ['isNotEmpty', 'isEmpty'],
    ['notVisibleWhen', 'visibleWhen'],
    ['tidakLunasSemuanya', 'lunasSemuanya'],
    ['invalid', 'valid'],
    ['required', 'unrequired'],
  ])('a word that denies is not near the one that it denies: %s, %s', (word, candidate) => {
    expect(nearest(word, [candidate])).toBeUndefined();
  });

  test.each([
    ['tidakAkti', 'tidakAktif'],
    ['unti', 'unit'],
    ['notari', 'notaris'],
    ['inpt', 'input'],
    ['nonimal', 'nominal'],
  ])('a word that only begins like a denial is near as others are: %s, %s', (word, candidate) => {
    expect(nearest(word, [candidate])).toBe(candidate);
  });
});
