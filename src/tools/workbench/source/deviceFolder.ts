import { definitionFolders } from '../../../language';
import { jsonOf } from '../../checker/json/walk';
import { publishedFolder } from '../../publication/release';
import type { SourceFile, SourceFolder } from './files';

interface Picker {
  showDirectoryPicker: (options: { mode: 'readwrite'; id: string }) => Promise<FileSystemDirectoryHandle>;
}

/** Lets the editor choose a folder; `undefined`: this browser has no file access. A rejection: nothing was chosen. */
export const chooseDirectory: (() => Promise<FileSystemDirectoryHandle>) | undefined =
  typeof window !== 'undefined' && 'showDirectoryPicker' in window
    ? // lib.dom does not know it yet.
      () => (window as unknown as Picker).showDirectoryPicker({ mode: 'readwrite', id: 'eform' })
    : undefined;

/** The definitions in a folder of the editor's own device: read, and written in place. */
export function deviceFolder(root: FileSystemDirectoryHandle): SourceFolder {
  const read = async (name: string): Promise<SourceFile | undefined> => {
    const file = await fileAt(root, name).catch(() => undefined);
    // What a save replaces is the text that it was made from.
    const text = file && (await (await file.getFile()).text());
    return text === undefined ? undefined : { text, version: text };
  };
  return {
    saves: true,
    read,
    save: async (name, text, version) => {
      const present = await read(name);
      if (present?.text !== version) return 'conflict';
      if (jsonOf(text) === undefined) return 'not-json';
      return writeFile(root, name, text).then(
        () => ({ version: text }),
        () => 'failed' as const,
      );
    },
    whole: async () => {
      const files = (await Promise.all(definitionFolders.map((part) => filesIn(root, part)))).flat();
      return {
        texts: Object.fromEntries(files.map(({ path, text }) => [path, text])),
        changed: Object.fromEntries(files.map(({ path, changed }) => [path, changed])),
      };
    },
    published: async (path) => (await read(`${publishedFolder}/${path}`))?.text,
    publish: (path, content) => writeFile(root, `${publishedFolder}/${path}`, content),
  };
}

/** Writes a file below a folder, and the folders between them. */
export async function writeFile(
  root: FileSystemDirectoryHandle,
  path: string,
  content: FileSystemWriteChunkType,
): Promise<void> {
  const file = await fileAt(root, path, true);
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
}

async function fileAt(
  root: FileSystemDirectoryHandle,
  path: string,
  create = false,
): Promise<FileSystemFileHandle> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
  return folder.getFileHandle(name, { create });
}

/** The files of a folder by their path below the root; those of the folders in it are not looked at. */
async function filesIn(root: FileSystemDirectoryHandle, part: string) {
  // A new folder of definitions has no others below it.
  const folder = part === '' ? root : await root.getDirectoryHandle(part).catch(() => undefined);
  const files: { path: string; text: string; changed: number }[] = [];
  for await (const [name, entry] of folder?.entries() ?? []) {
    if ('entries' in entry || !name.endsWith('.json') || name.endsWith('.schema.json')) continue;
    const file = await entry.getFile();
    const path = part === '' ? name : `${part}/${name}`;
    files.push({ path, text: await file.text(), changed: file.lastModified });
  }
  return files;
}
