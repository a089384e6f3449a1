import { useEffect, useRef } from 'react';
import { type OfferedBranch } from '../common/types';
import { BranchRow, type BranchRowProps } from './BranchRow';

/** What every list of branches is given. */
export interface BranchListProps extends Pick<BranchRowProps, 'id' | 'name' | 'readOnly' | 'onChoose'> {
  branches: readonly OfferedBranch[];
  chosen: OfferedBranch | undefined;
}

/** A list that is drawn whole, directly in the element that scrolls. */
export const BranchList = ({ branches, chosen, ...row }: BranchListProps) => {
  const rows = useRef<HTMLDivElement>(null);
  // An earlier choice is in sight when its list comes.
  useEffect(() => {
    const box = rows.current?.parentElement;
    const mark = rows.current?.querySelector<HTMLElement>('[data-chosen]');
    if (box && mark) box.scrollTop = mark.offsetTop;
  }, [branches]);
  return (
    <div ref={rows}>
      {branches.map((branch, index) => (
        <BranchRow
          {...row}
          key={branch.value}
          branch={branch}
          index={index}
          count={branches.length}
          chosen={branch === chosen}
        />
      ))}
    </div>
  );
};
