import { describeCallError, standardErrors, type CallError, type FallibleCall } from './session';
import { describeFailure, failures } from './failures';
import { dayInWords, momentInWords } from './values';
import { plafondText } from './tracking';
import { planWords } from './plan';
import { clockTime, draftWords } from './draft';
import { sizeInWords, typesInWords, uploadRefusals } from './files';
import { uploadWords } from './upload';

describe('faults', () => {
  const http: CallError = { kind: 'http', httpStatus: 503, statusText: 'Service Unavailable' };
  const status: CallError = { kind: 'status', status: 400, message: 'Data tidak lengkap' };
  const exception: CallError = { kind: 'exception', reason: 'koneksi terputus' };

  const trouble = 'Ada masalah pada server kami!';
  const busy = {
    title: 'Server Sedang Sibuk!',
    text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
  };

  describe('Standard errors of the calls', () => {
    test.each([
      ['tipe-nasabah', http, busy],
      ['tipe-nasabah', status, busy],
      ['tipe-nasabah', exception, busy],
      ['screening', http, { title: trouble, text: 'Service Unavailable' }],
      ['screening', status, { title: 'Server error! statusCode: 400', text: 'Data tidak lengkap' }],
      ['screening', exception, { title: `${trouble} koneksi terputus` }],
      ['registration', status, { title: 'Server error! statusCode: 400', text: 'Data tidak lengkap' }],
      ['wic-check', status, { title: 'Server error! statusCode: 400', text: 'Data tidak lengkap' }],
      ['submit', http, { title: `${trouble} 503`, text: 'Service Unavailable' }],
      ['submit', status, { title: `${trouble}. 400`, text: 'Data tidak lengkap' }],
      [
        'submit',
        exception,
        { title: `${trouble} koneksi terputus`, text: 'Silahkan coba beberapa saat lagi.' },
      ],
      ['downloadpdf', http, { title: `${trouble} 503`, text: 'Service Unavailable' }],
      ['downloadpdf', status, { title: 'Ada Masalah!', text: 'Data tidak lengkap' }],
      ['upload-file', http, { title: 'Ada Masalah!', text: 'Service Unavailable' }],
      ['upload-file', exception, { title: 'Ada Masalah!', text: 'Gagal mengunggah file' }],
      [
        'popup',
        exception,
        {
          title: trouble,
          text: 'Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.',
        },
      ],
    ] as const)('%s, %j', (call, error, words) => {
      expect(describeCallError(call, error)).toEqual(words);
    });

    test('what the server says follows the words of the bank', () => {
      const refused = { ...http, httpStatus: 410, statusText: 'Gone', message: ' Berkas KTP sudah dihapus ' };
      expect(describeCallError('submit', refused)).toEqual({
        title: `${trouble} 410`,
        text: 'Gone. Berkas KTP sudah dihapus',
      });
      expect(describeCallError('tipe-nasabah', refused).text).toBe(`${busy.text} Berkas KTP sudah dihapus`);
    });

    test.each<CallError>([
      { kind: 'http', httpStatus: 422, statusText: '', message: 'x'.repeat(10_000) },
      { kind: 'status', status: 422, message: 'x'.repeat(10_000) },
    ])('%j is cut at 300 characters', (error) => {
      expect(describeCallError('submit', error).text?.match(/x+…$/)?.[0]).toHaveLength(301);
    });

    test.each([
      [40_000, 'Coba lagi dalam 40 detik.'],
      [0, 'Coba lagi dalam 1 detik.'],
      [3_600_000, 'Coba lagi dalam 60 menit.'],
    ])('a server that is asked too often says when to come back: %i ms', (retryAfterMs, words) => {
      const error: CallError = {
        kind: 'http',
        httpStatus: 429,
        statusText: 'Too Many Requests',
        retryAfterMs,
      };
      expect(describeCallError('screening', error).text).toBe(`Too Many Requests. ${words}`);
    });

    test('a status without a text is named by its number', () => {
      expect(describeCallError('submit', { kind: 'http', httpStatus: 502, statusText: ' ' }).text).toBe(
        'Status 502',
      );
    });

    test('a server without a message gets no empty line', () => {
      expect(describeCallError('submit', { kind: 'status', status: 500, message: ' ' })).not.toHaveProperty(
        'text',
      );
    });

    test('every call has a title for every kind of error', () => {
      // The table's own keys, which `Object.keys` widens to text, and a call that has no row.
      const calls = [...Object.keys(standardErrors), 'screening'] as FallibleCall[];
      const titles = calls.flatMap((call) =>
        [http, status, exception].map((error) => describeCallError(call, error).title),
      );
      expect(titles.filter((title) => title.trim() === '')).toEqual([]);
    });
  });
});

