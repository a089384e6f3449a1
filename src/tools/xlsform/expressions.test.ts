import { conditionOf } from './condition';
import { constraintOf } from './constraint';
import { formulaOf } from './formula';
import { CannotSay, ExpressionFault } from './note';
import type { AnswerKind, Named, Scope } from './question';
import { readExpression } from './xpath';

const named = (sheetName: string, kind: AnswerKind, rows?: string): Named => ({
  sheetName,
  formName: sheetName,
  kind,
  ...(rows === undefined ? {} : { rows }),
});

const all = [
  named('kerja', 'one'),
  named('hobi', 'many'),
  named('usia', 'number'),
  named('lahir', 'date'),
  named('nama', 'text'),
  named('setuju', 'tick'),
  named('anak', 'rows'),
  named('usiaAnak', 'number', 'anak'),
];

function scope(self?: string, rows?: string): Scope & { said: string[] } {
  const said: string[] = [];
  const find = (name: string): Named | undefined => all.find(({ sheetName }) => sheetName === name);
  const own = self === undefined ? undefined : find(self);
  return {
    ...(own ? { self: own } : {}),
    ...(rows === undefined ? {} : { rows }),
    find,
    bent: (text) => said.push(text),
    said,
  };
}

test.each([
  ["${kerja} = 'a'", "code(kerja) == 'a'"],
  ['${kerja} = 1', "code(kerja) == '1'"],
  ['${kerja} > 2', 'number(kerja) > 2'],
  ["selected(${hobi}, 'x')", "contains(hobi, 'x')"],
  ["selected(${kerja}, 'x')", "code(kerja) == 'x'"],
  ['count-selected(${hobi}) > 1', 'count(hobi) > 1'],
  ['${usia} + 2 * 3 - 1', 'usia + 2 * 3 - 1'],
  ['(${usia} + 2) * 3', '(usia + 2) * 3'],
  ['10 - (3 - 2)', '10 - (3 - 2)'],
  ['${usia} div 2 mod 3', 'usia / 2 % 3'],
  ['-${usia}', '-usia'],
  ["${nama} = ''", 'isEmpty(nama)'],
  ["'' != ${nama}", '!isEmpty(nama)'],
  ["not(${setuju} = 'OK')", '!setuju'],
  ['if(${usia} >= 17, \'dewasa\', "anak")', "if(usia >= 17, 'dewasa', 'anak')"],
  ['coalesce(${usia}, 0)', 'if(isEmpty(usia), 0, usia)'],
  ["concat(${nama}, ' — ', ${kerja})", "concat(nama, ' — ', code(kerja))"],
  ['round(${usia} div 3, 2)', 'round((usia / 3) * 100) / 100'],
  ['int(${usia} div 3)', 'floor(usia / 3)'],
  ['today() - ${lahir}', 'days(lahir, today())'],
  ['int((today() - ${lahir}) div 365.25)', 'floor(years(lahir, today()))'],
  ['(decimal-date-time(today()) - decimal-date-time(${lahir})) div 30.4375', 'months(lahir, today())'],
  ['${lahir} + 7', 'addDays(lahir, 7)'],
  ["format-date(${lahir}, '%e/%n/%Y')", "formatDate(lahir, 'd/M/yyyy')"],
  ["date('2020-01-31')", "'2020-01-31'"],
  ['sum(${usiaAnak}) + count(${anak})', 'sum(anak.usiaAnak) + count(anak)'],
  ['jr:choice-name(${kerja}, "${kerja}")', 'label(kerja)'],
  ['../usia = /data/kelompok/usia', 'usia == usia'],
  ['${nama} = ‘a’', "nama == 'a'"],
])('%s is said as %s', (source, formula) => {
  expect(formulaOf(readExpression(source), scope())).toBe(formula);
});

test('inside rows an answer of the row goes by its own name', () => {
  expect(formulaOf(readExpression('${usiaAnak} > 5'), scope('usiaAnak', 'anak'))).toBe('usiaAnak > 5');
});

test.each([
  ['pulldata("a", "b", "c", "d")', 'fungsi pulldata()'],
  ['${usiaAnak} > 5', 'membaca "usiaAnak" satu baris dari luar barisnya'],
  ["format-date(${lahir}, '%b')", 'pola tanggal %b'],
  ['string-length(${nama}) > 3', 'fungsi string-length()'],
])('%s cannot be said', (source, why) => {
  expect(() => formulaOf(readExpression(source), scope())).toThrow(new CannotSay(why));
});

test.each([
  ['${usia} >', 'Nilai, ${nama}, atau kurung diharapkan di sini: rumusnya berakhir di sini', 10],
  ["${nama} = 'a", "Tanda kutip ini tidak ditutup: 'a", 11],
  ['(${usia} > 3', 'Kurung tutup diharapkan di sini: rumusnya berakhir di sini', 13],
  ['${usia} 3', 'Sesudah ini tidak boleh ada apa-apa lagi: 3', 9],
  ['${usia} ? 3', 'Tanda ini tidak dikenal: ? 3', 9],
  ['', 'Nilai, ${nama}, atau kurung diharapkan di sini: rumusnya berakhir di sini', 1],
])('%s is no expression', (source, message, position) => {
  let fault: unknown;
  try {
    readExpression(source);
  } catch (thrown) {
    fault = thrown;
  }
  expect(fault).toEqual(new ExpressionFault(message, position));
  expect(fault).toHaveProperty('position', position);
});

