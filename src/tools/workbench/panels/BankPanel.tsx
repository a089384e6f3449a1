import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { CompiledForm } from '../../../interpreter';
import { answerBy, bankWords, callsIn, type Treated, treatmentsOf, type UsedCall } from '../bank/treatments';
import { sampleOf } from '../../checker/contract/sampleAnswer';
import { Labelled, Picked } from '../document/Control';
import { listStyle } from './listStyles';

interface BankPanelProps {
  form: CompiledForm | undefined;
  treated: readonly Treated[];
  onTreat: (treated: readonly Treated[]) => void;
  sealed: boolean;
}

/** Every call of the form with the answer that is to be tried. */
export function BankPanel({ form, treated, onTreat, sealed }: BankPanelProps) {
  if (!form) return <p>{bankWords.waiting}</p>;
  const calls = callsIn(form);
  const put = (one: Treated): void => onTreat([...treated.filter(({ call }) => call !== one.call), one]);
  return (
    <>
      <p>{calls.length === 0 ? bankWords.none : bankWords.intro}</p>
      {sealed && <p>{bankWords.sealed}</p>}
      <Button size="small" variant="outlined" disabled={treated.length === 0} onClick={() => onTreat([])}>
        {bankWords.reset}
      </Button>
      <Box component="ul" sx={listStyle}>
        {calls.map((used) => (
          <Row key={used.call} used={used} now={treated.find(({ call }) => call === used.call)} put={put} />
        ))}
      </Box>
    </>
  );
}

function Row({ used, now, put }: { used: UsedCall; now?: Treated; put: (one: Treated) => void }) {
  const { call } = used;
  const usedBy = bankWords.usedBy(used.users.join(', '));
  const choose = (as: string): undefined => {
    const sample = call === 'upload-file' || !used.list ? sampleOf(call) : { statusCode: 200, data: [] };
    put({ call, as, ...(as === 'own' && { body: JSON.stringify(sample, null, 2) }) });
  };
  return (
    <Box component="li" data-bank-call={call}>
      <Labelled name={usedBy} about={bankWords.call(call)}>
        {(ids) => <Picked ids={ids} value={now?.as ?? 'usual'} lines={treatmentsOf(used)} onPick={choose} />}
      </Labelled>
      {now?.body !== undefined && (
        <>
          <InputBase
            multiline
            fullWidth
            value={now.body}
            inputProps={{ 'aria-label': `${bankWords.own}: ${usedBy}` }}
            onChange={(event) => put({ ...now, body: event.target.value })}
            sx={{ fontFamily: 'monospace', border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1 }}
          />
          <Box role="status" sx={{ color: 'error.main' }}>
            {answerBy(now) ? '' : bankWords.notJson}
          </Box>
        </>
      )}
    </Box>
  );
}
