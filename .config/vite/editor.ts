import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin } from 'vite';
import { answering, bodyOf, etagOf, isJson, isOwn, tooLarge, type Answer } from './answering.ts';
import { foldersBesideProducts, slugPattern } from '../../src/language/slug.ts';
import { wholeFolder } from './wholeFolder';

const url = '/__editor/form-definitions/';

/** A product's definition or its scenarios, files of the folder itself; and what stands beside the products. */
const editable = new RegExp(
  `^(?:(?:${foldersBesideProducts.join('|')})/)?${slugPattern}(?:\\.scenarios)?\\.json$`,
);

/** What a publication keeps and the workbench reads: the history of a product, its manifests, its definitions and their scenarios. */
const published = new RegExp(
  `^publikasi/${slugPattern}/(?:riwayat\\.json|(?:versi/\\d+/)?(?:manifest|skenario|form-definitions/(?:(?:fragments|popups)/)?${slugPattern})\\.json)$`,
);

/** What the workbench asks: a file, or to write one. */
export interface EditorRequest {
  method: string;
  /** The file's name. */
  name: string;
  /** Lower-case names, as Node has them. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

const presentAt = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Reads and writes the files of a folder for the workbench. A write names the version that it replaces (`If-Match`; a new file:
 * `If-None-Match: *`), so that what was changed meanwhile in another editor is not lost: 412.
 */
export const answerEditor = async (request: EditorRequest, folder: string): Promise<Answer> => {
  const { method, name, headers, body } = request;
  if (method === 'GET' && published.test(name)) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    return text === undefined ? { status: 204, text: '' } : { status: 200, text };
  }
  if (!editable.test(name)) return { status: 404, text: 'Bukan berkas definisi.' };
  const path = join(folder, name);
  if (method === 'GET') {
    const text = presentAt(path);
    if (text === undefined) return { status: 404, text: 'Berkas tidak ada.' };
    return { status: 200, etag: etagOf(text), text };
  }
  if (method !== 'PUT') return { status: 405, text: 'Hanya GET dan PUT.' };
  if (!isOwn(headers)) return { status: 403, text: 'Hanya halaman editor sendiri yang boleh menyimpan.' };
  if (!isJson(body)) return { status: 400, text: 'Isi berkas bukan JSON.' };
  // Nothing else may be saved between the look and the write.
  const present = presentAt(path);
  const expected =
    present === undefined ? headers['if-none-match'] === '*' : headers['if-match'] === etagOf(present);
  if (!expected) return { status: 412, text: 'Berkas sudah berubah di luar editor.' };
  // A disk that is full must not leave half a file.
  const whole = `${path}.baru`;
  writeFileSync(whole, body);
  renameSync(whole, path);
  return { status: 204, etag: etagOf(body), text: '' };
};

/** Answers what the workbench asks about a folder; everything else goes on. `served`: the folder of what the portal serves. */
export const editorAnswers = (folder: string, served: string): ReturnType<typeof answering> =>
  answering(async ({ pathname }, request) => {
    if (!pathname.startsWith(url)) return undefined;
    if (pathname === url) return { status: 200, text: JSON.stringify(await wholeFolder(folder, served)) };
    const body = await bodyOf(request);
    if (body === undefined) return tooLarge;
    const { method = 'GET', headers } = request;
    return answerEditor({ method, name: pathname.slice(url.length), headers, body }, folder);
  });

/** Lets the workbench read and write definitions and scenarios, under `npm start` only. */
export const editor = (settings: { folder: string }): Plugin => ({
  name: 'eform:editor',
  apply: 'serve',
  configureServer({ config: { root, publicDir }, middlewares }) {
    middlewares.use(editorAnswers(resolve(root, settings.folder), publicDir));
  },
});
