import { useState } from 'react';
import type { Half } from './edits';
import type { Refused } from './RefusedNotice';

/** Why the last edit of a text was refused, and in which half of the document it was made. */
export function useRefusal(text: string) {
  const [refused, setRefused] = useState<Refused & { of: Half }>();
  // What was said of the text before holds no longer.
  const [answeredText, setAnsweredText] = useState(text);
  if (answeredText !== text) {
    setAnsweredText(text);
    setRefused(undefined);
  }
  return {
    refused,
    /** Shows why an edit was refused, or nothing; gives the reason back. */
    report: (of: Half, why: string | undefined, more: Partial<Refused> = {}): string | undefined => {
      setRefused(why === undefined ? undefined : { of, why, ...more });
      return why;
    },
    clear: (): void => setRefused(undefined),
  };
}
