import Button from '@mui/material/Button';
import { branchWords as words } from '../../messages';
import { visuallyHidden } from '../../theme';
import { type BranchProps } from '../common/types';
import { BoxWords, Notice } from './styles';

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
export const BranchState = ({ status, branches, hits, sampleUnknown, contact, onRetry }: StateProps) => (
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
export const NoBranches = ({ status, branches, hits, waitingText }: StateProps) => {
  const said = {
    waiting: waitingText,
    loading: words.loading,
    failed: '',
    ready: branches.length === 0 ? words.closed : hits === 0 ? words.empty : '',
  }[status];
  return <div aria-live="polite">{said !== '' && <BoxWords>{said}</BoxWords>}</div>;
};
