import { jsonOf } from '../../checker/json/walk';
import type { SourceFile, SourceFolder } from './files';

/** A folder of this device that a browser has let us into. */
export interface Directory {
  name: string;
  getDirectoryHandle: (name: string, options?: { create?: boolean }) => Promise<Directory>;
  getFileHandle: (name: string, options?: { create?: boolean }) => Promise<WritableFile>;
  /** By name; a folder in it has entries itself. */
  entries: () => AsyncIterable<readonly [string, Directory | WritableFile]>;
}

interface WritableFile {
  getFile: () => Promise<Pick<File, 'text'>>;
  createWritable: () => Promise<{
    write: (content: string | BufferSource | Blob) => Promise<void>;
    close: () => Promise<void>;
  }>;
}

/** What browsers with file access have. */
interface Picker {
  showDirectoryPicker: (options: { mode: 'readwrite'; id: string }) => Promise<Directory>;
}

/** Lets the editor choose a folder; `undefined`: this browser has no file access. A rejection: nothing was chosen. */
export const chooseDirectory: (() => Promise<Directory>) | undefined =
  typeof window !== 'undefined' && 'showDirectoryPicker' in window
    ? // lib.dom does not know it yet.
      () => (window as unknown as Picker).showDirectoryPicker({ mode: 'readwrite', id: 'eform' })
    : undefined;

/** The definitions in a folder of the editor's own device: read, and written in place. */
export function deviceFolder(root: Directory): SourceFolder {
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
    whole: async () => ({ texts: Object.fromEntries(await textsIn(root, '')) }),
  };
}

/** Writes a file below a folder, and the folders between them. */
export async function writeFile(
  root: Directory,
  path: string,
  content: string | BufferSource | Blob,
): Promise<void> {
  const file = await fileAt(root, path, true);
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
}

async function fileAt(root: Directory, path: string, create = false): Promise<WritableFile> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
  return folder.getFileHandle(name, { create });
}

async function textsIn(folder: Directory, before: string): Promise<(readonly [string, string])[]> {
  const texts: (readonly [string, string])[] = [];
  for await (const [name, entry] of folder.entries()) {
    if ('entries' in entry) texts.push(...(await textsIn(entry, `${before}${name}/`)));
    else if (name.endsWith('.json')) texts.push([`${before}${name}`, await (await entry.getFile()).text()]);
  }
  return texts;
}
