import { type ReactNode } from 'react';
import { DraftBar, SavedUntil } from './DraftBar';
import { Overlays } from './Overlays';
import { SessionProvider } from './session/SessionContext';
import { useSession, type SessionEnd, type SessionStart } from './session/useSession';

/** What stands around the steps and the preview of one form, and outlives the way between them. */
export interface FormSessionProps extends SessionStart {
  /** The answers are forgotten: another session is to begin. */
  onStartAnew: (end: SessionEnd) => void;
  children: ReactNode;
}

/** One session, mounted for as long as its form is open. A new `key` begins another one. */
export function FormSession({ onStartAnew, children, ...start }: FormSessionProps) {
  const { session, draft } = useSession(start);
  const forget = (end: SessionEnd) => () => {
    draft.forget();
    onStartAnew(end);
  };
  return (
    <SessionProvider value={session}>
      <DraftBar onStartAnew={forget('restarted')} onExtend={draft.save} />
      {children}
      <SavedUntil onForget={forget('forgotten')} />
      <Overlays />
    </SessionProvider>
  );
}
