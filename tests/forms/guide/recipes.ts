/** What a piece of JSON in the guide is, by the word behind its fence. */
export const recipeKinds = ['blok', 'sebagian', 'halaman', 'skenario'] as const;

/** A piece of JSON in the guide. */
export interface Recipe {
  kind: string;
  text: string;
  /** The heading above it. */
  title: string;
  /** Its place among the pieces. */
  at: number;
}

/** Every piece of JSON in a Markdown text, in its order. */
export function recipesIn(markdown: string): Recipe[] {
  const found = [...markdown.matchAll(/^(?:#+ (?<title>.+)|```json(?<kind>[^\n]*)\n(?<text>[^]*?)\n```)$/gm)];
  let title = '';
  return found.flatMap(({ groups = {} }, at): Recipe[] => {
    if (groups.title !== undefined) {
      title = groups.title;
      return [];
    }
    return [{ kind: groups.kind?.trim() ?? '', text: groups.text ?? '', title, at }];
  });
}

/** The text of the definition that a recipe is a part of. */
export function definitionWith({ kind, text }: Recipe): string {
  const part =
    kind === 'blok'
      ? `"steps": [{ "id": "satu", "title": "Satu", "blocks": ${text} }]`
      : text.trim().slice(1, -1);
  const texts = part.includes('"texts":') ? '' : ' "texts": { "next": "Selanjutnya" },';
  return `{ "version": 1, "slug": "contoh", "title": "Contoh", "subProductId": "C-1",${texts}\n${part} }`;
}
