import { newCode } from '../../../widgets/captcha/newCode';
import type { Session } from './session';

/** Shows another code. What was retyped of the old one goes, and what was wrong with it: nobody is blamed for a field emptied so. */
export function renewCode(session: Session, name: string): void {
  session.activity.update((now) => ({ ...now, codes: { ...now.codes, [name]: newCode() } }));
  void session.send({ type: 'write', by: 'effect', writes: { [name]: { raw: '', afresh: true } } });
}

/** A request was sent: a code that was good for it is good for no other one. */
export function renewCodes(session: Session): void {
  for (const name of Object.keys(session.activity.current().codes)) renewCode(session, name);
}
