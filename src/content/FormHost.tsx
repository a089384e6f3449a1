import { createContext, use } from 'react';
import { type Elements } from '../fields/common/elements';
import type { FormEmbedBlock } from '../interpreter';

/** Draws a form that stands on a page. The app gives it: content knows no forms, which are made of content themselves. */
export const FormHostContext = createContext<(block: FormEmbedBlock) => Elements>(() => null);

/** A form on a page. Draws nothing outside of the app. */
export function FormHost({ block }: { block: FormEmbedBlock }) {
  return use(FormHostContext)(block);
}
