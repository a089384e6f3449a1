import type { CompiledText } from '../formulas/types';
import { innerBlocks, textSources, type ContentBlock, type Pending, type ToastText } from '../../language';
import { condition, text, type Builder } from './builder';
import type { CompiledContent, CompiledPending, CompiledToast } from './effectModel';

/** The words of a toast. */
export function compileToast(
  builder: Builder,
  toast: ToastText,
  path: string,
  extras: readonly string[],
): CompiledToast {
  return {
    variant: toast.variant ?? 'default',
    title: textOf(builder, toast.title, `${path}.title`, extras),
    text: text(builder, toast.text, `${path}.text`, extras),
  };
}

/** A text that must be there. A broken one is reported, and the form is refused, so the stand-in is never shown. */
export function textOf(
  builder: Builder,
  source: string,
  path: string,
  extras: readonly string[],
): CompiledText {
  return (
    text(builder, source, path, extras) ?? {
      source,
      reads: [],
      nodes: [],
      constant: true,
      render: () => source,
    }
  );
}

/** What is shown while a call runs. */
export function compilePending(
  builder: Builder,
  { dialog, slowAfterMs, slowToast }: Pending,
  path: string,
  extras: readonly string[],
): CompiledPending {
  return {
    dialog: dialog && {
      title: textOf(builder, dialog.title, `${path}.dialog.title`, extras),
      text: text(builder, dialog.text, `${path}.dialog.text`, extras),
    },
    slowAfterMs,
    slowToast: slowToast && compileToast(builder, slowToast, `${path}.slowToast`, extras),
  };
}

/** A content block of a dialog. */
export function compileContent(
  builder: Builder,
  content: ContentBlock,
  path: string,
  extras: readonly string[],
): CompiledContent {
  const inner = innerBlocks(content);
  const sources = Object.entries(textSources(content));
  return {
    content,
    texts: Object.fromEntries(
      sources.map(([key, source]) => [key, textOf(builder, source, `${path}.${key}`, extras)]),
    ),
    visibleWhen: condition(builder, content.visibleWhen, `${path}.visibleWhen`, 'content'),
    blocks: inner
      ? inner.blocks.map((block, index) =>
          compileContent(builder, block, `${path}.${inner.key}[${index}]`, extras),
        )
      : [],
  };
}
