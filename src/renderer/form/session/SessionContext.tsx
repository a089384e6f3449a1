import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  fieldView,
  textsOf,
  type FieldView,
  type FormState,
  type Place,
  type Texts,
} from '../../../interpreter';
import type { Activity } from './activity';
import type { Session } from './session';
import { useStored } from './valueStore';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session of the form that is open. Throws outside of one. */
export function useSessionContext(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('renderer: no session around this component');
  return session;
}

/** The state as it was last drawn; draws again when what `key` names has changed. */
export function useFormState(key: string): FormState {
  const { store } = useSessionContext();
  useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.version(key),
  );
  return store.current();
}

/** A field at a place; draws again when this field has changed, and at nothing else. */
export function useField(place: Place): FieldView {
  const { form } = useSessionContext();
  return fieldView(form, useFormState(place.field), place);
}

/** The texts of a block or step, filled in. */
export function useTexts(key: string, texts: Texts): Record<string, string> {
  const { form } = useSessionContext();
  return textsOf(form, useFormState(key), texts);
}

/** A part of what goes on around the answers. */
export function useActivity<S>(select: (activity: Activity) => S): S {
  return useStored(useSessionContext().activity, select);
}
