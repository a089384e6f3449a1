import { type Plugin } from 'vite';

/** What of a built script this plugin needs to know. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
  facadeModuleId?: string | null;
}

/** The scripts of modules with all that they import, without those that `entry` brings anyway. */
export const scriptsOf = (
  chunks: readonly Chunk[],
  entry: string,
  modules: readonly string[],
): readonly string[] => {
  const importsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const known = new Set<string>();
  const add = (file: string): void => {
    if (known.has(file)) return;
    known.add(file);
    importsOf.get(file)?.forEach(add);
  };
  const addModule = (module: string): void => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module} has no chunk of its own: see .config/vite/earlyStart.ts`);
    add(chunk.fileName);
  };
  addModule(entry);
  const first = known.size;
  modules.forEach(addModule);
  return [...known].slice(first);
};

/** What is asked for early: where definitions lie, and the scripts of a form's page and of a page of content. */
export interface EarlyParts {
  definitionsUrl: string;
  form: readonly string[];
  page: readonly string[];
}

/**
 * A script that reads the address as `src/paths.ts` does, before any script of ours has come, and asks for what the page there
 * will need: it comes beside the entry, not after it.
 */
export const earlyScript = (parts: EarlyParts): string =>
  `(({definitionsUrl,form,page})=>{
const path=location.pathname,slug='([a-z0-9]+(?:-[a-z0-9]+)*)';
const formAt=RegExp('^/form/'+slug+'(?:/|$)').exec(path),pageAt=path==='/'?[0,'home']:RegExp('^/'+slug+'/?$').exec(path);
const ask=(rel,href,as)=>document.head.append(Object.assign(document.createElement('link'),{rel,href,as,crossOrigin:'anonymous'}));
if(formAt||pageAt)ask('preload',definitionsUrl+'/'+(formAt?formAt[1]:'pages/'+pageAt[1])+'.json','fetch');
for(const script of formAt?form:pageAt?page:[])ask('modulepreload',script,'script');
})(${JSON.stringify(parts)})`;

/** Puts that script into the built page. It comes before the policy is written, which names its hash. */
export const earlyStart = ({ definitionsUrl }: { definitionsUrl: string }): Plugin => ({
  name: 'eform:early-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const scripts = (...modules: string[]): string[] =>
        scriptsOf(chunks, 'index.html', modules).map((file) => `/${file}`);
      const script = earlyScript({
        definitionsUrl,
        form: scripts('src/app/pages/FormPage.tsx'),
        page: scripts('src/app/pages/ContentPage.tsx', 'src/content/PageBlock.tsx'),
      });
      // In front of the styles, which would hold it up.
      return html.replace(/<title>/, () => `<script>${script}</script>\n    <title>`);
    },
  },
});
