import type { PreviewRow } from '../interpreter';
import { withoutCopies } from './PreviewAnswers';

const row = (name: string, text: string, copiedBy?: string): PreviewRow => ({
  name,
  label: name,
  text,
  editable: copiedBy === undefined,
  copiedBy,
});

test('what a switch has copied stands in its own line, without what is empty', () => {
  const rows = [
    row('sama', 'Ya'),
    row('alamat', 'JL. MERDEKA 10', 'sama'),
    row('rt', '', 'sama'),
    row('kota', 'BANDUNG', 'sama'),
    row('status', 'Milik Sendiri'),
  ];
  expect(withoutCopies(rows)).toEqual([
    row('sama', 'Ya: JL. MERDEKA 10, BANDUNG'),
    row('status', 'Milik Sendiri'),
  ]);
});

test('copies whose switch stands on another step stay where they are', () => {
  const rows = [row('alamat', 'JL. MERDEKA 10', 'sama')];
  expect(withoutCopies(rows)).toEqual(rows);
});
