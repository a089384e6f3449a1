import type { FirstWords } from '../../src/app/firstWords.tsx';

/**
 * Puts into the shell what will stand at the very address: not where the visitor's device keeps a draft or a receipt, nor where the
 * address or the history tells more than the build knew. Styles are set one by one, since the policy refuses those in markup.
 */
const script = `(()=>{
const {pathname,search}=location,query=new URLSearchParams(search),shell=document.querySelector('.shell');
const isKept=key=>{try{return localStorage.getItem(key)!==null}catch{return false}};
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
})()`;

export const wordsScript = `<script>${script}</script>`;

/** Attributes that neither paint anything nor are asked for by a style: in the shell nothing is reached or named. */
const unseen =
  / (?:id|name|for|form|tabindex|autocomplete|inputmode|enterkeyhint|aria-(?!current|disabled)[\w-]+|data-(?!shrink|readonly|optional|invalid|open)[\w-]+)="[^"]*"/g;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markup for the eye alone. It is not the page's `main`, which comes with React. */
export const forTheEye = (markup: string): string =>
  markup
    .replace(/<(\/?)main\b/g, '<$1div')
    .replace(/<[^>]+>/g, (tag) => tag.replace(unseen, '').replace(/ style="/, ' data-style="'));

const templateOf = ({ markup, ...asked }: FirstWords): string =>
  `<template data-words="${escaped(JSON.stringify(asked))}">${forTheEye(markup)}</template>`;

/** The page with these words in it. */
export const pageWith = (html: string, words: readonly FirstWords[]): string =>
  html.replace(wordsScript, (element) => words.map(templateOf).join('') + element);
