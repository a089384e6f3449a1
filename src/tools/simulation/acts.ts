import type { SimulatedAct } from '../visit/acts';

/** One thing that a visitor does, or that happens to one. */
export type Act = SimulatedAct;

/** One visit, whole: with the same one everything happens again. */
export interface Case {
  form: string;
  /** The parameters of the form's address. */
  query: string;
  /** How far an earlier visit has come, whose draft is on the device; left out: the device is empty. */
  begun?: { seed: string; cut: number };
  acts: readonly Act[];
}
