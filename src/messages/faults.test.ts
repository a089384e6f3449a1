import { describeCallError, standardErrors, type CallError } from './faults';

const http: CallError = { kind: 'http', httpStatus: 503, statusText: 'Service Unavailable' };
const status: CallError = { kind: 'status', status: 400, message: 'Data tidak lengkap' };
const exception: CallError = { kind: 'exception', reason: 'koneksi terputus' };

const trouble = 'Ada masalah pada server kami!';
const busy = {
  title: 'Server Sedang Sibuk!',
  text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
};

describe('Standard errors of the calls (spec 1, 2 and 3, section 8)', () => {
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
    // The table's own keys: `Object.keys` widens them to text.
    const calls = Object.keys(standardErrors) as (keyof typeof standardErrors)[];
    const titles = calls.flatMap((call) =>
      [http, status, exception].map((error) => describeCallError(call, error).title),
    );
    expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  });
});
