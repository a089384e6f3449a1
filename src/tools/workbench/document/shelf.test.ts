import { shelfOf } from './shelf';

test('the scenarios of a form are those of its file and of the files that it takes in', () => {
  const texts = {
    'kartu.scenarios.json': '{"fragments": ["orang", "hilang"], "scenarios": []}',
    'fragments/orang.scenarios.json': '{"with": {"nik": "1"}}',
    'fragments/lain.scenarios.json': '{"with": {"nama": "x"}}',
  };
  expect(shelfOf(texts, 'kartu').scenarios).toBe(
    [texts['kartu.scenarios.json'], texts['fragments/orang.scenarios.json']].join('\n'),
  );
  expect([...shelfOf(texts, 'kartu').fragments]).toEqual([]);
  expect(shelfOf({}, 'kartu').scenarios).toBeUndefined();
});
