import type { FirstWords } from '../../src/app/firstWords.tsx';

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

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markup whose links and buttons can be pressed, and where nothing can be typed. It is not the page's `main`, which comes with React. */
export const forTheEye = (markup: string): string =>
  markup
    .replace(/<(\/?)main\b/g, '<$1div')
    .replace(/<[^>]+>/g, (tag) => tag.replace(unseen, '').replace(/ style="/, ' data-style="'))
    .replace(/<(?:input|textarea|select)\b/g, '$& inert');

const templateOf = ({ markup, ...asked }: FirstWords): string =>
  `<template data-words="${escaped(JSON.stringify(asked))}">${forTheEye(markup)}</template>`;

/** The page with these words in it. */
export const pageWith = (html: string, words: readonly FirstWords[]): string =>
  html.replace(wordsScript, (element) => words.map(templateOf).join('') + element);
