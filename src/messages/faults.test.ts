import { describeCallError, standardErrors, type CallError, type FallibleCall } from './faults';

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
    const error: CallError = { kind: 'http', httpStatus: 429, statusText: 'Too Many Requests', retryAfterMs };
    expect(describeCallError('screening', error).text).toBe(`Too Many Requests. ${words}`);
  });

  test('a status without a text is named by its number', () => {
    expect(describeCallError('submit', { kind: 'http', httpStatus: 502, statusText: '' }).text).toBe(
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
