import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { Confirmation } from '../renderer/form/Confirmation';
import { Preview } from '../renderer/form/Preview';
import { leadToUnfinished, unfinishedStep } from '../renderer/form/session/followAddress';
import { useSessionContext } from '../renderer/form/session/SessionContext';
import { paths } from '../paths';
import type { FormOutlet } from './StepPage';
import { entryOf } from './useFormNavigator';

/** `/form/:slug/preview`: the answers, or after their submission the number. */
export function PreviewPage() {
  const navigate = useNavigate();
  const { registrationNumber } = entryOf(useLocation());
  if (registrationNumber === undefined) return <GuardedPreview />;
  return <Confirmation registrationNumber={registrationNumber} onHome={() => void navigate(paths.home)} />;
}

/** The preview of a form that can be sent; any other leads back to its first unfinished step. */
function GuardedPreview() {
  const session = useSessionContext();
  const { restart } = useOutletContext<FormOutlet>();
  const [unfinished] = useState(() => unfinishedStep(session));
  useEffect(() => {
    if (session.activity.current().finished) restart();
    else if (unfinished !== undefined) leadToUnfinished(session, unfinished);
  }, [session, restart, unfinished]);
  return unfinished === undefined ? <Preview /> : null;
}
