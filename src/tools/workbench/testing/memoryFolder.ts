import { publishedFolder } from '../../publication/release';
import type { SourceFolder } from '../source/files';

/** A folder of definitions in memory: its files by path, those that were published too. */
export function memoryFolder(written: Readonly<Record<string, string>>): {
  files: Map<string, string>;
  folder: SourceFolder;
} {
  const files = new Map(Object.entries(written));
  const isPublished = (path: string): boolean => path.startsWith(`${publishedFolder}/`);
  const folder: SourceFolder = {
    saves: true,
    read: (name) => {
      const text = files.get(name);
      return Promise.resolve(text === undefined ? undefined : { text, version: text });
    },
    save: (name, text, version) => {
      if (files.get(name) !== version) return Promise.resolve('conflict');
      files.set(name, text);
      return Promise.resolve({ version: text });
    },
    whole: () => {
      const own = [...files].filter(([path]) => !isPublished(path));
      return Promise.resolve({
        texts: Object.fromEntries(own),
        changed: Object.fromEntries(own.map(([path]) => [path, Date.UTC(2026, 2, 2, 3)])),
      });
    },
    published: (path) => Promise.resolve(files.get(`${publishedFolder}/${path}`)),
    publish: (path, content) =>
      Promise.resolve(
        void files.set(`${publishedFolder}/${path}`, typeof content === 'string' ? content : ''),
      ),
  };
  return { files, folder };
}
