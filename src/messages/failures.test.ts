import { describeFailure, failures } from './failures';

describe('Failures in words (spec 1 and 3, section 5)', () => {
  test.each([
    [{ rule: 'required' }, 'Harus Diisi'],
    [{ rule: 'requiredChoice' }, 'Mohon pilih salah satu'],
    [{ rule: 'requiredTick' }, 'Mohon untuk dichecklist'],
    [{ rule: 'requiredBranch' }, 'Pekerjaan Wajib Dipilih Satu'],
    [{ rule: 'minLength', args: { n: 16 } }, 'Minimal 16 Karakter'],
    [{ rule: 'maxLength', args: { n: 3 } }, 'Maksimal 3 Karakter'],
    [{ rule: 'rule' }, 'Ada karakter yang tidak diperbolehkan'],
    [{ rule: 'email' }, 'Format email tidak valid'],
    [{ rule: 'min', args: { min: 1 } }, 'Nilai tidak boleh kurang dari 1'],
    [{ rule: 'max', args: { max: 2500.5 } }, 'Nilai tidak boleh lebih dari 2.500,5'],
    [{ rule: 'minMoney', args: { min: 100000 } }, 'Nilai tidak boleh kurang dari Rp 100.000'],
    [
      { rule: 'maxMoney', args: { max: 999999999999999 } },
      'Nilai tidak boleh lebih dari Rp 999.999.999.999.999',
    ],
    [{ rule: 'date' }, 'Tanggal tidak valid'],
    [{ rule: 'dateUnavailable' }, 'Tanggal tidak tersedia'],
    [{ rule: 'option' }, 'Pilihan tidak tersedia lagi'],
  ] as const)('%j is said', (failure, words) => {
    expect(describeFailure(failure, 'Pekerjaan')).toBe(words);
  });

  test('a definition may use its own words', () => {
    expect(describeFailure({ rule: 'required', text: 'Nama wajib diisi' }, 'Nama')).toBe('Nama wajib diisi');
  });

  test('no words have a gap when nothing is known about the bound', () => {
    expect(Object.values(failures).filter((say) => /undefined|NaN|null/.test(say({})))).toEqual([]);
  });
});
