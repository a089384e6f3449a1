import { useEffect, useState } from 'react';
import { reloadAhead } from '../content';
import { sessionWords } from '../messages';
import { createSession, type Navigator, type Session, type SessionStart } from '../session';
import { createStore } from '../storage';
import { newCode } from '../fields/captcha/newCode';
import { apiBank } from './ports/apiBank';
import { browserClock } from './ports/browserClock';
import { createStatePort, type KeyedStatePort } from './ports/statePort';

/** Why a session ended before its page. */
export type SessionEnd = NonNullable<SessionStart['after']>;

/** What a form on the screen begins with; read once. */
export interface FormStart extends Omit<SessionStart, 'query' | 'ports'> {
  /** The page's query, which may give answers. */
  search: string;
  navigator: Navigator;
  /** False: nothing is read from this device, and nothing is kept on it. Default true. */
  stored?: boolean;
}

/** The session of one form on the screen, and the port that keeps its state for components; it ends with the component. */
export function useSession(start: FormStart): { session: Session; port: KeyedStatePort } {
  const [opened] = useState(() => open(start));
  const { session } = opened;
  useEffect(() => {
    session.start();
    const look = (event: Event): void => {
      if (!session.isStored()) event.preventDefault();
    };
    window.addEventListener(reloadAhead, look);
    return () => {
      window.removeEventListener(reloadAhead, look);
      session.close();
    };
  }, [session]);
  return opened;
}

function open({ form, definitionHash, search, given, address, navigator, stored = true, after }: FormStart) {
  const held: { port?: KeyedStatePort } = {};
  const session = createSession({
    form,
    definitionHash,
    query: Object.fromEntries(new URLSearchParams(search)),
    given,
    address,
    after,
    ports: {
      state: { publish: (state, changed) => held.port?.publish(state, changed) },
      clock: browserClock,
      bank: apiBank,
      store: stored ? createStore(form.definition.slug) : undefined,
      navigator,
      words: sessionWords,
      newKey,
      newCode,
    },
  });
  const port = createStatePort(session.state());
  held.port = port;
  return { session, port };
}

/** A key that no other submission has. `randomUUID` is missing where the page is not served securely. */
function newKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(16).padStart(8, '0')).join('');
}
