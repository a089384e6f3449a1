import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

/** The folder of the production build. */
export const build = process.env.PORTAL_BUILD ?? 'dist';

/** The script of a module that is loaded on its own in a build, and what must have come before it. Throws for any other module. */
export function chunkOf(module: string, folder = build): Chunk {
  const manifest = JSON.parse(readFileSync(`${folder}-hosting/chunks.json`, 'utf8')) as Record<
    string,
    Chunk | undefined
  >;
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} has no chunk of its own`);
  return chunk;
}

/** The path of the script of such a module. */
export const scriptPath = (module: string, folder = build): string => `/${chunkOf(module, folder).file}`;

/** The script of such a module, as addresses name it. */
export function addressOf(module: string, folder = build): (url: URL) => boolean {
  const path = scriptPath(module, folder);
  return ({ pathname }) => pathname === path;
}
