/** Uploaded files, in memory: a reload of the page forgets them. */
export interface StoredFiles {
  /** Keeps a file; gives its address. */
  store: (file: File) => string;
  /** A file by the last part of its address. */
  find: (name: string) => File | undefined;
}

/** No files yet. */
export function storeFiles(): StoredFiles {
  const files = new Map<string, File>();
  return {
    store(file) {
      const extension = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
      const name = `${crypto.randomUUID()}${extension.toLowerCase()}`;
      files.set(name, file);
      return `/files/${name}`;
    },
    find: (name) => files.get(name),
  };
}
