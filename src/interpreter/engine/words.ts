import type {
  CompiledBody,
  CompiledContent,
  CompiledDialog,
  CompiledPending,
  CompiledToast,
} from '../compile/effectModel';
import { escapeHtml } from '../escapeHtml';
import { withInner, withTexts, type ContentBlock, type Json } from '../../language';
import type { Scope } from '../scope';
import type { Dialog, PendingView, Run, Toast } from './effects';

/** The body of a call, computed; what is empty is `null`. */
export function bodyOf(body: CompiledBody, scope: Scope): Record<string, Json> {
  return Object.fromEntries(body.map(({ key, formula }) => [key, formula.evaluate(scope) ?? null]));
}

/** A toast in words. */
export function toastOf(toast: CompiledToast, scope: Scope): Toast {
  return { variant: toast.variant, title: toast.title.render(scope), text: toast.text?.render(scope) };
}

/** A dialog in words; its buttons keep what the formulas of the run may use. */
export function dialogOf(dialog: CompiledDialog, scope: Scope, extras: Run['extras']): Dialog {
  return {
    path: dialog.path,
    extras,
    title: dialog.title.render(scope),
    text: dialog.text?.render(scope),
    blocks: dialog.blocks.flatMap((block) => contentOf(block, scope)),
    dismissable: dialog.dismissable,
    closeButton: dialog.closeButton && { effects: dialog.closeButton.effects, extras },
    buttons: dialog.buttons.map((button) => ({
      text: button.text.render(scope),
      run: { effects: button.effects, extras },
    })),
  };
}

/** A block with its texts filled in; none while it is not to be shown. */
export function contentOf(
  { content, texts, visibleWhen, blocks }: CompiledContent,
  scope: Scope,
): ContentBlock[] {
  if (visibleWhen && !visibleWhen.test(scope)) return [];
  const words = Object.entries(texts).map(
    ([key, text]) => [key, text.render(scope, key.endsWith('html') ? escapeHtml : undefined)] as const,
  );
  const inner = blocks.flatMap((block) => contentOf(block, scope));
  return [withInner(withTexts(content, Object.fromEntries(words)), inner)];
}

/** What is shown while a call runs, in words. */
export function pendingOf({ dialog, slowAfterMs, slowToast }: CompiledPending, scope: Scope): PendingView {
  return {
    dialog: dialog && { title: dialog.title.render(scope), text: dialog.text?.render(scope) },
    slowAfterMs,
    slowToast: slowToast && toastOf(slowToast, scope),
  };
}
