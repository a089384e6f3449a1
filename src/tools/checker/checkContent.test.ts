import { checkContent } from '.';

const options = {
  file: 'form-definitions/pages/contoh.json',
  exists: (path: string) => path === '/files/ada.webp',
  textOf: (slug: string) => (slug === 'simulasi' ? '{}' : undefined),
};

const found = (blocks: unknown): unknown[] =>
  checkContent(JSON.stringify({ blocks }, null, 2), options).map(({ rule, path, line, where }) => ({
    rule,
    path,
    line,
    where,
  }));

test('a page without mistakes gives no finding', () => {
  const image = { type: 'image', src: '/files/ada.webp', alt: '' };
  expect(found([image, { type: 'form', slug: 'simulasi' }])).toEqual([]);
});

test('a misspelt key of a block is reported at its line', () => {
  expect(found([{ type: 'heading', level: 1, txt: 'Judul' }])).toEqual([
    { rule: 'missing-key', path: 'blocks[0].text', line: 3, where: '“heading ke-1”' },
    { rule: 'unknown-key', path: 'blocks[0].txt', line: 6, where: '“heading ke-1”' },
  ]);
});

test('a field does not belong on a page', () => {
  expect(found([{ type: 'text', name: 'a', label: 'A' }])).toMatchObject([{ rule: 'wrong-value', line: 4 }]);
});

test('pictures, links and forms that are not there are reported, also inside a section', () => {
  const blocks = [
    { type: 'image', src: '/files/tidak-ada.webp', alt: '' },
    { type: 'richText', html: '<script>1</script>' },
    { type: 'form', slug: 'simulasii' },
  ];
  expect(found([{ type: 'section', title: 'Bagian', blocks }])).toMatchObject([
    { rule: 'missing-image', path: 'blocks[0].blocks[0].src', where: '“Bagian” → “image ke-1”' },
    { rule: 'unsafe-html', path: 'blocks[0].blocks[1].html' },
    { rule: 'unknown-name', path: 'blocks[0].blocks[2].slug' },
  ]);
});

test('a condition is reported, since a page has no answers that it could read', () => {
  const note = { type: 'richText', html: '<p>WNA</p>', visibleWhen: 'wna' };
  const findings = checkContent(JSON.stringify({ blocks: [{ type: 'section', blocks: [note] }] }), options);
  expect(findings).toMatchObject([{ rule: 'wrong-value', path: 'blocks[0].blocks[0].visibleWhen' }]);
  expect(findings[0]?.mend).toContain('Halaman dan popup tidak mempunyai jawaban');
});

test('broken JSON is reported with its line', () => {
  expect(checkContent('{\n  "blocks": [,]\n}', options)).toMatchObject([
    { rule: 'broken-json', line: 2, where: 'Halaman' },
  ]);
});
