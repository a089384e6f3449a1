import { useState } from 'react';
import { programFault } from '../../visit/programFault';
import { ProofRefusal } from '../source/proofs';

const broken = (why: string): string => `Pemeriksaan terhenti: ${why}.`;

/** What was found of a text, as long as that text stands or `lasts` says so; and a look at it once more. */
export function useLook<Found>(text: string, lasts: (found: Found) => boolean = () => false) {
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
  const holds = last && (last.of === text || (last.found !== undefined && lasts(last.found)));
  return { busy, look, ...(holds && { found: last.found, fault: last.fault }) };
}
