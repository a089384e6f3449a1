import type { Json, JsonObject } from '../../interpreter';
import { differences, wantedIn } from './wanted';

const uploaded = (choice: number) => ({ name: 'image.jpg', choice });
const files = {
  files: new Map([1, 2, 3].map((choice) => [`/files/${choice}.jpg`, uploaded(choice)])),
  knownLost: new Set(['/files/3.jpg']),
};
const given = new Map(['satu', 'anak', 'anak.nama'].map((name) => [name, 1]));
const wanted = (answers: Readonly<Record<string, Json>>) => wantedIn(files, answers, given);
const urls = (...all: readonly number[]) => all.map((one) => ({ url: `/files/${one}.jpg`, filename: 'x' }));

test.each<[string, Json, Json, boolean]>([
  ['a choice without its label', '1|Satu', '1', true],
  ['another file under the same name', '/files/1.jpg', '/files/2.jpg', false],
  ['a file in place of a lost one', '/files/3.jpg', '/files/2.jpg', true],
  ['nothing in place of a lost file', '/files/3.jpg', '', false],
  ['a file behind those that are left', urls(3, 1), urls(1, 2), true],
  ['another order of files', urls(1, 2), urls(2, 1), false],
  ['one file more than were lost', urls(3), urls(1, 2), false],
])('%s', (_, one, other, isSame) => {
  expect(differences(wanted({ satu: one }), wanted({ satu: other }))).toEqual(isSame ? [] : ['satu']);
});

test('what nobody has set counts neither beside answers nor in rows', () => {
  const rows = (tahun: number): JsonObject => ({
    dua: tahun,
    anak: [{ nama: 'Ani', tahun }, { nama: 'Budi' }],
  });
  expect(differences(wanted(rows(1)), wanted(rows(2)))).toEqual([]);
  const other = { anak: [{ nama: 'Budi' }, { nama: 'Ani' }] };
  expect(differences(wanted(rows(1)), wanted(other))).toEqual(['anak']);
});
