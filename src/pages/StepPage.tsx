import { useEffect, useRef } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { followAddress } from '../renderer/form/session/followAddress';
import { useSessionContext } from '../renderer/form/session/SessionContext';
import { StepForm } from '../renderer/form/StepForm';
import { stepIn } from './useFormNavigator';

/** What the form's layout hands down. */
export interface FormOutlet {
  /** The address's first step. */
  firstStep: string;
  /** Begins another session. */
  restart: () => void;
}

/** `/form/:slug?step={id}`: shows the step that the address names, as far as the answers allow. */
export function StepPage() {
  const session = useSessionContext();
  const { firstStep, restart } = useOutletContext<FormOutlet>();
  const { search } = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    const wanted = stepIn(search);
    const first = !arrived.current;
    arrived.current = true;
    if (session.activity.current().finished) {
      restart();
    } else if (first && wanted === undefined) {
      // An earlier visit's answers lead back to the step that was open then.
      const { step } = session.latest();
      if (step !== firstStep) session.navigator().toStep(step, { replace: true, back: false, cameFrom: '' });
    } else {
      followAddress(session, wanted ?? firstStep);
    }
  }, [session, search, firstStep, restart]);
  return <StepForm />;
}
