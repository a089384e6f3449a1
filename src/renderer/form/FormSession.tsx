import { type ReactNode } from 'react';
import { DraftBar, SavedUntil } from './DraftBar';
import { Overlays } from './Overlays';
import { SessionProvider } from './session/SessionContext';
import { useSession, type SessionStart } from './session/useSession';

/** What stands around the steps and the preview of one form, and outlives the way between them. */
export interface FormSessionProps extends SessionStart {
  /** Forgets the answers and begins another session. */
  onStartAnew: () => void;
  children: ReactNode;
}

/** One session, mounted for as long as its form is open. A new `key` begins another one. */
export function FormSession({ onStartAnew, children, ...start }: FormSessionProps) {
  const { session, draft } = useSession(start);
  const forget = (): void => {
    draft.forget();
    onStartAnew();
  };
  return (
    <SessionProvider value={session}>
      <DraftBar onStartAnew={forget} onExtend={draft.save} />
      {children}
      <SavedUntil onForget={forget} />
      <Overlays />
    </SessionProvider>
  );
}
