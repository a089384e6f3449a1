import { useEffect, useState } from 'react';
import { contentClass } from '../contentClass';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** What formatted text says, without its tags, a line for each paragraph. It is text and must stay text: nothing is sanitised. */
export function bareText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<\/(?:p|li|tr|blockquote|h[1-6])\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
    )
    .replace(/\n\s+/g, '\n')
    .trim();
}

/** Sanitises HTML; its library has a chunk of its own, since few pages need it. */
type Sanitize = (html: string) => TrustedHTML;

let loaded: Sanitize | undefined;

/** Text without tags and entities needs no sanitiser. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** Formatted text of a definition or a CMS, sanitised. Until the sanitiser is there it is shown as bare text, of much the same size. */
export function RichText({ html, tone, lang }: { html: string; tone?: 'error' | 'guide'; lang?: string }) {
  const sanitize = useSanitizer(!isPlain(html));
  const className = tone ? contentClass('richText', `richText_${tone}`) : contentClass('richText');
  if (!sanitize) {
    return (
      <div key="bare" lang={lang} className={className} style={{ whiteSpace: 'pre-line' }}>
        {bareText(html)}
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
function useSanitizer(needed: boolean): Sanitize | undefined {
  const [sanitize, setSanitize] = useState<Sanitize | undefined>(() => loaded);
  useEffect(() => {
    if (sanitize || !needed) return undefined;
    let left = false;
    import('../sanitize').then(
      (module) => {
        loaded = module.sanitize;
        if (!left) setSanitize(() => module.sanitize);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [sanitize, needed]);
  return needed ? sanitize : undefined;
}
