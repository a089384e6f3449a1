import { readFileSync } from 'node:fs';
import { loaded } from '../../../interpreter/engine/testing/form';
import { definitionTexts } from '../../definitionTexts';
import type { Known } from './questions';
import { keysAt, meantAt } from './references';
import { projectFilesOf } from './projectFiles';

const includedForms = new Map(definitionTexts('form-definitions'));

const knownOf = (text: string, projectFiles = projectFilesOf({}, 'contoh')): Known => ({
  json: JSON.parse(text),
  form: loaded(text, includedForms),
  projectFiles,
});

test('a text that names something is chosen by what it means', () => {
  const known = knownOf(readFileSync('form-definitions/tandamata.json', 'utf8'));
  const at = (path: (string | number)[]) => meantAt(known, path)?.choices;
  const comparison = ['conditions', 'kartuDenganNama', 0];
  expect(at([...comparison, 'name'])).toContainEqual({ value: 'tanggalLahir', about: 'Tanggal Lahir' });
  expect(at([...comparison, 'value'])?.map(({ value }) => value)).toEqual(['1', '2']);
  expect(at(['conditions', 'nasabahDitemukan', 'all', 0])?.map(({ value }) => value)).toContain(
    'sudahNasabah',
  );
  expect(at(['steps', 1, 'visibleWhen'])?.map(({ value }) => value)).toContain('sudahNasabah');
  expect(at(['steps', 0, 'title'])).toBeUndefined();

  // Of the bank's contract: what is sent, what comes back, and the columns of a list.
  const [call] = [...known.form.sources.effects]
    .flatMap(({ path, source }) =>
      source.flatMap((effect, index) => ('call' in effect ? [`${path}[${index}]`] : [])),
    )
    .map((path) => path.split(/[.[\]]+/).filter(Boolean))
    .map((keys) => keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
  expect(at([...(call ?? []), 'body', 'nik'])?.map(({ value }) => value)).toContain('nik');
  expect(at([...(call ?? []), 'outcomes', 0, 'match'])?.map(({ value }) => value)).toContain('status == 404');
  expect(at([...(call ?? []), 'outcomes', 2, 'do', 0, 'set', 'email'])?.map(({ value }) => value)).toContain(
    'response.data.email',
  );
  const field = { type: 'searchSelect', name: 'kota', lookup: { url: '/village/filter' } };
  const list = (key: string) =>
    meantAt({ ...known, json: { steps: [{ blocks: [field] }] } }, ['steps', 0, 'blocks', 0, 'lookup', key]);
  expect(list('textField')?.choices.map(({ value }) => value)).toEqual(['id', 'name', 'postalCode']);
  expect(list('url')?.choices.map(({ value }) => value)).toContain('/city/filter');
  // A key that is there is not offered once more.
  expect(keysAt(known, [...(call ?? []), 'body'])).toEqual([]);
});

/** A form in which words of the language are also names, codes and words of the bank. */
const homonyms = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  constants: { use: 'luas', lookup: { url: '/city/filter', idField: 'id' }, apiUrl: 'x', do: 'y' },
  values: ['step', 'at', 'match', 'stage', 'when', 'date', 'popup'].map((name) => ({ name })),
  watch: [{ fields: ['luas'], when: 'besar', do: 'periksa' }],
  conditions: { besar: [{ name: 'luas', condition: 'greaterThan', value: 9 }] },
  steps: [
    {
      id: 'data',
      title: 'Data',
      blocks: [
        {
          type: 'number',
          name: 'luas',
          label: 'Luas',
          max: 9,
          messages: { date: 'Bukan tanggal', min: 'Kurang', required: 'Isi' },
          checks: [{ that: 'luas > 0', message: 'Isi luas', at: ['luas'] }],
        },
        {
          type: 'radio',
          name: 'jenis',
          label: 'Jenis',
          options: [{ value: '1', label: 'Satu', visibleWhen: 'besar' }],
        },
        { type: 'table', columns: ['use'], rows: [['at']] },
        { type: 'switch', name: 'salin', label: 'Salin', copies: { jenis: 'luas' } },
        { fragment: 'rumah', leaveOut: ['jalan'], rename: { jalan: 'gang' }, set: { rt: { label: 'RT' } } },
      ],
    },
  ],
  actions: {
    periksa: [
      {
        call: 'tipe-nasabah',
        body: { nik: 'luas', city: "'x'", match: "'y'", set: "'z'", date: 'luas' },
        outcomes: [
          {
            match: 'ok',
            do: [
              {
                set: {
                  step: "'a'",
                  at: 'response.data.x',
                  match: "'b'",
                  stage: "'c'",
                  when: "'d'",
                  date: "'e'",
                  popup: "'f'",
                },
              },
            ],
          },
        ],
      },
      { set: { step: "'a'", at: "'b'" } },
      { copy: { step: 'at' } },
    ],
  },
};

