import { useEffect, useRef, useState } from 'react';
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from 'virtua';
import { type OfferedBranch } from '../common/types';
import { type BranchListProps, BranchRow } from './BranchList';
/** Height in pixels of a row that was not measured yet, about that of a row with two services. */
const rowHeight = 128;

/** An index and those beside it; none for what is not in the list. */
const around = (index: number): readonly number[] => (index < 0 ? [] : [index - 1, index, index + 1]);

/** The rows. While a list scrolls, virtua takes its rows away from the pointer: a press that comes before it rests would be lost. */
const Rows = ({ style, ...props }: CustomContainerComponentProps) => (
  <div {...props} style={{ ...style, pointerEvents: undefined }} />
);

/**
 * A row. Virtua hides each until it is measured, and arrow keys skip what is hidden: one that is held down while the page is too busy
 * to draw would jump to the list's other end. A transparent row is not skipped.
 */
const DrawnRow = ({ style, index: _, ...props }: CustomItemComponentProps) => (
  <div
    {...props}
    style={{ ...style, visibility: undefined, opacity: style.visibility === 'hidden' ? 0 : undefined }}
  />
);

/**
 * A list of which only what is in sight is drawn, and what the keyboard reaches from there: the browser moves among the radio buttons
 * that are in the page, so the ends of the list and the neighbours of the chosen and of the focused row always are. It stands
 * directly in the element that scrolls.
 */
export const LongBranchList = ({ branches, chosen, ...row }: BranchListProps) => {
  const count = branches.length;
  const [focused, setFocused] = useState(-1);
  const place = chosen ? branches.indexOf(chosen) : -1;
  const kept = [0, count - 1, ...around(place), ...around(focused)];
  const list = useRef<VirtualizerHandle>(null);
  const shown = useRef<readonly OfferedBranch[]>(undefined);
  const { id } = row;
  // What is chosen is in sight: an arrow key goes by the heights that rows had before they were measured. Another list shows its head.
  useEffect(() => {
    const another = shown.current !== branches;
    shown.current = branches;
    if (place >= 0) list.current?.scrollToIndex(place, { align: another ? 'center' : 'nearest' });
    else if (another) document.getElementById(id)?.scroll({ top: 0 });
  }, [branches, id, place]);
  return (
    <Virtualizer
      ref={list}
      as={Rows}
      item={DrawnRow}
      data={branches}
      itemSize={rowHeight}
      keepMounted={[...new Set(kept)].filter((index) => index >= 0 && index < count)}
    >
      {(branch, index) => (
        <div key={branch.value} onFocus={() => setFocused(index)}>
          <BranchRow {...row} branch={branch} index={index} count={count} chosen={index === place} />
        </div>
      )}
    </Virtualizer>
  );
};
