import { createContext } from 'react';

/** Called with a path that a form will soon lead to, so that its code and content are fetched ahead. */
export const PrepareContext = createContext<(path: string) => void>(() => undefined);
