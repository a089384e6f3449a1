import { useEffect } from 'react';

/** The development server says when a definition's file was saved; the page that shows it reads it again. */
export function useDefinitionChanged(name: string, reload: () => unknown): void {
  useEffect(() => {
    const onChanged = (event: Event): void => {
      const saved: unknown =
        event instanceof CustomEvent && (event.detail as { slug?: unknown } | null)?.slug;
      // A fragment may stand in any form.
      if (saved === name || String(saved).startsWith('fragments/')) reload();
    };
    window.addEventListener('eform:definition-changed', onChanged);
    return () => window.removeEventListener('eform:definition-changed', onChanged);
  }, [name, reload]);
}
