import {
  snippet,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { proseElement } from './prose';
import type { DefinitionService, ServiceItem } from './languageService';

/** Offers what the schema allows at the cursor. */
export function completionSource(service: () => DefinitionService) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && !/["\w]/.test(before)) return null;
    const items = await service().complete(context.state.doc.toString(), context.pos);
    const [first] = items;
    if (!first || context.aborted) return null;
    return {
      from: first.from,
      options: items.filter(({ from }) => from === first.from).map((one) => optionOf(one, context.pos)),
    };
  };
}

function optionOf({ item, to }: ServiceItem, pos: number): Completion {
  const template = toTemplate(item.textEdit?.newText ?? item.insertText ?? item.label);
  // What stands behind the cursor is replaced too, however much was typed since.
  const behind = Math.max(0, to - pos);
  const { documentation } = item;
  const told = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    apply: (view, completion, from, cursor) => snippet(template)(view, completion, from, cursor + behind),
    ...(told !== undefined && told !== '' && { info: () => proseElement(told) }),
  };
}

/** A snippet of Visual Studio Code as one of CodeMirror: `$1` is `${1}`, a choice its first word, and `$0` an end. */
export function toTemplate(text: string): string {
  return text
    .replace(/\$\{(\d+)\|([^,|]*)[^|]*\|\}/g, '${$1:$2}')
    .replace(/(?<!\\)\$(\d+)/g, '${$1}')
    .replace(/\$\{0\}/g, '${}');
}
