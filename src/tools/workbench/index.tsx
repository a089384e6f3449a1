import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../theme';
import { editorPlace } from './address';
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
export async function startWorkbench(root: HTMLElement, settings: WorkbenchSettings): Promise<void> {
  const page = await pageAt(window.location.pathname, settings);
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <SWRConfig value={requests}>{page}</SWRConfig>
      </ThemeRoot>
    </StrictMode>,
  );
}

async function pageAt(pathname: string, { saves, mocked }: WorkbenchSettings): Promise<ReactNode> {
  const place = editorPlace(pathname);
  if (place) {
    // Its code editor knows light colours alone.
    document.documentElement.dataset.light = '';
    const { EditorPages } = await import('./EditorPages');
    return <EditorPages saves={saves} sealed={!mocked} />;
  }
  return <p>{words.noSuchPage}</p>;
}
