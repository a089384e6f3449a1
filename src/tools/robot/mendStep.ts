import { mendChecks } from './answers/mendChecks';
import type { Filler } from './fillStep';

/** Gives other answers where checks of the active step do not hold between those that were given. */
export async function mendStep({ form, session, lists, held, given, act }: Filler): Promise<void> {
  const state = session.state();
  const writes = mendChecks({ form, state, facts: session.facts(), known: lists.known });
  for (const [name, write] of Object.entries(writes ?? {})) {
    await act(async () => {
      await session.send({ type: 'write', by: 'visitor', writes: { [name]: write } });
      await session.send({ type: 'touch', name });
    });
    const value = session.state().values[name];
    held.set(name, value);
    given.push({ step: state.step, name, value: value ?? null });
  }
}