describe('failures', () => {
  describe('Failures in words', () => {
    test.each([
      [{ rule: 'required' }, 'Harus Diisi'],
      [{ rule: 'requiredChoice' }, 'Mohon pilih salah satu'],
      [{ rule: 'requiredTick' }, 'Mohon untuk dichecklist'],
      [{ rule: 'requiredBranch' }, 'Pekerjaan Wajib Dipilih Satu'],
      [{ rule: 'minLength', args: { n: 16 } }, 'Minimal 16 Karakter'],
      [{ rule: 'maxLength', args: { n: 3 } }, 'Maksimal 3 Karakter'],
      [
        { rule: 'rule', args: { rule: 'digits' } },
        'Ada karakter yang tidak diperbolehkan. Gunakan angka saja',
      ],
      [{ rule: 'rule', args: { rule: { characters: 'A-Z' } } }, 'Ada karakter yang tidak diperbolehkan'],
      [{ rule: 'untaken', args: { signs: [], replaced: ['/'] } }, 'Kami ganti / dengan -. Periksa kembali'],
      [
        { rule: 'untaken', args: { signs: ['('], replaced: ['/'] } },
        'Kami ganti / dengan -. Tidak dapat dipakai dan sudah dihapus: (. Periksa kembali',
      ],
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
      [
        { rule: 'reset', args: { was: 'Rp 5.000.000' } },
        'Rp 5.000.000 diatur ulang karena jawaban lain berubah. Periksa isian ini',
      ],
      [{ rule: 'emptied', args: { n: 3 } }, '3 isian dikosongkan'],
      [{ rule: 'year' }, 'Tulis tahun dengan 4 angka'],
      [{ rule: 'date' }, 'Tanggal tidak valid. Tulis hari, bulan, dan tahun seperti 31/12/1990'],
      [
        { rule: 'date', args: { example: '2026-03-04' } },
        'Tanggal tidak valid. Tulis hari, bulan, dan tahun seperti 04/03/2026',
      ],
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
      [
        { rule: 'unlisted', args: { unlisted: 'Jakrta', fits: false } },
        '"Jakrta" tidak ada dalam daftar. Pilih dari daftar',
      ],
      [{ rule: 'unlisted', args: { unlisted: 'Ban', fits: true } }, '"Ban" belum dipilih. Pilih dari daftar'],
      [{ rule: 'month' }, 'Bulan tidak valid. Tulis bulan dan tahun seperti 08/2026'],
      [
        { rule: 'month', args: { example: '2027-01' } },
        'Bulan tidak valid. Tulis bulan dan tahun seperti 01/2027',
      ],
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
      [{ rule: 'whole' }, 'Bulatkan, tanpa angka di belakang koma'],
      [{ rule: 'number', args: { fraction: false } }, 'Tulis satu angka, tanpa titik dan spasi'],
      [
        { rule: 'number', args: { fraction: true } },
        'Tulis satu angka, tanpa titik dan spasi, dengan satu koma bila perlu',
      ],
      [{ rule: 'number', args: { signs: ['-', 'ekor'] } }, 'Tulis dengan angka saja, tanpa "-" dan "ekor"'],
      [{ rule: 'otherUnit', args: { unit: 'bulan', meant: 12 } }, 'Tulis dalam bulan: 12'],
      [
        { rule: 'otherUnit', args: { unit: 'tahun', meant: 1, rounded: true } },
        'Tulis dalam tahun, dibulatkan: 1',
      ],
      [{ rule: 'otherUnit', args: { unit: 'hari' } }, 'Tulis dalam hari'],
      [{ rule: 'scaled', args: { meant: 5000000 } }, 'Maksud Anda 5.000.000?'],
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
      expect(describeFailure({ rule: 'required', text: 'Nama wajib diisi' }, 'Nama')).toBe(
        'Nama wajib diisi',
      );
    });

    test('no words have a gap when nothing is known about the bound', () => {
      expect(Object.values(failures).filter((say) => /undefined|NaN|null/.test(say({})))).toEqual([]);
    });
  });
});

