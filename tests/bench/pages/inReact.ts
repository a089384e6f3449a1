import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Show } from './formPage';

/** Draws an element. */
export const inReact =
  (element: ReactElement): Show =>
  (root) =>
    createRoot(root).render(element);
