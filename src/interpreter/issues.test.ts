import { shorten } from './issues';

test('a text of an editor is quoted up to 80 characters, the last of which says that more follows', () => {
  expect(shorten('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shorten('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
});