describe('moments', () => {
  test.each([
    [150_000_000, 'Rp. 150.000.000,-'],
    [999, 'Rp. 999,-'],
    [0, 'Rp. 0,-'],
    [1_000_000.5, 'Rp. 1.000.001,-'],
  ])('a plafond of %d rupiah reads %s', (rupiah, text) => {
    expect(plafondText(rupiah)).toBe(text);
  });

  test.each([
    ['2026-01-15', '15 Januari 2026'],
    ['2026-08-17T12:00:00', '17 Agustus 2026'],
    ['kemarin', 'kemarin'],
  ])('the day of %s reads %s', (moment, text) => {
    expect(dayInWords(moment)).toBe(text);
  });

  test.each([
    ['2026-01-15T09:30:00', '15 Januari 2026 pukul 09.30'],
    ['2026-01-15', '15 Januari 2026'],
    ['tadi pagi', 'tadi pagi'],
  ])('the moment %s reads %s', (moment, text) => {
    expect(momentInWords(moment)).toBe(text);
  });
});

describe('plan', () => {
  test('a plan in a sentence: the first month, and all interest', () => {
    const plan = [
      { principal: 3_942_439, interest: 500_000 },
      { principal: 3_981_863, interest: 460_576 },
    ];
    expect(planWords.summary(plan)).toBe(
      'Bulan pertama Rp 4.442.439: pokok Rp 3.942.439 dan bunga Rp 500.000. Bunga seluruhnya Rp 960.576 dalam 2 bulan.',
    );
    expect(planWords.summary([])).toBe('');
  });

  test.each([
    [0, '0'],
    [750, '750'],
    [2_500, '2,5 rb'],
    [5_000_000, '5 jt'],
    [1_250_000_000, '1,25 M'],
  ])('%d beside the axis reads %s', (amount, text) => {
    expect(planWords.axis(amount)).toBe(text);
  });
});

test("a draft says until when it is kept, on the visitor's clock", () => {
  const time = new Date(2026, 7, 17, 9, 5).getTime();
  expect(draftWords.savedUntil(clockTime(time))).toBe('Tersimpan di perangkat ini sampai pukul 09.05');
});

describe('files', () => {
  test.each([
    [5242880, '5 MB'],
    [2621440, '2,5 MB'],
    [512000, '500 KB'],
    [1048575, '1.023,9 KB'],
    [1023, '1 KB'],
    [68, '1 KB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });

  test.each([
    [['.pdf'], '.pdf'],
    [['.jpeg', '.pdf'], '.jpeg atau .pdf'],
    [['.png', '.jpg', '.jpeg', '.webp', '.pdf'], '.png, .jpg, .jpeg, .webp, atau .pdf'],
  ])('%j read %s', (extensions, words) => {
    expect(typesInWords(extensions)).toBe(words);
  });

  test('the refusals of files', () => {
    const limits = {
      accept: ['.jpeg', '.pdf'],
      pictures: [],
      maxSizeBytes: 5242880,
      maxFiles: 3,
      multiple: true,
    };
    expect(uploadRefusals.tooLarge(limits)).toEqual({
      title: 'Ukuran File Terlalu Besar',
      text: 'Maksimum ukuran file adalah 5MB',
    });
    expect(uploadRefusals.tooMany(limits)).toEqual({
      title: 'Batas Maksimum File',
      text: 'Maksimum 3 file yang diperbolehkan',
    });
    expect(uploadRefusals.wrongType(limits)).toEqual({
      title: 'Jenis File Tidak Didukung',
      text: 'Gunakan file .jpeg atau .pdf',
    });
  });
});

test('what may be chosen is said beforehand', () => {
  expect(uploadWords.limits(['.pdf'], 5242880, 1)).toBe('.pdf, maksimal 5 MB');
  expect(uploadWords.limits(['.pdf'], 5242880, 3)).toBe('.pdf, maksimal 5 MB per file, maksimal 3 file');
});
