import { useEffect, useState } from 'react';
import { definitionService } from '../code/languageService';
import { partsOf, type Part } from './parts';

/** The parts of the newest text that is JSON; `undefined` until they are known. */
export function useParts(text: string): { root?: Part; text?: string } {
  const [known, setKnown] = useState<{ root?: Part; text?: string }>({});
  useEffect(() => {
    let newer = false;
    const read = async (): Promise<void> => {
      const schemas = await definitionService().schemas(text);
      if (!newer) setKnown({ root: partsOf(text, schemas), text });
    };
    void read();
    return () => {
      newer = true;
    };
  }, [text]);
  return known;
}
