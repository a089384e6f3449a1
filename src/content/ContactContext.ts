import { createContext } from 'react';
import { type Elements } from '../fields/common/elements';

/** How the bank can be reached, drawn. The app gives it, from what `site.json` says; nothing where it says nothing. */
export const ContactContext = createContext<Elements>(undefined);
