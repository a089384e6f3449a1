import fc, { holds } from '../../tests/fastCheck';
import type { Field, FieldType, Value, UploadField } from '../language';
import { fieldTypeNames } from '../language/schemas/fields';
import { labelOf } from './common/options';
import { fieldTypes, readFailure, rowOf } from './pure';
import { casesOfFields } from './common/testing/casesOfFields';
import cases from './pure.cases.json';
import { cleanFileName, extensionOf, fileNameOf, storedFiles, takeFiles, uploadLimits } from './upload/field';

interface ParseCase {
  type: FieldType;
  raw: unknown;
  value?: Value;
}
interface DisplayCase {
  type: FieldType;
  value: Value;
  shown: string;
}
interface UnitCase extends DisplayCase {
  unit: object;
}
interface SubmitCase {
  type: FieldType;
  value: Value;
  sent?: Value;
}

// JSON widens the names of types to text; a wrong one fails its case.
const shared = cases as unknown as {
  parse: ParseCase[];
  display: DisplayCase[];
  submit: SubmitCase[];
  units: UnitCase[];
};
const parse = [...shared.parse, ...casesOfFields<ParseCase>('parse')];
const display = [...shared.display, ...casesOfFields<DisplayCase>('display')];
const submit = [...shared.submit, ...casesOfFields<SubmitCase>('submit')];

describe('What a field type reads', () => {
  test.each(parse.filter((one) => 'value' in one))('$type reads $raw as $value', ({ type, raw, value }) => {
    expect(fieldTypes[type].parse(raw)).toEqual(value);
  });

  test.each(parse.filter((one) => !('value' in one)))('$type cannot read $raw', ({ type, raw }) => {
    expect(fieldTypes[type].parse(raw)).toBeUndefined();
  });

  test.each(fieldTypeNames)('%s reads nothing as its empty value, which is not given', (type) => {
    const row = fieldTypes[type];
    expect(row.parse(undefined)).toEqual(row.empty);
    // Rows are judged by their number, none as well.
    expect(row.given(row.empty)).toBe(row.input === 'rows');
  });

  test('any JSON is read or refused, and what is read is read again as itself', () => {
    holds(fc.constantFrom(...fieldTypeNames), fc.jsonValue(), (type, raw) => {
      const value = fieldTypes[type].parse(raw);
      if (value !== undefined) expect(fieldTypes[type].parse(value)).toEqual(value);
    });
  });

  test('no number but a finite one is ever read', () => {
    holds(fc.constantFrom('number', 'currency'), fc.oneof(fc.double(), fc.string()), (type, raw) => {
      const value = fieldTypes[type].parse(raw);
      if (typeof value === 'number') expect(Number.isFinite(value) && Math.abs(value) < 1e15).toBe(true);
    });
  });
});

test.each(display)('How an answer reads: $type shows $value as "$shown"', ({ type, value, shown }) => {
  expect(fieldTypes[type].display(value, labelOf)).toBe(shown);
});

test.each(shared.units)(
  'What stands beside an answer: $type with $unit shows $value as "$shown"',
  ({ type, unit, value, shown }) => {
    const row = rowOf({ type, name: 'a', label: 'A', ...unit } as Field); // Of a type that has such keys.
    expect(row.display(value, labelOf)).toBe(shown);
    expect(row.submit(value)).toBe(fieldTypes[type].submit(value));
  },
);

test.each(submit)('What is sent: $type sends $value as $sent', ({ type, value, sent }) => {
  expect(fieldTypes[type].submit(value)).toEqual(sent);
});

test('of a failure that a draft brings back, words that are none, or too many, are left out', () => {
  const texts = ['Coba lagi', 7, 'x'.repeat(1001)];
  expect(texts.map((text) => readFailure({ rule: 'rule', text, entered: text }))).toEqual([
    { rule: 'rule', text: 'Coba lagi', entered: 'Coba lagi' },
    { rule: 'rule' },
    { rule: 'rule' },
  ]);
});

test.each([
  ['read', parse],
  ['shown', display],
  ['sent', submit],
])('every field type has a case of what is %s', (_what, list) => {
  const covered = new Set<FieldType>(list.map(({ type }) => type));
  expect(fieldTypeNames.filter((name) => !covered.has(name))).toEqual([]);
});

