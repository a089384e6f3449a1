import { createContext } from 'react';

/**
 * Whether the visitor came to the page from another page of the portal. The page that a visit opens with, and a page that was
 * reloaded, leave focus and scroll position where the browser puts them.
 */
export const ArrivalContext = createContext(false);
