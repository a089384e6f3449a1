import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { mayPublish, verdictWords } from '../../publication/proof';
import { ProofRefusal, type Proofs, type ServedProof, type ServedWalks } from '../source/proofs';
import { programFault } from '../../visit/programFault';
import { proofWords as told } from './proofWords';

interface ProofPanelProps {
  slug: string;
  /** What is looked at are files. */
  saved: boolean;
  /** Left out: there is no folder to look into. */
  proofs: Proofs | undefined;
}

type Found = { proof: ServedProof } | { walks: ServedWalks } | { fault: string };

/** The proof sheet of the saved version, the robot, and 'Tayangkan', which is open once nothing speaks against it. */
export function ProofPanel({ slug, saved, proofs }: ProofPanelProps) {
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  if (!proofs) return <p>{told.notHere}</p>;
  const look = (deed: () => Promise<Found>) => () => {
    setBusy(true);
    setFound(undefined);
    deed()
      .catch((fault: unknown) => ({
        fault: fault instanceof ProofRefusal ? fault.message : told.broken(programFault(fault)),
      }))
      .then((next) => {
        setFound(next);
        setBusy(false);
      })
      .catch(() => undefined);
  };
  const proof = found && 'proof' in found ? found.proof : undefined;
  const isFit = proof !== undefined && mayPublish(proof);
  const isReady = isFit && proof.to === undefined;
  return (
    <>
      <p>{told.intro}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['walk', 'prove', 'publish'] as const).map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'publish' ? 'contained' : 'outlined'}
            disabled={busy || !saved || (action === 'publish' && !isReady)}
            data-action={action}
            onClick={look(async () =>
              action === 'walk' ? { walks: await proofs.walk(slug) } : { proof: await proofs[action](slug) },
            )}
          >
            {told[action]}
          </Button>
        ))}
      </Box>
      <Box role="status">
        {!saved && told.saveFirst}
        {busy && told.busy}
        {found && 'fault' in found && <Alert severity="error">{found.fault}</Alert>}
        {found && 'walks' in found && (
          <Alert
            severity={found.walks.complete ? 'success' : 'warning'}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {found.walks.words}
          </Alert>
        )}
        {proof && (
          <Alert severity={isFit ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
            {proof.to === undefined ? (isFit ? told.ready : told.held) : told.published(proof.to)}
          </Alert>
        )}
      </Box>
      {proof?.parts.map(({ id, title, verdict, done, found: sentences }) => (
        <Box component="section" key={id} data-proof={id} data-verdict={verdict} sx={{ mt: 1 }}>
          <Box component="h2" sx={{ typography: 'subtitle2', m: 0 }}>
            {title}
          </Box>
          <strong>{verdictWords[verdict]}.</strong> {done}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {sentences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
