import { useState } from 'react';
import { programFault } from '../../visit/programFault';
import { ProofRefusal } from '../source/proofs';

const broken = (why: string): string => `Pemeriksaan terhenti: ${why}.`;

/** What was found of a text, as long as that text stands; and a look at it once more. */
export function useLook<Found>(text: string) {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ of: string; found?: Found; fault?: string }>();
  const look = (task: () => Promise<Found>): void => {
    setBusy(true);
    setLast(undefined);
    task()
      .then(
        (found) => ({ of: text, found }),
        (fault: unknown) => ({
          of: text,
          fault: fault instanceof ProofRefusal ? fault.message : broken(programFault(fault)),
        }),
      )
      .then((next) => {
        setLast(next);
        setBusy(false);
      })
      .catch(() => undefined);
  };
  return { busy, look, ...(last?.of === text && { found: last.found, fault: last.fault }) };
}
