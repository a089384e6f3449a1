import { clockTime, draftWords } from './draft';

test("a draft says until when it is kept, on the visitor's clock", () => {
  const time = new Date(2026, 7, 17, 9, 5).getTime();
  expect(draftWords.savedUntil(clockTime(time))).toBe('Tersimpan di perangkat ini sampai pukul 09.05');
});
