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
