import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { leastNames } from '../.config/leastBrowser.js';

const root = process.cwd();
const pagesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/decisions')];

/** Every link of a page to a file of the repository: its words, and the file. */
function linksOf(page: string): { words: string; target: string }[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].flatMap(([, words = '', target = '']) =>
    /^(https?:|#)/.test(target)
      ? []
      : [{ words, target: path.join(path.dirname(page), target.replace(/#.*$/, '')) }],
  );
}

/** Whether a file declares a function, a type, a constant or a key of that name; that it imports one is not enough. */
function declares(text: string, name: string): boolean {
  return new RegExp(
    `\\b(?:function\\*?|const|let|class|interface|type) ${name}\\b|^ *${name}\\??[:(]`,
    'm',
  ).test(text);
}

describe.each(pages)('%s', (page) => {
  test('links to files that are there', () => {
    const missing = linksOf(page).filter(({ target }) => !existsSync(path.join(root, target)));
    expect(missing).toEqual([]);
    // A file that has moved keeps its old name in the words of a link, where nothing else looks.
    const misnamed = linksOf(page).filter(
      ({ words, target }) =>
        /^`?[\w./-]+\.tsx?`?$/.test(words) && !target.endsWith(words.replaceAll('`', '')),
    );
    expect(misnamed).toEqual([]);
  });

  test('names what is declared in the files that it links to', () => {
    const named = linksOf(page).flatMap(({ words, target }) => {
      const name = /^`([A-Za-z]\w*)`$/.exec(words)?.[1];
      return name === undefined ? [] : [{ name, target }];
    });
    const strange = named.filter(
      ({ name, target }) => !declares(readFileSync(path.join(root, target), 'utf8'), name),
    );
    expect(strange).toEqual([]);
  });
});

test.each([...pagesIn('docs'), 'CONTRIBUTING.md'])('%s writes paths of files that are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.[a-z]+)`/g)].map(([, name = '']) => name);
  const isThere = (name: string) =>
    existsSync(path.join(root, name)) || existsSync(path.join(root, 'src', name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('the checklist names tests that are there', () => {
  const named = linksOf('docs/checklist.md').filter(({ target }) =>
    /\.(test\.tsx?|scenarios\.json)$/.test(target),
  );
  const strange = named.filter(({ words, target }) => {
    const text = readFileSync(path.join(root, target), 'utf8').replaceAll("\\'", "'");
    return words !== path.basename(target) && !text.includes(words);
  });
  expect(named.length).toBeGreaterThan(50);
  expect(strange).toEqual([]);
});

test('pages speak of nothing outside the repository, and end in no folder of a machine', () => {
  const strange = pages.filter((page) =>
    /\/(home|tmp|work|Users)\//.test(readFileSync(path.join(root, page), 'utf8')),
  );
  expect(strange).toEqual([]);
});

test.each(['README.md', 'index.html'])('%s names the least browsers, all of them and no others', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ');
  const named = [
    ...text.matchAll(/(?:Chrome|Safari|Firefox) \d[\d.]*(?:, (?:Chrome|Safari|Firefox) \d[\d.]*)*/g),
  ];
  expect(named.map(([names]) => names)).toEqual([leastNames]);
});
