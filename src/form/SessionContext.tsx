import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { fieldView, textsOf, type FieldView, type FormState, type Place, type Texts } from '../interpreter';
import type { Activity, Session, ValueStore } from '../session';
import { idle, type KeyedStore } from './keyedStore';

/** A session with the store that its components read. */
export interface OpenSession {
  session: Session;
  store: KeyedStore<FormState>;
}

const SessionContext = createContext<OpenSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

function useOpenSession(): OpenSession {
  const open = useContext(SessionContext);
  if (!open) throw new Error('form: no session around this component');
  return open;
}

/** The session of the form that is open. Throws outside of one. */
export function useSessionContext(): Session {
  return useOpenSession().session;
}

/** The store behind what the components below read. */
export function useFormStore(): KeyedStore<FormState> {
  return useOpenSession().store;
}

/** The state as it is now; draws again when what `key` names has changed. */
export function useFormState(key: string): FormState {
  const store = useFormStore();
  const version = (): number => store.version(key);
  useSyncExternalStore((listener) => store.subscribe(key, listener), version, version);
  return store.current();
}

const never = () => () => undefined;

/** Whether what `key` names still waits to be drawn; without one, whether anything does. */
export function useIsWaking(key?: string): boolean {
  const store = useFormStore();
  const isWaking = (): boolean => store.isWaking(key);
  const subscribe = (listener: () => void) => store.subscribe(key ?? idle, listener);
  // A field that is drawn stays so.
  return useSyncExternalStore(key === undefined || isWaking() ? subscribe : never, isWaking, isWaking);
}

/** As `useFormState`, of several keys; the list stays the same object. */
export function useFormStates(keys: readonly string[]): FormState {
  const store = useFormStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys.map((key) => store.subscribe(key, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, keys],
  );
  const version = (): number => keys.reduce((sum, key) => sum + store.version(key), 0);
  useSyncExternalStore(subscribe, version, version);
  return store.current();
}

/** A field at a place; draws again when this field has changed, and at nothing else. */
export function useField(place: Place): FieldView {
  const { session } = useOpenSession();
  return fieldView(session.form, useFormState(place.field), place);
}

/** The texts of a block or step, filled in. */
export function useTexts(key: string, texts: Texts): Record<string, string> {
  const { session } = useOpenSession();
  return textsOf(session.form, useFormState(key), texts);
}

/** The part of a store that `select` picks; it must give the same object for the same state. */
export function useStored<T, S>(store: ValueStore<T>, select: (value: T) => S): S {
  const selected = (): S => select(store.current());
  return useSyncExternalStore(store.subscribe, selected, selected);
}

/** A part of what goes on around the answers. */
export function useActivity<S>(select: (activity: Activity) => S): S {
  return useStored(useSessionContext().activity, select);
}
