import { codeOf, foundOptions, labelOf, sameCode, storedOption, toOption } from './options';

describe("A choice is stored as 'code|label'", () => {
  test.each([
    ['1|Islam', '1', 'Islam'],
    ['wni', 'wni', 'wni'],
    ['a|b|c', 'a', 'b|c'],
    ['|Tanpa kode', '', 'Tanpa kode'],
    ['1|', '1', ''],
    ['', '', ''],
  ])('%j has the code %j and the label %j', (stored, code, label) => {
    expect([codeOf(stored), labelOf(stored)]).toEqual([code, label]);
  });

  test('an option is written as a text, or with a label of its own', () => {
    expect(toOption('1|Islam')).toEqual({ value: '1|Islam', code: '1', label: 'Islam' });
    expect(toOption({ value: '1|Islam' })).toEqual({ value: '1|Islam', code: '1', label: 'Islam' });
    expect(toOption({ value: '1|Islam', label: 'Agama Islam' })).toEqual({
      value: '1|Islam',
      code: '1',
      label: 'Agama Islam',
    });
    expect(storedOption('1', 'Islam')).toBe('1|Islam');
  });

  test('choices are the same by their codes, and only texts are choices', () => {
    expect(sameCode('1|Islam', '1|Lama')).toBe(true);
    expect(sameCode('1|Islam', '2|Islam')).toBe(false);
    expect([sameCode(1, '1'), sameCode('1', 1), sameCode(undefined, undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('The records of a list', () => {
  const keys = { idField: 'id', textField: 'name' };

  test('are choices by their code, which may be a number; each code once', () => {
    const records = [
      { id: 1, name: 'SATU' },
      { id: '2', name: 22 },
      { id: '1', name: 'LAGI' },
    ];
    expect(foundOptions(records, keys)).toEqual([
      { value: '1|SATU', code: '1', label: 'SATU', record: records[0] },
      { value: '2|22', code: '2', label: '22', record: records[1] },
    ]);
  });

  test('are none without a code and a label that can be read', () => {
    const records = [
      { id: 1 },
      { name: 'A' },
      { id: null, name: 'A' },
      { id: 'a', name: {} },
      { id: true, name: 'A' },
      { id: '', name: 'Pilih' },
      { id: ' ', name: 'Pilih' },
    ];
    expect(foundOptions(records, keys)).toEqual([]);
    expect(foundOptions([{}], { idField: 'toString', textField: 'constructor' })).toEqual([]);
  });
});