test.each<[source: string, condition: unknown]>([
  ["${kerja} = 'a'", [{ name: 'kerja', condition: 'equals', value: 'a' }]],
  [
    "${kerja} != 'a' and ${usia} >= 17",
    [
      { name: 'kerja', condition: 'notEquals', value: 'a', nextCondition: 'and' },
      { name: 'usia', condition: 'atLeast', value: 17 },
    ],
  ],
  [
    "selected(${hobi}, 'x') or not(selected(${hobi}, 'y')) or 3 < ${usia}",
    [
      { name: 'hobi', condition: 'contains', value: 'x', nextCondition: 'or' },
      { name: 'hobi', condition: 'notContains', value: 'y', nextCondition: 'or' },
      { name: 'usia', condition: 'greaterThan', value: 3 },
    ],
  ],
  [
    "${setuju} = 'OK' and (${usia} < 3 or ${lahir} >= date('2020-01-01'))",
    {
      all: [
        { name: 'setuju', condition: 'isTrue' },
        {
          any: [
            { name: 'usia', condition: 'lessThan', value: 3 },
            { name: 'lahir', condition: 'atLeast', value: '2020-01-01' },
          ],
        },
      ],
    },
  ],
  ["${nama} != ''", [{ name: 'nama', condition: 'isFilled' }]],
  [
    "count-selected(${hobi}) > 1 and ${kerja} = 'a'",
    { all: [{ formula: 'count(hobi) > 1' }, { name: 'kerja', condition: 'equals', value: 'a' }] },
  ],
  [
    "not(${usia} > 3 and ${kerja} = 'a')",
    {
      not: {
        all: [
          { name: 'usia', condition: 'greaterThan', value: 3 },
          { name: 'kerja', condition: 'equals', value: 'a' },
        ],
      },
    },
  ],
])('%s as a condition', (source, condition) => {
  expect(conditionOf(readExpression(source), scope())).toEqual(condition);
});

test('a list of ticks that equals one code holds when it is ticked, and says so', () => {
  const own = scope();
  expect(conditionOf(readExpression("${hobi} = 'x'"), own)).toEqual([
    { name: 'hobi', condition: 'contains', value: 'x' },
  ]);
  expect(own.said).toEqual(['"hobi = x" berarti: x dicentang']);
});

test.each([
  ["if(${kerja} != 'a', 1, 2)", ['"kerja != …" tidak terpenuhi selama jawaban itu kosong']],
  ['if(${usia} != 5, 1, 2)', ['"usia != …" tidak terpenuhi selama jawaban itu kosong']],
  ["if(${nama} != '', 1, 2)", []],
  ['if(${usia} = 5, 1, 2)', []],
])('what becomes of a blank in %s', (source, said) => {
  const own = scope();
  formulaOf(readExpression(source), own);
  expect(own.said).toEqual(said);
});

test.each<[source: string, self: string, type: string, said: object]>([
  ['. >= 0 and . <= 120', 'usia', 'number', { keys: { min: 0, max: 120 } }],
  ['. > -1 and 120 > .', 'usia', 'number', { keys: { min: 0, max: 119 } }],
  ['. > 0.5', 'usia', 'decimal', { keys: {}, check: 'usia > 0.5' }],
  ['. <= today()', 'lahir', 'date', { keys: { maxDate: 'today()' } }],
  [
    "${nama} != '' and . < '2020-01-01'",
    'lahir',
    'date',
    {
      keys: { maxDate: "addDays('2020-01-01', -1)" },
      check: '!isEmpty(nama)',
    },
  ],
  [
    "regex(., '^[0-9]{16}$')",
    'nama',
    'text',
    {
      keys: { rule: 'digits', minLength: 16, maxLength: 16, inputMode: 'numeric' },
    },
  ],
  [
    "regex(., '^[A-Za-z ]{2,40}$')",
    'nama',
    'text',
    {
      keys: { rule: { characters: 'A-Za-z ' }, minLength: 2, maxLength: 40 },
    },
  ],
  ['string-length(.) <= 60', 'nama', 'text', { keys: { maxLength: 60 } }],
  ['count-selected(.) <= 3', 'hobi', 'checkboxGroup', { keys: { maxChosen: 3 } }],
  [
    "not(selected(., 'tidakTahu')) or count-selected(.) = 1",
    'hobi',
    'checkboxGroup',
    {
      keys: {},
      exclusive: 'tidakTahu',
    },
  ],
  [
    "not(selected(., 'tidakTahu') and count-selected(.) > 1)",
    'hobi',
    'checkboxGroup',
    {
      keys: {},
      exclusive: 'tidakTahu',
    },
  ],
])('the constraint %s', (source, self, type, said) => {
  expect(constraintOf(readExpression(source), scope(self), type)).toEqual(said);
});
