import { createElement, Fragment, type ReactNode } from 'react';
import useSWR from 'swr';
import { contentClass } from '../contentClass';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const withoutCode = (html: string): string => html.replace(/<(script|style)\b.*?<\/\1\s*>/gis, '');

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
  );

/** What formatted text says, without its tags, a line for each paragraph. It is text and must stay text: nothing is sanitised. */
export function bareText(html: string): string {
  const lines = withoutCode(html).replace(/<\/(?:p|li|tr|blockquote|h[1-6])\s*>|<br\s*\/?>/gi, '\n');
  return decoded(lines.replace(/<[^>]*>/g, ''))
    .replace(/\n\s+/g, '\n')
    .trim();
}

const blocks = /^(?:p|[ou]l|li|h[2-6]|blockquote|tr)$/;
const marks = /^(?:b|strong|em|i|small|su[bp])$/;

/** Formatted text with the tags that give it its lines and distances, and nothing else of its markup. */
function outline(html: string): ReactNode {
  const open: { tag: string; parts: ReactNode[] }[] = [{ tag: '', parts: [] }];
  const add = (part: ReactNode): void => void open.at(-1)?.parts.push(part);
  const close = (): void => {
    const { tag, parts } = open.pop() ?? { tag: '', parts: [] };
    add(createElement(tag === 'tr' ? 'div' : tag, null, ...parts));
  };
  for (const [, end, name = '', text] of withoutCode(html).matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const tag = name.toLowerCase();
    if (text) add(decoded(text));
    if (tag === 'br') add(createElement('br'));
    if (!blocks.test(tag) && !marks.test(tag)) continue;
    if (end) {
      const depth = open.map((one) => one.tag).lastIndexOf(tag);
      while (depth > 0 && open.length > depth) close();
    } else {
      // A paragraph ends where another block begins, an entry of a list where the next one does.
      const last = open.at(-1)?.tag;
      if ((last === 'p' && blocks.test(tag)) || (last === 'li' && tag === 'li')) close();
      open.push({ tag, parts: [] });
    }
  }
  while (open.length > 1) close();
  return createElement(Fragment, null, ...(open[0]?.parts ?? []));
}

/** Its library has a chunk of its own, since few pages need it. */
const loadSanitizer = () => import('../sanitize').then((module) => module.sanitize);

/** Text without tags and entities needs no sanitiser. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** Formatted text of a definition or a CMS, sanitised. Until the sanitiser is there its outline is shown, of the same size. */
export function RichText({ html, tone, lang }: { html: string; tone?: 'error' | 'guide'; lang?: string }) {
  const sanitize = useSanitizer(!isPlain(html));
  const className = contentClass('richText', tone && `richText_${tone}`);
  if (!sanitize) {
    return (
      <div key="bare" lang={lang} className={className}>
        {outline(html)}
      </div>
    );
  }
  // React passes a TrustedHTML through to innerHTML as it is.
  const trusted = { __html: sanitize(html) as unknown as string };
  // A sanitised text has `<` in front of its tags only.
  const room = /<table\b/.test(trusted.__html) ? `${className} ${contentClass('richText_wide')}` : className;
  return <div key="formatted" lang={lang} className={room} dangerouslySetInnerHTML={trusted} />;
}

/** The sanitiser, once it is loaded. */
const useSanitizer = (needed: boolean) => useSWR(needed ? 'sanitiser' : null, loadSanitizer).data;
