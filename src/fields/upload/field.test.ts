import type { UploadField } from '../language';
import { rowOf } from '.';
import { extensionOf, fileNameOf, storedFiles, takeFiles, uploadLimits } from './upload';

const field = (rest: Partial<UploadField> = {}): UploadField => ({
  type: 'upload',
  name: 'berkas',
  label: 'Berkas',
  ...rest,
});
const file = (name: string, size = 1000) => ({ name, size });

describe('Limits of an upload field (spec 1, section 5, Upload rules)', () => {
  test('are one file of 5242880 bytes: png, jpg, jpeg, webp or pdf', () => {
    expect(uploadLimits(field())).toEqual({
      multiple: false,
      maxFiles: 1,
      maxSizeBytes: 5_242_880,
      accept: ['.png', '.jpg', '.jpeg', '.webp', '.pdf'],
    });
  });

  test('are what the definition says', () => {
    const limits = uploadLimits(
      field({ multiple: true, maxFiles: 3, maxSizeBytes: 9, accept: ['.jpeg', '.pdf'] }),
    );
    expect(limits).toEqual({ multiple: true, maxFiles: 3, maxSizeBytes: 9, accept: ['.jpeg', '.pdf'] });
  });
});

describe('What is sent of the chosen files', () => {
  const single = uploadLimits(field());
  const several = uploadLimits(field({ multiple: true, maxFiles: 3 }));

  test('a file of exactly the largest size, and none that is one byte larger', () => {
    expect(takeFiles(single, 0, [file('a.png', 5_242_880)]).refusals).toEqual([]);
    expect(takeFiles(single, 0, [file('a.png', 5_242_881)])).toEqual({ taken: [], refusals: ['tooLarge'] });
  });

  test('a replacement does not count the old file; two files on a single field are too many', () => {
    expect(takeFiles(single, 1, [file('a.png')]).taken).toHaveLength(1);
    expect(takeFiles(single, 0, [file('a.png'), file('b.png')])).toEqual({
      taken: [],
      refusals: ['tooMany'],
    });
  });

  test('files already uploaded plus newly dropped ones above the maximum refuse the whole drop', () => {
    expect(takeFiles(several, 2, [file('a.png')]).taken).toHaveLength(1);
    expect(takeFiles(several, 2, [file('a.png'), file('b.png')])).toEqual({
      taken: [],
      refusals: ['tooMany'],
    });
  });

  test('a file that does not fit is refused alone, each reason told once', () => {
    const chosen = [file('a.exe'), file('b.pdf'), file('c.pdf', 6_000_000)];
    const { taken, refusals } = takeFiles(several, 0, chosen);
    expect(taken.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(refusals).toEqual(['wrongType', 'tooLarge']);
  });

  test('extensions are literal, in any letter case', () => {
    const limits = uploadLimits(field({ accept: ['.jpeg', '.pdf'] }));
    expect(takeFiles(limits, 0, [file('FOTO.JPEG')]).taken).toHaveLength(1);
    expect(takeFiles(limits, 0, [file('foto.jpg')]).refusals).toEqual(['wrongType']);
    expect(['a.tar.gz', 'tanpa', '.pdf'].map(extensionOf)).toEqual(['.gz', '', '.pdf']);
  });
});

describe('What is stored', () => {
  test('a single file is named by the last segment of its address', () => {
    expect(fileNameOf('https://bank.example/files/2026/ktp%20saya.png?v=1')).toBe('ktp saya.png');
    expect(fileNameOf('/files/100%.png')).toBe('100%.png');
  });

  test('both shapes are read, and what is neither is none', () => {
    expect(storedFiles('/files/a.pdf')).toEqual([{ url: '/files/a.pdf', filename: 'a.pdf' }]);
    expect(
      storedFiles([{ url: '/files/a.pdf', filename: 'Akta.pdf' }, '/files/b.pdf', 7, { filename: 'x' }]),
    ).toEqual([
      { url: '/files/a.pdf', filename: 'Akta.pdf' },
      { url: '/files/b.pdf', filename: 'b.pdf' },
    ]);
    expect(storedFiles(undefined)).toEqual([]);
  });

  test('a list is cut to the maximum', () => {
    const row = rowOf(field({ multiple: true, maxFiles: 2 }));
    const urls = ['/files/a.pdf', '/files/b.pdf', '/files/c.pdf'];
    expect(row.parse(urls)).toEqual([
      { url: '/files/a.pdf', filename: 'a.pdf' },
      { url: '/files/b.pdf', filename: 'b.pdf' },
    ]);
    expect([row.empty, row.submit([]), row.display(row.parse(urls), String)]).toEqual([
      [],
      undefined,
      'a.pdf\nb.pdf',
    ]);
  });
});
