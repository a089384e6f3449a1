/** Uploaded files, in memory and as far as `kept` lets in the browser, so that a reload of the page finds them again. */
export interface StoredFiles {
  /** Keeps a file; gives its address. */
  store: (file: File) => string;
  /** A file by the last part of its address. */
  find: (name: string) => Promise<Blob | undefined>;
}

/** Where files outlast a reload. */
export type KeptFiles = Pick<Cache, 'put' | 'match'>;

/** No files yet, but for those that are kept. */
export function storeFiles(kept?: KeptFiles): StoredFiles {
  const files = new Map<string, File>();
  return {
    store(file) {
      const extension = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
      const name = `${crypto.randomUUID()}${extension.toLowerCase()}`;
      const address = addressOf(name);
      files.set(name, file);
      // Where there is no room, what is in memory is enough until the page is reloaded.
      kept?.put(address, new Response(file)).catch(() => undefined);
      return address;
    },
    async find(name) {
      const found = files.get(name) ?? (await kept?.match(addressOf(name)));
      return found && 'blob' in found ? found.blob() : found;
    },
  };
}

const addressOf = (name: string): string => `/files/${name}`;
