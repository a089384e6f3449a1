import { withoutCopies, type PreviewRow } from './preview';

const row = (name: string, text: string, copiedBy?: string): PreviewRow => ({
  name,
  label: name,
  text,
  editable: copiedBy === undefined,
  copiedBy,
});

test('what a switch has copied stands in its own line, without what is empty, digits with their label', () => {
  const rows = [
    row('sama', 'Ya'),
    row('alamat', 'JL. MERDEKA 10', 'sama'),
    row('rt', '001', 'sama'),
    row('rw', '', 'sama'),
    row('kota', 'BANDUNG', 'sama'),
    row('status', 'Milik Sendiri'),
  ];
  expect(withoutCopies(rows)).toEqual([
    row('sama', 'Ya: JL. MERDEKA 10, rt 001, BANDUNG'),
    row('status', 'Milik Sendiri'),
  ]);
});

test('copies whose switch stands on another step stay where they are', () => {
  const rows = [row('alamat', 'JL. MERDEKA 10', 'sama')];
  expect(withoutCopies(rows)).toEqual(rows);
});
