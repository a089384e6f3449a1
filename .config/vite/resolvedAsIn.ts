import { type Plugin } from 'vite';

/** What of a build this needs. */
interface Build {
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>;
}

/** Where a build puts another file in the place of one of ours, such as the theme, what is run for it in Node does so too. */
export const resolvedAsIn = (build: Build): Plugin => ({
  name: 'eform:resolved-as-in',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.startsWith('.') && importer !== undefined && !importer.includes('/node_modules/')
      ? build.resolve(source, importer)
      : undefined,
});
