import { fingerprint, keyedFingerprint } from './fingerprint';

// The published values of FNV-1a, 32 bits.
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the fingerprint of "%s"', (text, expected) => {
  expect(fingerprint(text)).toBe(expected);
});

test('has eight digits whatever the text is', () => {
  const digits = Array.from({ length: 500 }, (_, index) => fingerprint(String(index)));
  expect(digits.filter((one) => !/^[0-9a-f]{8}$/.test(one))).toEqual([]);
  expect(digits.some((one) => one.startsWith('0'))).toBe(true);
});

test('with a key is another one under another key, and for another text', () => {
  const all = [keyedFingerprint('k', 'a'), keyedFingerprint('l', 'a'), keyedFingerprint('k', 'b')];
  expect(new Set(all).size).toBe(3);
  expect(keyedFingerprint('k', 'a')).toBe(fingerprint('ka') + fingerprint('ak'));
});
