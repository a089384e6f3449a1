import { describeFailure, failures } from './failures';

describe('Failures in words', () => {
  test.each([
    [{ rule: 'required' }, 'Harus Diisi'],
    [{ rule: 'requiredChoice' }, 'Mohon pilih salah satu'],
    [{ rule: 'requiredTick' }, 'Mohon untuk dichecklist'],
    [{ rule: 'requiredBranch' }, 'Pekerjaan Wajib Dipilih Satu'],
    [{ rule: 'minLength', args: { n: 16 } }, 'Minimal 16 Karakter'],
    [{ rule: 'maxLength', args: { n: 3 } }, 'Maksimal 3 Karakter'],
    [{ rule: 'rule', args: { rule: 'digits' } }, 'Ada karakter yang tidak diperbolehkan. Gunakan angka saja'],
    [{ rule: 'rule', args: { rule: { characters: 'A-Z' } } }, 'Ada karakter yang tidak diperbolehkan'],
    [{ rule: 'email' }, 'Format email tidak valid. Tulis seperti nama@contoh.co.id'],
    [{ rule: 'min', args: { min: 1 } }, 'Nilai tidak boleh kurang dari 1'],
    [{ rule: 'max', args: { max: 0.7 } }, 'Nilai tidak boleh lebih dari 0,7'],
    [{ rule: 'max', args: { max: 0.0000005 } }, 'Nilai tidak boleh lebih dari 0,0000005'],
    [{ rule: 'max', args: { max: 2500.5 } }, 'Nilai tidak boleh lebih dari 2.500,5'],
    [{ rule: 'minMoney', args: { min: 99.5, unit: 'USD' } }, 'Nilai tidak boleh kurang dari USD 99,5'],
    [{ rule: 'minMoney', args: { min: 100000 } }, 'Nilai tidak boleh kurang dari Rp 100.000'],
    [
      { rule: 'maxMoney', args: { max: 999999999999999 } },
      'Nilai tidak boleh lebih dari Rp 999.999.999.999.999',
    ],
    [
      { rule: 'clamped', args: { max: 5000000, to: 'Rp 5.000.000' } },
      'Diubah menjadi Rp 5.000.000, batas maksimum Anda',
    ],
    [
      { rule: 'clamped', args: { max: 60, to: '60%', own: 'Paling banyak 60 persen' } },
      'Diubah menjadi 60%. Paling banyak 60 persen',
    ],
    [{ rule: 'year' }, 'Tulis tahun dengan 4 angka'],
    [{ rule: 'date' }, 'Tanggal tidak valid. Tulis hari, bulan, dan tahun seperti 31/12/1990'],
    [
      { rule: 'dateUnavailable', args: { why: 'minDate', min: '2026-03-01' } },
      'Tanggal terlalu awal. Pilih 1 Maret 2026 atau sesudahnya',
    ],
    [
      { rule: 'dateUnavailable', args: { why: 'maxDate', max: '2026-03-01' } },
      'Tanggal terlalu akhir. Pilih 1 Maret 2026 atau sebelumnya',
    ],
    [
      { rule: 'dateUnavailable', args: { why: 'minDate', min: '2026-03-01', max: '2026-03-31' } },
      'Tanggal terlalu awal. Pilih antara 1 Maret 2026 dan 31 Maret 2026',
    ],
    [
      { rule: 'dateUnavailable', args: { why: 'weekdaysAhead', max: '2026-03-05' } },
      'Tanggal terlalu jauh. Pilih paling lambat 5 Maret 2026',
    ],
    [
      { rule: 'dateUnavailable', args: { why: 'weekends' } },
      'Sabtu dan Minggu tidak dapat dipilih. Pilih hari Senin sampai Jumat',
    ],
    [{ rule: 'month' }, 'Bulan tidak valid. Tulis bulan dan tahun seperti 08/2026'],
    [
      { rule: 'monthUnavailable', args: { why: 'minDate', min: '2026-03', max: '2030-12' } },
      'Bulan terlalu awal. Pilih antara Maret 2026 dan Desember 2030',
    ],
    [
      { rule: 'monthUnavailable', args: { why: 'minDate', min: '2026-03' } },
      'Bulan terlalu awal. Pilih Maret 2026 atau sesudahnya',
    ],
    [
      { rule: 'monthUnavailable', args: { why: 'maxDate', max: '2026-03' } },
      'Bulan terlalu akhir. Pilih Maret 2026 atau sebelumnya',
    ],
    [{ rule: 'dateUnavailable' }, 'Tanggal tidak tersedia. Pilih hari lain'],
    [{ rule: 'format', args: { name: 'npwp', example: '' } }, 'NPWP tidak lengkap. Tulis 15 atau 16 digit'],
    [
      { rule: 'format', args: { name: '', example: '12.345' } },
      'Isian tidak sesuai format. Tulis seperti 12.345',
    ],
    [{ rule: 'minChosen', args: { n: 2 } }, 'Pilih minimal 2'],
    [{ rule: 'maxChosen', args: { n: 3 } }, 'Pilih maksimal 3'],
    [{ rule: 'whole' }, 'Isi dengan bilangan bulat tanpa koma, maksimal 15 digit'],
    [{ rule: 'number', args: { example: '10.000.000' } }, 'Tulis angka lengkap, misalnya 10.000.000'],
    [{ rule: 'wholeMoney', args: { unit: 'Rp' } }, 'Rupiah tanpa sen. Tulis angka bulat'],
    [{ rule: 'wholeMoney', args: { unit: 'JPY' } }, 'JPY tanpa sen. Tulis angka bulat'],
    [{ rule: 'twoReadings', args: { whole: '1375', fraction: '1,375' } }, 'Tulis 1375 atau 1,375'],
    [{ rule: 'decimals', args: { n: 2 } }, 'Maksimal 2 digit di belakang koma'],
    [{ rule: 'tooManyDigits' }, 'Maksimal 15 digit'],
    [{ rule: 'option' }, 'Pilihan tidak tersedia lagi. Pilih yang lain'],
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
