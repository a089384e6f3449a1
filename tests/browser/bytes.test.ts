import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

/** The scripts that a page needs before anything on it can be pressed. */
const scriptsOf = (...entries: readonly string[]): Buffer[] => {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (name: string): void => {
    const { file, imports = [] } = manifest[name] ?? { file: '' };
    if (file === '' || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  entries.forEach(add);
  return [...files].map((file) => readFileSync(`dist/${file}`));
};

const home = scriptsOf('index.html', 'src/pages/HomePage.tsx');

test('the home page needs at most 150 KB of script', () => {
  const bytes = home.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
});

test('the first scripts of the home page hold no form and no mocks', () => {
  const text = home.join('\n');
  const form = scriptsOf('src/pages/formPages.ts').join('\n');
  // Words that only these packages say.
  for (const mark of ['initialTouched', 'ValidationError']) {
    expect([mark, text.includes(mark), form.includes(mark)]).toEqual([mark, false, true]);
  }
  expect(`${text}${form}`).not.toContain('mockServiceWorker');
});
