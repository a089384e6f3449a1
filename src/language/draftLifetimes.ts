import type { DraftLifetime } from './schemas/form';

/** Seconds for which answers are kept: since the last change, and since the last step was passed. */
export function draftLifetimes(draft: DraftLifetime | undefined): { filling: number; previewing: number } {
  const { lifetimeSeconds = 3600, previewLifetimeSeconds = 1800 } = draft ?? {};
  return { filling: lifetimeSeconds, previewing: previewLifetimeSeconds };
}
