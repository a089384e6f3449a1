import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

const build = process.env.PORTAL_BUILD ?? 'dist';

/** The scripts that must have come before something works, of modules that are loaded on their own. */
const scriptsOf = (...modules: readonly string[]): Buffer[] => {
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk | undefined
  >;
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} has no chunk of its own`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...files].map((file) => readFileSync(join(build, file)));
};

const home = scriptsOf('index.html', 'src/pages/ContentPage.tsx');

test('the home page needs at most 150 KB of script until its first card can be pressed', () => {
  const bytes = home.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
});

const text = home.join('\n');

// Words that only the named package says, and a module that brings it.
test.each([
  ['Formik', 'initialTouched', 'src/pages/formPages.ts'],
  ['yup', 'ValidationError', 'src/pages/formPages.ts'],
  ['jsep', 'Unclosed quote', 'src/pages/formPages.ts'],
  ['Swiper', 'slidesPerGroup', 'src/blocks/products/swiper.ts'],
  ['Dialog', 'MuiDialog', 'src/blocks/OpenedBlocks.tsx'],
  ['Snackbar', 'MuiSnackbar', 'src/renderer/form/Toasts.tsx'],
  ['DOMPurify', 'ALLOWED_URI_REGEXP', 'src/blocks/sanitize.ts'],
])('the first scripts of the home page hold no %s', (_, mark, bringer) => {
  expect(text).not.toContain(mark);
  expect(scriptsOf(bringer).join('\n')).toContain(mark);
});

test('no script holds the mocks', () => {
  expect(`${text}${scriptsOf('src/pages/formPages.ts').join('\n')}`).not.toContain('mockServiceWorker');
});

test('no script holds the workbench, or a tool of it', () => {
  const folder = join(build, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const all = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(scripts.length).toBeGreaterThan(5);
  // Words of the workbench, its code editor, its checker and its scenario runner, and the way to its page.
  for (const mark of ['eform-workbench', 'cm-gutters', 'wrong-value', 'Langkah skenario', '/editor/']) {
    expect({ mark, found: all.includes(mark) }).toEqual({ mark, found: false });
  }
});
