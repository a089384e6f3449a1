import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { editorPath } from './address';

/** Whether the editor came here from another page of the workbench: what had the focus is gone, and the title takes it. */
export const ArrivedContext = createContext(false);

/** A link to the list or to a product, which is opened on this page; another window or tab is the browser's own business. */
export function EditorLink({ slug, onOpen, ...link }: LinkProps & { slug?: string; onOpen: () => void }) {
  return (
    <Link
      {...link}
      href={editorPath(slug)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** The title of a page of the workbench. */
export function PageTitle({ children }: { children: ReactNode }) {
  const arrived = use(ArrivedContext);
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrived) title.current?.focus();
  }, [arrived]);
  return (
    <Box component="h1" ref={title} tabIndex={-1} sx={{ typography: 'h5', m: 0, outline: 'none' }}>
      {children}
    </Box>
  );
}
