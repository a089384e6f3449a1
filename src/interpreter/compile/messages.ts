import type { CompiledText } from '../formulas/types';
import { messageExtras, messageNames, type Field, type MessageName } from '../../language';
import { addNode, readsOf, text, type Builder } from './builder';
import type { CompiledField } from './model';

/** Most fields have no words of their own, and nothing is made for them. */
const none: CompiledField['messages'] = new Map();

/**
 * Compiles a field's own words. Those that read answers get a node that concerns the field, so that a failure that is
 * shown is told anew when what its words read has changed.
 */
export function compileMessages(
  builder: Builder,
  { name, messages }: Field,
  path: string,
): CompiledField['messages'] {
  if (!messages) return none;
  const compiled = new Map<MessageName, CompiledText>();
  for (const one of messageNames) {
    const words = text(builder, messages[one], `${path}.messages.${one}`, messageExtras);
    if (words) compiled.set(one, words);
  }
  const all = [...compiled.values()];
  const reads = all.flatMap((words) => words.reads);
  if (reads.length > 0) {
    addNode(builder, {
      key: `messages:${name}`,
      view: name,
      reads: readsOf(reads),
      run: ({ scope }) => all.map((words) => words.render(scope)),
    });
  }
  return compiled;
}
