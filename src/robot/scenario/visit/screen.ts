import type { Dialog, Toast } from '../../../interpreter';

/** Where the visitor is. */
export type Page =
  { at: 'step' } | { at: 'preview' } | { at: 'confirmation'; number: string } | { at: 'away'; path: string };

/** A popup that waits for the visitor. */
export interface OpenPopup {
  slug: string;
  title: string;
  answer: (goOn: boolean) => void;
}

/** What is on the screen besides the answers. */
export interface Screen {
  page: Page;
  /** Open dialogs, the newest last. */
  dialogs: readonly Dialog[];
  popup?: OpenPopup;
  /** Shown since the visitor's last act. */
  toasts: readonly Toast[];
}

/** A screen with nothing in front of the page. */
export function clearScreen(page: Page): Screen {
  return { page, dialogs: [], toasts: [] };
}
