import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as Drawing from '../../src/app/firstWords.tsx';
import { slugOf } from './definitions.ts';
import { resolvedAsIn } from './resolvedAsIn.ts';
import { escaped } from './siteShell.ts';

/**
 * Puts into the shell what will stand at the very address: not where the visitor's device keeps a draft or a receipt, nor where the
 * address or the history says more than the build knew; where there is nothing to put, the page says that it is on its way. Styles are
 * set one by one, since the policy refuses those in markup. A button that is pressed there shows that it was heard, and the one of our own
 * page with the same text, at the same place among those that have it, is pressed when it is drawn: unless the visitor presses something
 * else meanwhile.
 */
const script = `(()=>{
const {pathname,search}=location,query=new URLSearchParams(search),shell=document.querySelector('.shell'),root=shell.parentElement;
const isKept=key=>{try{return localStorage.getItem(key)!==null}catch{return false}};
let heard;
const alike=text=>[...root.querySelectorAll('button')].filter(one=>one.offsetParent&&one.textContent===text);
shell.addEventListener('click',event=>{
const button=event.target.closest('button');
if(!button)return;
event.preventDefault();
if(heard){heard.button.removeAttribute('aria-busy');delete heard.button.dataset.heard}
heard={button,place:alike(button.textContent).indexOf(button)};
button.setAttribute('aria-busy','true');
button.dataset.heard='';
});
const forget=event=>{if(!shell.contains(event.target))heard=undefined};
for(const type of['pointerdown','keydown'])addEventListener(type,forget,true);
new MutationObserver((_,observer)=>{
if(shell.isConnected)return;
if(!heard)return observer.disconnect();
const same=alike(heard.button.textContent)[heard.place];
if(!same)return;
observer.disconnect();
setTimeout(()=>same.click());
}).observe(root,{childList:true,subtree:true});
for(const template of document.querySelectorAll('template[data-words]')){
const {path,steps,reads,keeps,styles}=JSON.parse(template.dataset.words);
template.remove();
if(path!==pathname||!steps.includes(query.get('step'))||(reads?reads.some(key=>query.has(key)):search)||keeps.some(isKept)||history.state?.usr)continue;
const words=document.importNode(template.content,true),sheet=document.createElement('style');
shell.append(words,sheet);
sheet.sheet.insertRule('@media all{'+styles+'}');
for(const element of shell.querySelectorAll('[data-style]'))element.style.cssText=element.dataset.style;
shell.dataset.worded='';
}
if(!('worded' in shell.dataset))shell.dataset.wordless='';
})()`;

export const wordsScript = `<script>${script}</script>`;

/** Attributes that neither paint anything nor are asked for by a style: in the shell nothing is named. */
const unseen =
  / (?:id|name|for|form|tabindex|autocomplete|inputmode|enterkeyhint|aria-(?!current|disabled)[\w-]+|data-(?!shrink|readonly|optional|invalid|open|few|full|chosen)[\w-]+)="[^"]*"/g;

/** Markup whose links and buttons can be pressed, and where nothing can be typed. It is not the page's `main`, which comes with React. */
export const forTheEye = (markup: string): string =>
  markup
    .replace(/<(\/?)main\b/g, '<$1div')
    .replace(/<[^>]+>/g, (tag) => tag.replace(unseen, '').replace(/ style="/, ' data-style="'))
    .replace(/<(?:input|textarea|select)\b/g, '$& inert');

const templateOf = ({ markup, ...asked }: Drawing.FirstWords): string =>
  `<template data-words="${escaped(JSON.stringify(asked))}">${forTheEye(markup)}</template>`;

/** The page with these words in it. */
export const pageWith = (html: string, words: readonly Drawing.FirstWords[]): string =>
  html.replace(wordsScript, (element) => words.map(templateOf).join('') + element);

interface WordPagesSettings {
  baseUrl: string;
  filesUrl: string;
  /** False: definitions come from elsewhere, and what they say is not known here. */
  known: boolean;
}

/** The paths that have a page of their own, and the name of its file; every other address is answered by `index.html`. */
export const pathsOf = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name): [string, string][] => {
      const page = /^pages\/(.*)$/.exec(name)?.[1];
      if (page === 'home') return [['/', 'index.html']];
      // Hosts have a meaning of their own for these; `site` is no page.
      if (page === 'index' || page === '404' || page === 'site') return [];
      if (page !== undefined) return [[`/${page}`, `${page}.html`]];
      return name.includes('/') ? [] : [[`/form/${name}`, `form/${name}.html`]];
    }),
  );

/**
 * Writes a page of its own for each definition of the build. It is `index.html` with the words that our components draw of the
 * definition (`src/app/firstWords.tsx`): they are painted before any of our code has come. What a definition cannot say, or what is
 * dropped in later, is shown when our code is there. A page whose drawing throws fails the build.
 */
export const wordPages = ({ known, ...settings }: WordPagesSettings): Plugin => {
  let root = '';
  return {
    name: 'eform:word-pages',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      // In every page, so that one policy names it for all.
      handler: (html) => html.replace('</body>', () => `  ${wordsScript}\n  </body>`),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (!known || shell?.type !== 'asset') return;
        const html = String(shell.source);
        const texts = await definitionTexts(root);
        await withModule<typeof Drawing>(root, resolvedAsIn(this), async ({ firstWords }) => {
          for (const [path, fileName] of pathsOf([...texts.keys()])) {
            const words = await firstWords(path, texts, settings).catch((fault: unknown) =>
              this.error(`The page at ${path} cannot be drawn: ${messageOf(fault)}`),
            );
            if (words.length === 0) {
              this.warn(
                `The page at ${path} has no first words: its definition is broken, or says another thing on another day.`,
              );
              continue;
            }
            const source = pageWith(html, words);
            if (fileName === 'index.html') shell.source = source;
            else this.emitFile({ type: 'asset', fileName, source });
          }
        });
      },
    },
  };
};

const messageOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);

const definitionTexts = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const folder = join(root, 'form-definitions');
  const files = (await readdir(folder, { recursive: true })).map((path) => path.split(sep).join('/'));
  const names = files.flatMap((path) => slugOf(path) ?? []).toSorted();
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, `${name}.json`), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
};

/** Our code in Node; what it fetches late is there as long as `use` runs. */
const withModule = async <Module>(
  root: string,
  plugin: Plugin,
  use: (module: Module) => Promise<void>,
): Promise<void> => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no environment to draw in');
    await use(await ssr.runner.import<Module>('/src/app/firstWords.tsx'));
  } finally {
    await server.close();
  }
};
