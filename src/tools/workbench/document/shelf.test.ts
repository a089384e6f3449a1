import { shelfOf } from './shelf';

test('the scenarios of a form are those of its file and of the files that it takes in', () => {
  const texts = {
    'kartu.scenarios.json': '{"fragments": ["orang", "hilang"], "scenarios": []}',
    'fragments/orang.scenarios.json': '{"with": {"nik": "1"}}',
    'fragments/lain.scenarios.json': '{"with": {"nama": "x"}}',
  };
  expect([...shelfOf(texts, 'kartu').scenarios.keys()]).toEqual([
    'kartu.scenarios.json',
    'fragments/orang.scenarios.json',
  ]);
  expect([...shelfOf(texts, 'kartu').fragments]).toEqual([]);
  expect(shelfOf({}, 'kartu').scenarios.size).toBe(0);
});
