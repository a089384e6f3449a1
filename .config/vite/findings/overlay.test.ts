/** @jest-environment jsdom */
import { checkDefinition, type CheckedFile } from '../../../src/tools/checker';
import { createOverlay } from './overlay';

const file = 'form-definitions/contoh.json';

/** What the checker finds in a form whose one field is this. */
const findingsIn = (field: object): CheckedFile => {
  const blocks = [{ type: 'text', name: 'nama', label: 'Nama', ...field }];
  const steps = [{ id: 'data', title: 'Data', blocks }];
  const texts = { next: 'Selanjutnya' };
  const form = { version: 1, slug: 'contoh', title: 'Contoh', subProductId: 'C-1', texts, steps };
  const text = JSON.stringify(form);
  return { file, findings: checkDefinition(text, { file }) };
};
const wrong = findingsIn({ requird: true });
const improvable = findingsIn({ name: 'tanggalMulai', label: 'Tanggal Mulai' });

const opened = jest.fn();
const box = (): string => document.querySelector('eform-findings')?.shadowRoot?.textContent ?? '';
const buttons = (): HTMLElement[] => [
  ...(document.querySelector('eform-findings')?.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? []),
];

beforeEach(() => {
  opened.mockReset();
  document.body.innerHTML = '<input value="jawaban">';
});

test('a mistake opens the box with its place, what is wrong and how to mend it', () => {
  createOverlay(document, opened).show([wrong]);
  for (const words of [
    '1 kesalahan',
    `${file}:1:`,
    'Langkah “Data” → “Nama”',
    'Kunci “requird”',
    '“required”',
  ])
    expect(box()).toContain(words);
});

test('its place opens the line in the editor', () => {
  createOverlay(document, opened).show([wrong]);
  buttons()
    .find(({ textContent }) => textContent.startsWith(file))
    ?.click();
  const [finding] = wrong.findings;
  expect(opened).toHaveBeenCalledWith(`${file}:${finding?.line}:${finding?.column}`);
});

test('the box goes when the file is mended, and the page is as it was', () => {
  const overlay = createOverlay(document, opened);
  const before = document.body.innerHTML;
  overlay.show([wrong]);
  overlay.show([]);
  expect(document.body.innerHTML).toBe(before);
});

test('advice alone waits behind a button', () => {
  expect(improvable.findings.map(({ severity }) => severity)).toEqual(['advice']);
  createOverlay(document, opened).show([improvable]);
  expect(box()).not.toContain('Tanggal Mulai');
  buttons()[0]?.click();
  expect(box()).toContain('Tanggal Mulai');
});

test('a box made small stays so until the findings change', () => {
  const overlay = createOverlay(document, opened);
  overlay.show([wrong]);
  const small = buttons().find(({ textContent }) => textContent === 'Kecilkan');
  small?.click();
  overlay.show([wrong]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['1 kesalahan']);
  overlay.show([wrong, improvable]);
  expect(box()).toContain('1 kesalahan, 1 saran');
  expect(box()).toContain('Kunci “requird”');
});
