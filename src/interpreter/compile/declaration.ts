import type { PreviewDeclaration, TickField } from '../../language';

/** A declaration is a tick: it is judged and sent as one, and forgotten when the page ends. */
export function declarationField({ name, text: label, required = false }: PreviewDeclaration): TickField {
  return { type: 'checkbox', name, label, required, sensitive: true };
}
