import { compile, type FormDefinition } from '../../interpreter';
import { formulaWords } from './formulas';

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
  ['addMonths(today(), -204)', '204 bulan sebelum hari ini'],
  ['addYears(today(), -17)', '17 tahun sebelum hari ini'],
  ['age(mulai) < 17', 'usia menurut “Tanggal Mulai” kurang dari 17'],
  ['days(mulai, today())', 'hari dari “Tanggal Mulai” sampai hari ini'],
  ["addDays('2026-03-01', 7)", '7 hari sesudah “01/03/2026”'],
  ['year(today())', 'tahun dari hari ini'],
  ["code(jenis) == '2' ? bonus : 0", '“Bonus” bila “Jenis” sama dengan “2”, selain itu 0'],
  ['if(isEmpty(bonus), 0, bonus)', '0 bila “Bonus” kosong, selain itu “Bonus”'],
  [
    'sum(kartu.limit) <= nominal && !isEmpty(bonus)',
    'jumlah dari “Limit” setiap baris “Kartu” paling banyak “Nominal” dan tidak benar bahwa “Bonus” kosong',
  ],
  ['count(kartu)', 'banyaknya “Kartu”'],
  ["contains(jenis, '2')", '“Jenis” memuat “2”'],
  ["terbilang(nominal) + ' Rupiah'", '“Nominal” dalam kata-kata + “ Rupiah”'],
  ['pmt(0.01, bulan, nominal)', 'pmt(0,01; “Jangka Waktu”; “Nominal”)'],
  ['response.data.nama', 'response.data.nama'],
  ['nominal +', 'nominal +'],
])('%s is said as %s', (formula, words) => {
  expect(formulaWords(compiled.form, formula)).toBe(words);
});
