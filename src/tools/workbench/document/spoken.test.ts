import { spoken } from './spoken';

test('a sentence of the language is read without its keys, where these have titles', () => {
  expect(spoken('Tulis ini atau `options`.')).toBe('Tulis ini atau “Pilihan”.');
  expect(spoken('Bantuan di bawah label; boleh memuat `{rumus}`.')).toBe(
    'Bantuan di bawah label; boleh memuat {nama jawaban}.',
  );
  expect(spoken('`true`: wajib diisi selama terlihat.')).toBe("'true': wajib diisi selama terlihat.");
});
