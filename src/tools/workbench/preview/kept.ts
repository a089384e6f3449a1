import type { CompiledForm, FormState } from '../../../interpreter';
import type { Session } from '../../../session';

/** What the visitor looks at. */
export type Shown = { at: 'step' } | { at: 'preview' };

/** What outlives an edit of the definition. */
export interface KeptPreview {
  state?: Pick<FormState, 'values' | 'touched' | 'step' | 'stages'>;
  shown: Shown;
  /** The page before the first step is shown, and nothing is answered. */
  atStart: boolean;
  /** Pixels. */
  scrollY: number;
}

/** A form that begins empty. */
export const nothingKept: KeptPreview = { shown: { at: 'step' }, atStart: true, scrollY: 0 };

/** The form that is open, for what is outside of it. */
export interface FormHandle {
  form: CompiledForm;
  session: Session;
  shown: () => Shown;
  keep: () => KeptPreview;
}

/** Gives a blank session the answers and the step of the one before it, as far as its form still has them. */
export async function refill(session: Session, { state, atStart }: KeptPreview): Promise<void> {
  if (!state || atStart) return;
  const { values, touched, step, stages } = state;
  await session.send(
    { type: 'restore', data: values, activeStep: step, stages },
    { focus: 'none', replace: true },
  );
  const known = Object.keys(touched).filter((name) => session.form.fields.has(name));
  for (const name of known) await session.send({ type: 'touch', name });
}
