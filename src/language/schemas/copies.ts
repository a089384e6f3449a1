import { answer, type Choice, dictionary, fragmentUse, type Infer, object, union } from '../schema';
import { isObject } from '../values';

const betweenUses = object({ from: fragmentUse, to: fragmentUse });

export type CopiesBetweenUses = Infer<typeof betweenUses>;

const byEnds: Choice<'uses' | 'fields'> = {
  by: 'ends',
  choose: (input) => (isObject(input) && Object.keys(input).sort().join() === 'from,to' ? 'uses' : 'fields'),
};

/** What a switch copies: target to source, or every field of one use of a fragment to the same field of another one. */
export const copies = union(byEnds, { uses: betweenUses, fields: dictionary(answer, answer) });

/** Whether copies are between two uses of fragments: they have exactly the keys `from` and `to`. */
export function isBetweenUses(written: Infer<typeof copies> | undefined): written is CopiesBetweenUses {
  return written !== undefined && byEnds.choose(written, []) === 'uses';
}
