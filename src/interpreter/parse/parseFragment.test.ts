import { parseFragment } from './parseFragment';

test('a fragment is read', () => {
  const blocks = [{ type: 'text', name: 'nama', label: 'Nama' }];
  expect(parseFragment(JSON.stringify({ blocks }))).toMatchObject({
    ok: true,
    fragment: { blocks },
  });
});

test('a text that is no JSON is reported by the place where it breaks, and by nothing else', () => {
  const parsed = parseFragment('{ "blocks": [], }');
  expect(parsed).toMatchObject({ ok: false, issues: [{ code: 'broken-json' }] });
  expect(!parsed.ok && parsed.issues).toHaveLength(1);
});

test('what is wrong in it is reported', () => {
  expect(parseFragment('{ "blocks": 1 }').ok).toBe(false);
});
