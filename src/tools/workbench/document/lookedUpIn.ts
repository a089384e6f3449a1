import { pathText } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { wordsAt } from '../../words/conditions';
import type { Known } from './questions';
import { fittingOffers } from './palette';
import type { PartTools } from './PartRow';
import { keysAt, meantAt } from './references';
import { sayableAt } from './sayable';

/** Where the blocks of a piece stand in a form of that piece alone. */
export const inPieceForm: Path = ['steps', 0, 'blocks', 0];

/** What the chosen part looks up in the form; `around` is where its definition stands there. */
export function lookedUpIn(
  known: Known | undefined,
  around: Path = [],
): Omit<PartTools, 'attempt' | 'change' | 'put' | 'onNeeds' | 'faultAt'> {
  return {
    known,
    sayableAt: (path) => known && sayableAt(known, path),
    offersOf: (part) => fittingOffers(part, known),
    meantAt: (path) => known && meantAt(known, path),
    keysAt: (path) => known && keysAt(known, path),
    sentenceAt: (path) => (known ? wordsAt(known.form, pathText([...around, ...path])) : ''),
  };
}