describe('Uploads', () => {
  const field = (rest: Partial<UploadField> = {}): UploadField => ({
    type: 'upload',
    name: 'berkas',
    label: 'Berkas',
    ...rest,
  });
  const file = (name: string, size = 1000) => ({ name, size });

  describe('Limits of an upload field', () => {
    test('are one file of 5242880 bytes: png, jpg, jpeg, webp or pdf', () => {
      expect(uploadLimits(field())).toEqual({
        multiple: false,
        maxFiles: 1,
        maxSizeBytes: 5_242_880,
        accept: ['.png', '.jpg', '.jpeg', '.webp', '.pdf'],
        pictures: ['.png', '.jpg', '.jpeg', '.webp'],
      });
    });

    test('are what the definition says', () => {
      const limits = uploadLimits(
        field({ multiple: true, maxFiles: 3, maxSizeBytes: 9, accept: ['.jpeg', '.pdf'] }),
      );
      expect(limits).toEqual({
        multiple: true,
        maxFiles: 3,
        maxSizeBytes: 9,
        accept: ['.jpeg', '.pdf'],
        pictures: ['.jpeg'],
      });
    });
  });

  describe('What is sent of the chosen files', () => {
    const single = uploadLimits(field());
    const several = uploadLimits(field({ multiple: true, maxFiles: 3 }));

    test('a file of exactly the largest size, and none that is one byte larger', () => {
      expect(takeFiles(single, 0, [file('a.png', 5_242_880)]).refused).toEqual([]);
      expect(takeFiles(single, 0, [file('a.png', 5_242_881)])).toEqual({
        taken: [],
        refused: [{ why: 'tooLarge', name: 'a.png' }],
      });
    });

    test('a replacement does not count the old file; two files on a single field are too many', () => {
      expect(takeFiles(single, 1, [file('a.png')]).taken).toHaveLength(1);
      expect(takeFiles(single, 0, [file('a.png'), file('b.png')])).toEqual({
        taken: [],
        refused: [{ why: 'tooMany' }],
      });
    });

    test('files already uploaded plus newly dropped ones above the maximum refuse the whole drop', () => {
      expect(takeFiles(several, 2, [file('a.png')]).taken).toHaveLength(1);
      expect(takeFiles(several, 2, [file('a.png'), file('b.png')])).toEqual({
        taken: [],
        refused: [{ why: 'tooMany' }],
      });
    });

    test('a file that does not fit is refused alone, with its reason', () => {
      const chosen = [file('a.exe'), file('b.pdf'), file('c.pdf', 6_000_000)];
      const { taken, refused } = takeFiles(several, 0, chosen);
      expect(taken.map(({ name }) => name)).toEqual(['b.pdf']);
      expect(refused).toEqual([
        { why: 'wrongType', name: 'a.exe' },
        { why: 'tooLarge', name: 'c.pdf' },
      ]);
    });

    test('extensions are literal, in any letter case', () => {
      const limits = uploadLimits(field({ accept: ['.jpeg', '.pdf'] }));
      expect(takeFiles(limits, 0, [file('FOTO.JPEG')]).taken).toHaveLength(1);
      expect(takeFiles(limits, 0, [file('foto.jpg')]).taken).toEqual([]);
      expect(['a.tar.gz', 'tanpa', '.pdf'].map(extensionOf)).toEqual(['.gz', '', '.pdf']);
    });
  });

  test('an empty file is called empty, not one of another type', () => {
    expect(takeFiles(uploadLimits(field()), 0, [file('a.png', 0)]).refused).toEqual([
      { why: 'empty', name: 'a.png' },
    ]);
  });

  test.each([
    ['KTP Siti.png', 'KTP Siti.png'],
    ["Ma'ruf & Co. (2).PDF", "Ma'ruf & Co. (2).PDF"],
    ['<img src=x onerror=alert(1)>.png', 'berkas.png'],
    ['a<b>c</b>.png', 'ac.png'],
    ['a < b > "c".png', 'a c.png'],
    ['ktp\u202Egnp.exe', 'ktpgnp.exe'],
    ['\u200Fktp\u0000\n.png', 'ktp.png'],
    ['..\\..\\etc/ktp.png', '.. .. etc ktp.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
    ['Cafe\u0301.png', 'Café.png'],
  ])('the name %j is sent as %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
    expect(cleanFileName(clean)).toBe(clean);
  });

  describe('What is stored', () => {
    test('the visitor reads their own names, as far as they are known', () => {
      const names = { '/files/7f.png': 'KTP Siti.png' };
      expect(storedFiles('/files/7f.png', names)).toEqual([
        { url: '/files/7f.png', filename: 'KTP Siti.png' },
      ]);
      expect(rowOf(field()).display('/files/7f.png', String, names)).toBe('KTP Siti.png');
      expect(storedFiles('/files/8a.png', names)).toEqual([{ url: '/files/8a.png', filename: '8a.png' }]);
    });

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

    test('a file without a name of its own is named by its address', () => {
      const unnamed = [
        { url: '/files/a.pdf', filename: ' ' },
        { url: '/files/b.pdf', filename: 7 },
        { url: '/files/c.pdf' },
      ];
      expect(storedFiles(unnamed).map(({ filename }) => filename)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
      expect(fileNameOf(' /files/a.pdf#halaman ')).toBe('a.pdf');
      expect(fileNameOf('a.pdf')).toBe('a.pdf');
    });

    test('what is no file is not stored', () => {
      expect(storedFiles([' ', '', null, { url: '' }, { url: ' ' }, { url: 7 }, [], true])).toEqual([]);
      const row = rowOf(field({ multiple: true, maxFiles: 2 }));
      expect([row.parse([{ url: ' ' }]), row.parse('/files/a.pdf'), row.parse([])]).toEqual([
        undefined,
        [{ url: '/files/a.pdf', filename: 'a.pdf' }],
        [],
      ]);
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
});
