import { type Plugin } from 'vite';
import { fieldTypes } from '../../src/fields/pure.ts';

/** What of a built script this plugin needs to know. */
interface Chunk {
  fileName: string;
  /** The module for which alone it was made, where there is one. */
  facadeModuleId?: string | null;
  imports: readonly string[];
  /** Of which modules it is made. */
  moduleIds: readonly string[];
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
    // A module that several others import, as in a build with the editor, shares its script with others.
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`${module} is in no script: see .config/vite/earlyStart.ts`);
    add(chunk.fileName);
  };
  addModule(entry);
  const first = known.size;
  modules.forEach(addModule);
  return [...known].slice(first);
};

/** The module of a type's control; most types have none apart from the form's own code. */
const connectorOf = (type: string): string =>
  `src/form/connectors/${type.replace(/^./, (letter) => letter.toUpperCase())}Connector.tsx`;

/** The scripts that a field of each of these types needs besides those of every form. */
export const fieldScripts = (
  types: readonly string[],
  chunks: readonly Chunk[],
  scripts: (module: string) => readonly string[],
): Record<string, string[]> => {
  const apart = types.filter((type) =>
    chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${connectorOf(type)}`)),
  );
  return Object.fromEntries(apart.map((type) => [type, [...scripts(connectorOf(type))]]));
};

/** What is asked for early: where definitions lie, and the scripts of a form's page, of a page of content and of what stands on it. */
export interface EarlyParts {
  definitionsUrl: string;
  form: readonly string[];
  page: readonly string[];
  /** By the block's type; a block of one of these types is drawn by scripts of its own. */
  blocks: Readonly<Record<'form' | 'tracking' | 'carousel' | 'categoryTabs', readonly string[]>>;
  /** By the field's type, those that not every form has. */
  fields: Readonly<Record<string, readonly string[]>>;
}

/** Files asked for early: the page's own definition, `site`, and 30 that they name. A definition may name hundreds. */
const most = 32;

/**
 * A script that reads the address as `src/paths.ts` does, before any script of ours has come, and asks for what the page there
 * will need: it comes beside the entry, not after it. What it finds named in a definition (fragments, forms on a page, blocks with
 * scripts of their own, fields of the step that is shown first) it asks for as well. Whatever it does not find is asked for later, by
 * our code; that takes the answers out of `eformEarly` (`src/api/exchange.ts`). It says to the shell on which kind of page it
 * stands, and when the code that would take its place is late (`src/app/baseStyles.tsx`). It loads
 * the page again past every cache, scripts too where they are still those of the site: one that came damaged would be kept
 * for a year. Where editors work (`editing`), `/editor` is no page of content.
 */
export const earlyScript = (parts: EarlyParts, editing = false): string =>
  `(({definitionsUrl,form,page,blocks,fields,most})=>{
const {documentElement:root}=document,say=name=>()=>{root.dataset[name]=''},reload=()=>location.reload();
setTimeout(say('late'),1e4);
const fresh=address=>fetch(address,{cache:'reload'}).then(answer=>answer.text());
const renew=event=>{
event.preventDefault();
setTimeout(reload,5e3);
fresh(location.href).then(page=>{
const [entry]=[...document.scripts].filter(({type})=>type==='module'),scripts=performance.getEntriesByType('resource').map(({name})=>name).filter(name=>name.startsWith(location.origin+'/assets/'));
return entry&&page.includes(new URL(entry.src).pathname)&&Promise.allSettled([entry.src,...scripts].map(fresh));
}).then(reload,reload);
};
addEventListener('eform:reload',renew);
addEventListener('click',event=>event.target.closest?.('[data-reload]')&&renew(event));
const {pathname:path,search}=location,slug='([a-z0-9]+(?:-[a-z0-9]+)*)',answers=globalThis.eformEarly=new Map,asked=new Set;
const formAt=RegExp('^/form/'+slug+'(?:/|$)').exec(path),pageAt=${editing ? "path!=='/editor'&&path!=='/editor/'&&(" : ''}path==='/'?[0,'home']:RegExp('^/'+slug+'/?$').exec(path)${editing ? ')' : ''};
const load=scripts=>{for(const href of scripts)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))};
const shown=text=>{
for(const [,fragment] of text.matchAll(RegExp('"fragment"\\\\s*:\\\\s*"'+slug+'"','g')))read('fragments/'+fragment,shown);
for(const [,type] of text.matchAll(/"type"\\s*:\\s*"(\\w+)"/g))if(fields[type]){load(fields[type]);delete fields[type]}
};
const first=text=>{
const {start,steps}=JSON.parse(text),id=new URLSearchParams(search).get('step'),step=steps.find(one=>one.id===id)||!start&&steps[0];
if(step)shown(JSON.stringify(step));
};
const read=(name,more)=>{
const url=definitionsUrl+'/'+name+'.json';
if(asked.has(url)||asked.size>=most)return;
asked.add(url);
const answer=fetch(url,{headers:{Accept:'application/json'}});
answers.set(url,answer);
answer.then(response=>response.clone().text()).then(text=>{
try{more&&more(text)}catch{}
for(const [,fragment] of text.matchAll(RegExp('"fragment"\\\\s*:\\\\s*"'+slug+'"','g')))read('fragments/'+fragment);
for(const [,type,guest] of text.matchAll(RegExp('"type"\\\\s*:\\\\s*"(form|tracking|carousel|categoryTabs)"(?:\\\\s*,\\\\s*"slug"\\\\s*:\\\\s*"'+slug+'")?','g'))){
if(guest)read(guest);
if(pageAt)load(blocks[type]);
}
}).catch(()=>{});
};
if(formAt)say('form')();
if(formAt||pageAt)read(formAt?formAt[1]:'pages/'+pageAt[1],formAt&&first);
read('pages/site');
load(formAt?form:pageAt?page:[]);
})(${JSON.stringify({ ...parts, most })})`;

/** Puts that script into the built page. It comes before the policy is written, which names its hash. */
export const earlyStart = ({
  definitionsUrl,
  editing,
}: {
  definitionsUrl: string;
  /** Whether the workbench is built in. */
  editing: boolean;
}): Plugin => ({
  name: 'eform:early-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const scripts = (...modules: string[]): string[] =>
        scriptsOf(chunks, 'index.html', modules).map((file) => `/${file}`);
      const page = scripts('src/app/pages/ContentPage.tsx', 'src/content/PageBlock.tsx');
      const onPage = (module: string): string[] => scripts(module).filter((file) => !page.includes(file));
      const products = onPage('src/content/blocks/ProductBlocks.tsx');
      const form = scripts('src/app/pages/FormPage.tsx');
      const parts: EarlyParts = {
        // As our code writes it (`src/api/settings.ts`).
        definitionsUrl: definitionsUrl.replace(/\/+$/, ''),
        form,
        page,
        blocks: {
          form: onPage('src/form/EmbeddedForm.tsx'),
          tracking: onPage('src/content/Tracking.tsx'),
          carousel: products,
          categoryTabs: products,
        },
        fields: fieldScripts(Object.keys(fieldTypes), chunks, (module) =>
          scripts(module).filter((file) => !form.includes(file)),
        ),
      };
      const script = earlyScript(parts, editing);
      // In front of the styles, which would hold it up.
      return html.replace(/<title>/, () => `<script>${script}</script>\n    <title>`);
    },
  },
});
