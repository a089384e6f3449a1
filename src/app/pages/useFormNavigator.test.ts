import { entryOf } from './entry';
import { searchOf, stepIn } from './useFormNavigator';

describe('The address of a step', () => {
  test('names every step but the first', () => {
    expect(searchOf('', 'alamat')).toBe('?step=alamat');
    expect(searchOf('?step=alamat', undefined)).toBe('');
    expect([stepIn('?step=alamat'), stepIn('')]).toEqual(['alamat', undefined]);
  });

  test('keeps all other parameters', () => {
    expect(searchOf('?cabang=0001&step=alamat', 'identitas')).toBe('?cabang=0001&step=identitas');
    expect(searchOf('?cabang=0001&step=alamat', undefined)).toBe('?cabang=0001');
  });
});

describe('The state of a history entry', () => {
  const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', state });

  test('is read', () => {
    expect(entryOf(at({ cameFrom: 'identitas', below: 2, first: true, lain: 1 }))).toEqual({
      cameFrom: 'identitas',
      below: 2,
      first: true,
    });
  });

  test.each([undefined, null, 'text', 7, { cameFrom: 1, below: 'x' }])('%j is nothing of ours', (state) => {
    expect(entryOf(at(state))).toEqual({});
  });
});
