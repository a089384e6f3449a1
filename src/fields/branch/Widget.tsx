import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { findBranch, labelOf } from '../../interpreter';
import { branchWords as words } from '../../messages';
import { BranchList } from './BranchList';
import { LongBranchList } from './LongBranchList';
import { Above, Chosen, ListBox, Line, BoxWords, Notice } from './styles';
import { ariaProps, leavesGroup } from '../common/controlProps';
import { plain, searchFor, soughtIn } from '../common/search';
import type { BranchProps, OfferedBranch } from '../common/types';
import { InputBox } from '../common/InputBox';
import Button from '@mui/material/Button';
import { visuallyHidden } from '../../theme';

interface BranchSearchProps {
  listId: string;
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed: the list follows each letter, so that nothing is left to look for. */
  onEnter: () => void;
}

/** The search in a long list. Its text is no answer, so it has no name. */
const BranchSearch = ({ listId, text, onText, onEnter }: BranchSearchProps) => (
  <InputBox
    input={{
      type: 'search',
      'aria-label': words.search,
      'aria-controls': listId,
      placeholder: words.searchHint,
      autoComplete: 'off',
      enterKeyHint: 'search',
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onText(currentTarget.value),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // Sending the step is what Enter would do.
        event.preventDefault();
        onEnter();
      },
    }}
  />
);

/** With more branches than this, finding one is a search. */
const searchFrom = 8;

/** Most rows that are drawn whole; of a longer list, what is in sight. */
const drawnWhole = 50;

/** Name and address of each branch as the search compares them, made once for each list: a search goes through them at every key. */
const searchableBranches = (branches: readonly OfferedBranch[]): readonly string[] =>
  branches.map(({ label, address }) => plain(`${label} ${address}`));

/**
 * The branches whose name or address holds every word of the text, then those that do but for one letter. `texts` =
 * `searchableBranches(branches)`.
 */
const findBranches = (
  branches: readonly OfferedBranch[],
  texts: readonly string[],
  text: string,
): readonly OfferedBranch[] => {
  const fit = searchFor(soughtIn(texts, text), true);
  const found = texts.map(fit);
  const near = branches.filter((_, index) => found[index] === 'near');
  return [...branches.filter((_, index) => found[index] && found[index] !== 'near'), ...near];
};

/** Whether places and people in the queue stand side by side, where one could be taken to contradict the other. */
const hasBothFigures = ({ services }: OfferedBranch): boolean =>
  services.some(({ availability, queue }) => availability !== undefined && queue !== undefined);

/** One branch of a list that scrolls, each with its queues and the way there. */
export const BranchWidget = (props: BranchProps) => {
  const { id, name, branches, status, value, readOnly, onChange } = props;
  const [text, setText] = useState('');
  const chosen = useMemo(() => findBranch(branches, value), [branches, value]);
  const texts = useMemo(() => searchableBranches(branches), [branches]);
  const searched = !readOnly && branches.length > searchFrom;
  const searchText = searched ? text : '';
  const hits = useMemo(() => findBranches(branches, texts, searchText), [branches, texts, searchText]);
  // An answer that cannot be changed is one branch: the others are no choices.
  const shown = useMemo(() => (readOnly && chosen ? [chosen] : hits), [readOnly, chosen, hits]);
  const chooseOnly = (): void => {
    const [only, other] = hits;
    if (only && !other && !only.full) onChange(only.value);
  };
  const isLong = shown.length > drawnWhole;
  const List = isLong ? LongBranchList : BranchList;
  const retry = (): void => {
    props.onRetry();
    // The pressed button goes; focus would fall out of the field.
    document.getElementById(id)?.focus();
  };
  const state = { ...props, onRetry: retry, hits: searchText.trim() === '' ? undefined : hits.length };
  return (
    <div onBlur={leavesGroup(props.onBlur)}>
      <BranchState {...state} />
      <Above>
        {searched && <BranchSearch listId={id} text={text} onText={setText} onEnter={chooseOnly} />}
        {value !== '' && (searched || !chosen) && (
          <Chosen>{words.chosen(chosen?.label ?? labelOf(value))}</Chosen>
        )}
        {shown.some(hasBothFigures) && <Line>{words.figures}</Line>}
      </Above>
      <ListBox
        {...ariaProps(props)}
        id={id}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={props.labelledBy}
        aria-readonly={readOnly || undefined}
        data-loading={status === 'loading' || undefined}
        data-long={isLong || undefined}
        data-full={(status !== 'waiting' && !readOnly) || undefined}
        data-invalid={props.invalid || undefined}
        data-readonly={readOnly || undefined}
      >
        <NoBranches {...state} />
        <List id={id} name={name} branches={shown} chosen={chosen} readOnly={readOnly} onChoose={onChange} />
      </ListBox>
    </div>
  );
};

type StateProps = Pick<
  BranchProps,
  'status' | 'branches' | 'waitingText' | 'sampleUnknown' | 'contact' | 'onRetry'
> & {
  /** How many branches are found while the list is searched. */
  hits: number | undefined;
};

/**
 * How far the list is, above it: read out as it changes, and shown with 'Coba lagi' when it could not be loaded. The
 * element is in the page while it is empty, or its first words would not be read out.
 */
const BranchState = ({ status, branches, hits, sampleUnknown, contact, onRetry }: StateProps) => (
  <div aria-live="polite">
    {(status === 'failed' || sampleUnknown) && (
      <Notice>
        <span>
          {sampleUnknown
            ? words.sampleUnknown
            : branches.length > 0
              ? `${words.failed} ${words.sample}`
              : words.failed}
        </span>
        {sampleUnknown && contact && (
          <>
            <span>{words.askUs}</span>
            {contact}
          </>
        )}
        <Button size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      </Notice>
    )}
    {status === 'ready' && branches.length > 0 && hits !== 0 && (
      <span style={visuallyHidden}>
        {hits === undefined ? words.loaded(branches.length) : words.hits(hits)}
      </span>
    )}
  </div>
);

/** What stands in the box in place of branches. */
const NoBranches = ({ status, branches, hits, waitingText }: StateProps) => {
  const message = {
    waiting: waitingText,
    loading: words.loading,
    failed: '',
    ready: branches.length === 0 ? words.closed : hits === 0 ? words.empty : '',
  }[status];
  return <div aria-live="polite">{message !== '' && <BoxWords>{message}</BoxWords>}</div>;
};
