import { wellQuoted } from './plain';
import { compile, type FormDefinition, type CompiledForm, type Json } from '../../interpreter';
import { loaded } from '../../interpreter/engine/testing/form';
import { formulaWords } from './expressions';
import { goalInWords } from '../checker/reach/words';
import { formDocument } from '../documents/formDocument';
import { escaped } from '../documents/words';
import { differenceOf } from '../publication/difference';
import { all, any, holds, modelOf, onPath, type Goal } from '../reach';
import cases from './conditions.cases.json';

describe('plain', () => {
  test.each([
    ['Pakai "select", atau "searchSelect".', 'Pakai “select”, atau “searchSelect”.'],
    ['Langkah "Data Diri" → "RT"', 'Langkah “Data Diri” → “RT”'],
    ['"${nama}" tampil dengan tanda dolarnya.', '“${nama}” tampil dengan tanda dolarnya.'],
    ['Pakai "type": "date".', 'Pakai "type": "date".'],
    ['Akhiri dengan "ends": true.', 'Akhiri dengan "ends": true.'],
    [
      'Tulis "buttons": [{ "text": "Tutup" }], atau hapus "dismissable".',
      'Tulis "buttons": [{ "text": "Tutup" }], atau hapus “dismissable”.',
    ],
    ['Tertulis {"a": "b"}, yang tidak cocok.', 'Tertulis {"a": "b"}, yang tidak cocok.'],
    ['Tertulis "a \\"b\\" c", yang tidak cocok.', 'Tertulis “a \\"b\\" c”, yang tidak cocok.'],
  ])('%s', (sentence, written) => {
    expect(wellQuoted(sentence)).toBe(written);
  });
});

describe('formulas', () => {
  const definition: FormDefinition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'C-1',
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: [
          { type: 'currency', name: 'nominal', label: 'Nominal' },
          { type: 'currency', name: 'bonus', label: 'Bonus akhir tahun', shortLabel: 'Bonus' },
          { type: 'date', name: 'mulai', label: 'Tanggal Mulai' },
          { type: 'number', name: 'bulan', label: 'Jangka Waktu' },
          { type: 'radio', name: 'jenis', label: 'Jenis', options: ['1|Biasa', '2|Khusus'] },
          {
            type: 'rows',
            name: 'kartu',
            label: 'Kartu',
            blocks: [{ type: 'currency', name: 'limit', label: 'Limit' }],
          },
        ],
      },
    ],
  };
  const compiled = compile(definition);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));

  test.each([
    ['sum(nominal)', 'jumlah dari “Nominal”'],
    ['sum(nominal, bonus, 1500)', 'jumlah dari “Nominal”, “Bonus” dan 1.500'],
    ['nominal * 0.4 - bonus', '(“Nominal” × 0,4) − “Bonus”'],
    ['nominal + bonus + 1', '“Nominal” + “Bonus” + 1'],
    ['round(nominal / 3)', '“Nominal” ÷ 3, dibulatkan'],
    ['addMonths(mulai, number(bulan))', '“Jangka Waktu” bulan sesudah “Tanggal Mulai”'],
    ['addMonths(today(), -204)', '204 bulan lalu'],
    ['addYears(today(), -17)', '17 tahun lalu'],
    ['age(mulai) < 17', 'usia menurut “Tanggal Mulai” kurang dari 17'],
    ['days(mulai, today())', 'hari dari “Tanggal Mulai” sampai hari ini'],
    ["addDays('2026-03-01', 7)", '7 hari sesudah “01/03/2026”'],
    ['year(today())', 'tahun dari hari ini'],
    ["code(jenis) == '2' ? bonus : 0", '“Bonus” bila “Jenis” sama dengan “Khusus”, selain itu 0'],
    ['if(isEmpty(bonus), 0, bonus)', '0 bila “Bonus” kosong, selain itu “Bonus”'],
    [
      'sum(kartu.limit) <= nominal && !isEmpty(bonus)',
      'jumlah dari “Limit” setiap baris “Kartu” paling banyak “Nominal” dan tidak benar bahwa “Bonus” kosong',
    ],
    ['count(kartu)', 'banyaknya “Kartu”'],
    ['limit * 2', '“Limit” × 2'],
    [
      'nominal * 2.5 / 100 + (nominal + bonus) * 5 / 100',
      '(2,5% dari “Nominal”) + (5% dari (“Nominal” + “Bonus”))',
    ],
    ['addDays(mulai, 1)', 'sehari sesudah “Tanggal Mulai”'],
    ['addMonths(today(), 1)', 'sebulan lagi'],
    ["contains(jenis, '2')", '“Jenis” memuat “2”'],
    ["terbilang(nominal) + ' Rupiah'", '“Nominal” dalam kata-kata + “ Rupiah”'],
    ['pmt(0.01, bulan, nominal)', 'pmt(0,01; “Jangka Waktu”; “Nominal”)'],
    ['response.data.nama', 'response.data.nama'],
    ['nominal +', 'nominal +'],
  ])('%s is said as %s', (formula, words) => {
    expect(formulaWords(compiled.form, formula)).toBe(words);
  });
});

