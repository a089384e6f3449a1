import Box from '@mui/material/Box';
import { failedChecksAt } from '../interpreter';
import { Notice } from './Notice';
import { useFormState, useSessionContext } from './SessionContext';

/** The id of the element that says what a check found; a step's id may hold spaces, an element's may not. */
export const checkId = (id: string): string => `check-${id.replace(/\s/g, '_')}`;

/** What checks of a step or group say that do not hold, by its view key; read out as it comes, since it stands at no control. */
export function CheckMessages({ step, host }: { step: string; host: string }) {
  const { form } = useSessionContext();
  const state = useFormState(host);
  if (!form.checks.get(step)?.some((check) => check.host === host)) return null;
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '& > *': { mb: 2 } }}>
      {failedChecksAt({ form, state }, step, host).map(({ check, words }) => (
        <Notice
          key={check.id}
          id={checkId(check.id)}
          tabIndex={-1}
          severity={check.level}
          role="note"
          data-check={check.level}
        >
          {words}
        </Notice>
      ))}
    </Box>
  );
}
