import { loadForm, type CompiledForm, type Json } from '../../interpreter';
import { goalInWords } from '../checker/reach/words';
import { formDocument } from '../documents/formDocument';
import { escaped } from '../documents/words';
import { differenceOf } from '../publication/difference/differenceOf';
import { all, any, holds, modelOf, onPath, type Goal } from '../reach';
import cases from './conditions.cases.json';

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
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
}

const always = formWith();

/** What a finding says of the condition of the first place of a question. */
function inFinding(form: CompiledForm, name: string): string | undefined {
  const when = form.fields.get(name)?.places[0]?.visibleWhen;
  return when && goalInWords(modelOf(form), holds(when.tree));
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
    expect(differenceOf(always, form)).toEqual([`“Akhir” kini tampil bila ${words} (dahulu selalu tampil).`]);
  });
});

test('what a finding demands has parentheses where and meets or', () => {
  const either = formWith('lengkap').fields.get('akhir')?.places[0]?.visibleWhen?.tree;
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