describe('conditions', () => {
  interface Case {
    name: string;
    condition: Json;
    words: string;
  }

  /** A form in which the last question has this condition; without one it is always shown. */
  function formWith(condition?: Json): CompiledForm {
    const definition = {
      version: 1,
      slug: 'contoh',
      title: 'Contoh',
      subProductId: 'CTH-01',
      constants: { plafon: 20000000 },
      conditions: {
        muslim: [{ name: 'agama', condition: 'equals', value: '1' }],
        lengkap: {
          all: [
            {
              any: [
                { name: 'kode', condition: 'isFilled' },
                { name: 'setuju', condition: 'isTrue' },
              ],
            },
          ],
        },
        kaya: {
          title: 'Dana besar dan berusaha',
          when: {
            all: [
              { name: 'dana', condition: '>', value: 1000 },
              { name: 'kode', condition: 'isFilled' },
            ],
          },
        },
      },
      steps: [
        {
          id: 'satu',
          title: 'Satu',
          blocks: [
            {
              type: 'radio',
              name: 'agama',
              label: 'Agama',
              options: ['1|Islam', '2|Kristen', '3|Hindu, Buddha'],
            },
            { type: 'checkboxGroup', name: 'minat', label: 'Minat', options: ['a|Tabungan', 'b|Kredit'] },
            { type: 'currency', name: 'dana', label: 'Dana' },
            { type: 'currency', name: 'batas', label: 'Batas tertinggi', shortLabel: 'Batas' },
            { type: 'currency', name: 'valas', label: 'Valuta', currency: 'USD', decimals: 2 },
            { type: 'number', name: 'tahun', label: 'Tahun' },
            { type: 'date', name: 'lahir', label: 'Lahir' },
            { type: 'monthYear', name: 'bulan', label: 'Bulan' },
            { type: 'checkbox', name: 'setuju', label: 'Setuju' },
            { type: 'text', name: 'kode', label: 'Kode' },
            {
              type: 'rows',
              name: 'kartu',
              label: 'Kartu',
              blocks: [
                { type: 'currency', name: 'limit', label: 'Limit' },
                {
                  type: 'text',
                  name: 'alasan',
                  label: 'Alasan',
                  visibleWhen: [{ name: 'limit', condition: '>', value: 750000 }],
                },
              ],
            },
            {
              type: 'text',
              name: 'akhir',
              label: 'Akhir',
              ...(condition !== undefined && { visibleWhen: condition }),
            },
          ],
        },
      ],
    };
    return loaded(JSON.stringify(definition));
  }

  const always = formWith();

  /** What a finding says of the condition of the first place of a question. */
  function inFinding(form: CompiledForm, name: string): string | undefined {
    const when = form.fields.get(name)?.places[0]?.visibleWhen;
    return when && goalInWords(modelOf(form), holds(when));
  }

  // The type of a JSON module is that of its text.
  describe.each(cases as readonly Case[])('$name', ({ condition, words }) => {
    const form = formWith(condition);

    test('in a finding', () => {
      expect(inFinding(form, 'akhir')).toBe(words);
    });

    test('in the document', () => {
      expect(formDocument(form)).toContain(`Hanya bila ${escaped(words)}.`);
    });

    test('in the difference of two versions', () => {
      expect(differenceOf(always, form)).toEqual([
        `Langkah Satu › Akhir › Tampil bila: tidak ada → ${words}.`,
      ]);
    });
  });

  test('what a finding demands has parentheses where and meets or', () => {
    const either = formWith('lengkap').fields.get('akhir')?.places[0]?.visibleWhen;
    const asked: Goal = { kind: 'asked', name: 'dana', wanted: true };
    const demanded = (goal: Goal) => goalInWords(modelOf(always), goal);
    expect(either && demanded(all([holds(either), asked]))).toBe(
      '(“Kode” sudah diisi atau “Setuju” dicentang) dan “Dana” ditanyakan',
    );
    expect(demanded(any([all([asked, onPath('satu')]), onPath('satu', false)]))).toBe(
      '(“Dana” ditanyakan dan langkah “Satu” dilalui) atau langkah “Satu” dilewatkan',
    );
  });

  test('a column of a row reads alike in finding and document', () => {
    const column = [...always.fields.values()].find(({ inRow }) => inRow?.column === 'alasan');
    expect(inFinding(always, column?.name ?? '')).toBe('“Limit” lebih dari Rp 750.000');
    expect(formDocument(always)).toContain('Hanya bila “Limit” lebih dari Rp 750.000.');
  });
});
