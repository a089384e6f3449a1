import { loadForm, startState, type FormState, type UploadField } from '../../../../interpreter';
import { activityStore } from '../../session/activity';
import { keyedStore } from '../../session/keyedStore';
import { createSession, type Navigator, type Session } from '../../session/session';

/** Ways that lead nowhere. */
export const nowhere: Navigator = {
  toStep: () => undefined,
  toPreview: () => undefined,
  toConfirmation: () => undefined,
  previous: () => undefined,
  leave: () => undefined,
  toPath: () => undefined,
  prepare: () => undefined,
};

/** A session without React: its state is held here, and its readers are told soon after a change. */
export function sessionOf(blocks: readonly Readonly<Record<string, unknown>>[]): {
  session: Session;
  field: (name: string) => UploadField;
} {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      { id: 'satu', title: 'Satu', blocks },
      { id: 'dua', title: 'Dua', blocks: [{ type: 'text', name: 'kota', label: 'Kota' }] },
    ],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  const { form } = loaded;
  let state: FormState = startState(form, { today: '2026-11-21' });
  const store = keyedStore(state);
  const session = createSession({
    form,
    store,
    activity: activityStore(state.step, { expiring: false, elsewhere: false }),
    navigator: () => nowhere,
    perform: () => Promise.resolve({ done: true }),
    apply: (step) => {
      const result = step(state);
      state = result.state;
      // As a page does, whose readers follow with the next render.
      queueMicrotask(() => store.publish(result.state, result.changed));
      return result;
    },
    onEvent: () => undefined,
  });
  return {
    session,
    field: (name) => {
      const definition = form.fields.get(name)?.definition;
      if (definition?.type !== 'upload') throw new Error(`no upload ${name}`);
      return definition;
    },
  };
}
