import { useEffect, useRef } from 'react';
import { type OfferedBranch } from '../common/types';
import Radio from '@mui/material/Radio';
import { branchWords as words } from '../../messages';
import { Line, Row, Service } from './styles';

/** A branch and its place in the list. */
interface BranchRowProps {
  branch: OfferedBranch;
  /** Id of the list; that of the row is made from it. */
  id: string;
  name: string;
  index: number;
  /** How many branches the list has, drawn or not. */
  count: number;
  chosen: boolean;
  readOnly: boolean;
  onChoose: (stored: string) => void;
}

/** A page of directions to a branch (the documented address form of Google Maps URLs, `api=1`). */
const directionsTo = ({ address, label }: OfferedBranch): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address || label)}`;

/** One branch: all of its words choose it, and a link shows the way there. */
export const BranchRow = ({ branch, id, ...props }: BranchRowProps) => {
  const row = `${id}-${props.index}`;
  return (
    <Row
      data-branch={branch.code}
      data-chosen={props.chosen || undefined}
      data-readonly={props.readOnly || branch.full}
    >
      <Radio
        id={row}
        name={props.name}
        value={branch.value}
        checked={props.chosen}
        readOnly={props.readOnly || branch.full}
        onChange={branch.full ? undefined : () => props.onChoose(branch.value)}
        slotProps={{
          input: {
            'aria-labelledby': `${row}-name`,
            'aria-describedby': `${row}-details`,
            'aria-disabled': branch.full,
            'aria-posinset': props.index + 1,
            'aria-setsize': props.count,
          },
        }}
      />
      <label htmlFor={row}>
        <Line id={`${row}-name`} data-name="">
          {branch.label}
        </Line>
        <span id={`${row}-details`}>
          {branch.address !== '' && <Line>{branch.address}</Line>}
          {branch.services.map((service) => (
            <Service key={service.name}>
              <b>{`${service.name} `}</b>
              {service.availability !== undefined && (
                <span>{`${words.available(service.availability)} `}</span>
              )}
              {service.queue !== undefined && <span>{`${words.queue(service.queue)} `}</span>}
              {service.availability === 0 && <strong data-full="">{words.full}</strong>}
            </Service>
          ))}
          {branch.full && (
            <Service>
              <strong data-full="">{words.fullBranch}</strong>
            </Service>
          )}
        </span>
      </label>
      <a
        href={directionsTo(branch)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.locationOf(branch.label)}
      >
        {words.location}
      </a>
    </Row>
  );
};

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
