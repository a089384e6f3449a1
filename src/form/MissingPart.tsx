import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { formWords, pageWords } from '../messages';
import { Notice } from './Notice';
import { useActivity, useSessionContext } from './SessionContext';

/** Code did not come. Without a connection it can be asked for again; after a new release only a fresh page has it. */
export function MissingPart() {
  const session = useSessionContext();
  const why = useActivity((now) => now.missingPart);
  const receipt = useActivity((now) => now.receipt);
  useEffect(() => {
    if (why !== 'unreachable') return undefined;
    const retry = (): void => void session.fetchParts();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [session, why]);
  if (!why || why === 'looking') return null;
  const [text, press] =
    why === 'released'
      ? [pageWords.reload, session.ports.parts.reload]
      : [pageWords.retry, () => void session.fetchParts()];
  return (
    <Notice severity="error" role="alert" data-missing-part={why} sx={{ gridColumn: '1 / -1', mb: 2 }}>
      {receipt && <div>{formWords.receiptFailed(receipt.number)}</div>}
      <span>{why === 'released' ? formWords.newRelease : formWords.widgetsFailed}</span>
      <Button variant="outlined" onClick={press} sx={{ display: 'block', mt: 1.5 }}>
        <span>{text}</span>
      </Button>
    </Notice>
  );
}
