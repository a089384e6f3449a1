import { createContext } from 'react';

/** Called when a visitor comes near a product by pointer, touch or keyboard, so that the code of forms can be fetched ahead. */
export const PrefetchContext = createContext<() => void>(() => undefined);
