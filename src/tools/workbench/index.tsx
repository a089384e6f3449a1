import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../theme';
import { editorPlace } from './address';
import { EditorPages } from './EditorPages';
import { words } from './words';

/** What the workbench knows of where it runs. */
export interface WorkbenchSettings {
  /** Whether a development server stands behind it, which writes files. */
  saves: boolean;
  /** Whether a made-up bank answers; else forms are tried without sending anything to the real one. */
  mocked: boolean;
}

const requests = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Draws the page at `/editor` (the products) or `/editor/{slug}` (the workbench). */
export function startWorkbench(root: HTMLElement, { saves, mocked }: WorkbenchSettings): void {
  // Its code editor knows light colours alone.
  document.documentElement.dataset.light = '';
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <SWRConfig value={requests}>
          {editorPlace(window.location.pathname) ? (
            <EditorPages saves={saves} sealed={!mocked} />
          ) : (
            <p>{words.noSuchPage}</p>
          )}
        </SWRConfig>
      </ThemeRoot>
    </StrictMode>,
  );
}
