import type { Core, Running } from './core';

/** Shows another code. What was retyped of the old one goes, and what was wrong with it: it was right when it was typed. */
export function renewCode({ activity, ports, send }: Core, name: string, run?: Running): void {
  activity.update((now) => ({ ...now, codes: { ...now.codes, [name]: ports.newCode() } }));
  void send({ type: 'write', by: 'effect', writes: { [name]: { raw: '', reset: true } } }, { run });
}

/** A request was sent: a code that was good for it is good for no other one. */
export function renewCodes(core: Core, run: Running): void {
  for (const name of Object.keys(core.activity.current().codes)) renewCode(core, name, run);
}
