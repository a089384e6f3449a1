/** What a visitor typed is text, also inside formatted text. */
export function escapeHtml(inserted: string): string {
  return inserted.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
