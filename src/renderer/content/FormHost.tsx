import { createContext, use, type ComponentType } from 'react';
import type { FormEmbedBlock } from '../../interpreter';

interface HostProps {
  block: FormEmbedBlock;
}

/** What draws a form that stands on a page. The app gives it: content knows no forms, which are made of content themselves. */
export const FormHostContext = createContext<ComponentType<HostProps> | undefined>(undefined);

/** A form on a page. Draws nothing outside of the app. */
export function FormHost({ block }: HostProps) {
  const Host = use(FormHostContext);
  return Host ? <Host block={block} /> : null;
}
