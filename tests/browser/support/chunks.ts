import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

/** The folder of the production build. */
export const build = process.env.PORTAL_BUILD ?? 'dist';

const manifest = JSON.parse(readFileSync(`${build}-hosting/chunks.json`, 'utf8')) as Record<
  string,
  Chunk | undefined
>;

/** The script of a module that is loaded on its own, and what must have come before it. Throws for any other module. */
export function chunkOf(module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} has no chunk of its own`);
  return chunk;
}

/** The script of such a module, as addresses name it. */
export function addressOf(module: string): (url: URL) => boolean {
  const { file } = chunkOf(module);
  return ({ pathname }) => pathname === `/${file}`;
}
