import { memo, useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import {
  computed,
  fieldView,
  inReadingOrder,
  rowPageOf,
  rowTitle,
  failedChecksBesideFields,
  type CompiledForm,
  type CompiledStep,
  type FormState,
} from '../interpreter';
import { formWords } from '../messages';
import { fieldIds, focusField } from '../fields/common/fieldIds';
import { formClass } from '../theme';
import { checkId } from './CheckMessages';
import { firstFields } from './keyedStore';
import { useActivity, useFormState, useIsWaking, useSessionContext } from './SessionContext';
import { failuresView } from './ports/statePort';
import { failureLine } from './failureText';
import { useFinish } from './useMounting';

interface Line {
  key: string;
  /** The field that it leads to; left out: to where it is said. */
  name?: string;
  /** The element that it leads to. */
  target: string;
  words: string;
}

/**
 * What a failed Next has found, at the top of the step: a link per field with the same words as at the field. It takes
 * the focus at each failed press, and its lines go as answers are fixed. One error alone that is in view takes the focus itself.
 */
export function ErrorSummary({ step }: { step: CompiledStep }) {
  const session = useSessionContext();
  const { form } = session;
  const state = useFormState(failuresView);
  const presses = useActivity((now) => (now.errorsOf === step.id ? now.failedPresses : 0));
  const isWaking = useIsWaking();
  const box = useRef<HTMLDivElement>(null);
  const finish = useFinish();
  const go = useCallback(
    (name: string | undefined, target: string) => {
      finish();
      if (name !== undefined && focusField(name)) return;
      if (name !== undefined && rowPageOf(form, name)) {
        void session.send({ type: 'goTo', target: { step: step.id } }, { focus: { field: name } });
      } else document.getElementById(target)?.focus();
    },
    [session, form, step.id, finish],
  );

  const focusedAt = useRef(0);
  // The rest of a long list waits until the errors at the fields are painted.
  const lines = presses === 0 ? [] : linesOf(form, state, step, isWaking ? firstFields : Infinity);
  // Before the browser paints: a list of one line has taken no room yet.
  useLayoutEffect(() => {
    const [first, ...others] = lines;
    if (presses <= focusedAt.current || !box.current || !first) return;
    box.current.hidden = others.length === 0;
    box.current.hidden &&= isSeen(first.target);
    if (!box.current.hidden) return;
    focusedAt.current = presses;
    // One that has the focus is read out again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    go(first.name, first.target);
  });
  // After every render: lines may come later than the press, when a step has many.
  useEffect(() => {
    if (presses <= focusedAt.current || !box.current) return;
    focusedAt.current = presses;
    box.current.focus();
  });

  if (lines.length === 0) return null;

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      data-error-summary
      className={formClass('errorSummary')}
    >
      <h2 id="error-summary-title" className={formClass('errorSummaryTitle')}>
        {formWords.errorSummary}
      </h2>
      <ul className={formClass('errorSummaryLines')}>
        {lines.map((line) => (
          <SummaryLine key={line.key} name={line.name} target={line.target} words={line.words} onGo={go} />
        ))}
      </ul>
    </div>
  );
}

/** Whether a field, or what stands beside fields, is wholly in the window. */
function isSeen(target: string): boolean {
  const control = document.getElementById(target);
  const box = (control?.closest('[data-field]') ?? control)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Titles the page after a step, and says whether its summary has anything to say. */
export function useStepTitle(step: CompiledStep, title = ''): void {
  const { form } = useSessionContext();
  const isShown = useActivity((now) => now.errorsOf === step.id);
  const state = useFormState(failuresView);
  const prefix = isShown && linesOf(form, state, step, 1).length > 0 ? formWords.errorPrefix : '';
  const words = `${prefix}${title} – ${form.definition.title}`;
  useEffect(() => void (document.title = words), [words]);
}

/** The lines of what is wrong on a step, in reading order and each field once; at most so many. */
function linesOf(form: CompiledForm, state: FormState, step: CompiledStep, most: number): Line[] {
  const lines = new Map<string, Line>();
  for (const place of inReadingOrder(state, step.places)) {
    if (lines.size >= most) break;
    const { field: name } = place;
    const view = fieldView(form, state, place);
    const line = failureLine(view);
    if (line === undefined || !view.visible || lines.has(name)) continue;
    const words = place.row && !step.row ? `${rowTitle(form, state, place.row)}: ${line}` : line;
    lines.set(name, { key: name, name, target: fieldIds(name).control, words });
  }
  const others = failedChecksBesideFields({ form, state }, step);
  if (others.length === 0) return [...lines.values()];
  const shown = new Set(
    step.places.filter((place) => computed(form, state, place.visible)).map(({ field }) => field),
  );
  const beside = others.map(({ check, words }): Line => {
    const name = check.at.find((one) => shown.has(one));
    const target = name === undefined ? checkId(check.id) : fieldIds(name).control;
    return { key: check.id, name, target, words };
  });
  return [...lines.values(), ...beside];
}

const SummaryLine = memo(function SummaryLine({
  name,
  target,
  words,
  onGo,
}: Omit<Line, 'key'> & { onGo: (name: string | undefined, target: string) => void }) {
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    onGo(name, target);
  };
  return (
    <li>
      <a href={`#${target}`} onClick={go}>
        {words}
      </a>
    </li>
  );
});