const address = JSON.stringify({
  blocks: [
    { type: 'text', name: 'jalan', label: 'Jalan' },
    { type: 'text', name: 'rt', label: 'Nomor RT' },
  ],
});
const projectFiles = projectFilesOf({ 'fragments/rumah.json': address }, 'contoh');
includedForms.set('fragments/rumah', address);

const luas = ['steps', 0, 'blocks', 0];
const outcome = ['actions', 'periksa', 0, 'outcomes', 0];

describe('what may be meant where a text stands comes from the language, not from the name of its key', () => {
  const known = knownOf(JSON.stringify(homonyms), projectFiles);
  const at = (path: (string | number)[]) => meantAt(known, path)?.choices.map(({ value }) => value);

  test.each<[string, (string | number)[]]>([
    ['an own message called date', [...luas, 'messages', 'date']],
    ['an own message called min', [...luas, 'messages', 'min']],
    ['an answer called step in set', ['actions', 'periksa', 1, 'set', 'step']],
    ['an answer called at in set', ['actions', 'periksa', 1, 'set', 'at']],
    ['a constant called use', ['constants', 'use']],
    ['a constant called do', ['constants', 'do']],
    ['a constant called apiUrl', ['constants', 'apiUrl']],
    ['a part of a constant called lookup', ['constants', 'lookup', 'idField']],
    ['the name of a field', [...luas, 'name']],
    ['the slug of the form', ['slug']],
    ['the id of a step', ['steps', 0, 'id']],
    ['a head of a table', ['steps', 0, 'blocks', 2, 'columns', 0]],
  ])('%s is any text', (_, path) => {
    expect(meantAt(known, path)).toBeUndefined();
  });

  test.each(['city', 'date', 'match', 'set'])('a key %s of the bank is a formula over answers', (key) => {
    const meant = meantAt(known, ['actions', 'periksa', 0, 'body', key]);
    expect(meant).toMatchObject({ open: true });
    expect(meant?.choices.map(({ value }) => value)).toContain('luas');
  });

  test.each(['step', 'at', 'match', 'stage', 'when', 'date', 'popup'])(
    'an answer called %s gets what the bank answers',
    (key) => {
      const meant = meantAt(known, [...outcome, 'do', 0, 'set', key]);
      expect(meant).toMatchObject({ open: true });
      expect(meant?.choices.map(({ value }) => value)).toContain('response.data.email');
    },
  );

  test('a check is a condition with a name or a formula; what it marks are fields', () => {
    expect(meantAt(known, [...luas, 'checks', 0, 'that'])).toMatchObject({
      choices: [{ value: 'besar' }],
      open: true,
    });
    expect(at([...luas, 'checks', 0, 'at', 0])).toContain('jenis');
    expect(at(['steps', 0, 'blocks', 1, 'options', 0, 'visibleWhen'])).toEqual(['besar']);
    expect(at(['watch', 0, 'when'])).toEqual(['besar']);
    expect(at(['watch', 0, 'do'])).toEqual(['periksa']);
    expect(at(['watch', 0, 'fields', 0])).toContain('luas');
    expect(at(['steps', 0, 'blocks', 3, 'copies', 'jenis'])).toContain('luas');
    expect(at(['actions', 'periksa', 2, 'copy', 'step'])).toContain('luas');
  });

  test('what a use of a fragment says of its fields is chosen from the fields of the fragment', () => {
    const use = ['steps', 0, 'blocks', 4];
    expect(at([...use, 'fragment'])).toEqual(['rumah']);
    expect(meantAt(known, [...use, 'leaveOut', 0])?.choices).toEqual([
      { value: 'jalan', about: 'Jalan' },
      { value: 'rt', about: 'Nomor RT' },
    ]);
    expect(meantAt(known, [...use, 'rename', 'jalan'])).toBeUndefined();
    expect(keysAt(known, [...use, 'rename'])?.map(({ value }) => value)).toEqual(['rt']);
    expect(keysAt(known, [...use, 'set'])?.map(({ value }) => value)).toEqual(['jalan']);
  });

  test('keys are names of answers where the language says so', () => {
    expect(keysAt(known, ['actions', 'periksa', 1, 'set'])?.map(({ value }) => value)).toContain('luas');
    expect(keysAt(known, ['steps', 0, 'blocks', 3, 'copies'])?.map(({ value }) => value)).toContain('luas');
    expect(keysAt(known, [...luas, 'messages'])).toBeUndefined();
    expect(keysAt(known, ['constants'])).toBeUndefined();
  });
});
