import type { Session } from './session';

/** Small letters that are not taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz';

/** Characters of a code (spec 1, section 9). */
const length = 4;

/** Shows another code, which empties what was retyped of the old one. */
export function renewCode(session: Session, name: string): void {
  session.activity.update((now) => ({ ...now, codes: { ...now.codes, [name]: newCode() } }));
  void session.send({ type: 'write', by: 'effect', writes: { [name]: { raw: '' } } });
}

/** A request was sent: a code that was good for it is good for no other one. */
export function renewCodes(session: Session): void {
  for (const name of Object.keys(session.activity.current().codes)) renewCode(session, name);
}

function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => letters[number % letters.length]).join('');
}
