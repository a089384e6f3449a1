import type { AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { lazyPart } from '../content';
import { fieldIds, focusField } from '../fields/common/fieldIds';
import { checkStep, labelsOf, stepOf } from '../interpreter';
import { formWords } from '../messages';
import { useActivity, useSessionContext } from './SessionContext';
import { useFinish } from './useMounting';

/** Most visitors see none while they fill in the first field: it comes when the page is idle, or with the first one. */
const Alert = lazyPart(() => import('@mui/material/Alert').then((module) => module.default), {
  waiting: (props: NoticeProps) => <Bare {...props} />,
  missing: (props) => <Bare {...props} />,
});

/** Fetches the look of notices ahead. */
export const loadNotices = Alert.load;

/** A notice, and where its box is once it is drawn. */
type NoticeProps = AlertProps & { ref: RefObject<HTMLDivElement | null> };

/** A word to the visitor in a coloured box. Until the box is here, and where it does not come, the word stands alone with its button. */
export function Notice(props: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  return <Alert closeText={formWords.close} {...props} ref={box} />;
}

/** What is said above the answers of a page that was led to. */
export function Hint() {
  const hint = useActivity((now) => now.hint);
  return (
    hint && (
      <Notice severity="info" role="status" sx={{ mb: 2 }}>
        {hint === 'proveAgain' ? (
          <CodeLink>{formWords[hint]}</CodeLink>
        ) : hint === 'finishStepFirst' ? (
          <Unfinished />
        ) : (
          formWords[hint]
        )}
      </Notice>
    )
  );
}

/** Names what is missing or wrong on the step, as it was led to. */
function Unfinished() {
  const session = useSessionContext();
  const step = useActivity((now) => now.step);
  const [labels] = useState(() => {
    const at = session.moment();
    return labelsOf(at, Object.keys(checkStep(at, stepOf(at.form, step))));
  });
  return <span>{labels.length > 0 ? formWords.finishFirst(labels) : formWords.finishStepFirst}</span>;
}

/** Leads to the code of the step that is shown. */
function CodeLink({ children }: { children: string }) {
  const { form } = useSessionContext();
  const step = useActivity((now) => now.step);
  const finish = useFinish();
  const name = stepOf(form, step).places.find(({ field }) => form.fields.get(field)?.row.proof)?.field ?? '';
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    finish();
    focusField(name);
  };
  return (
    <Box component="a" href={`#${fieldIds(name).control}`} sx={{ color: 'inherit' }} onClick={go}>
      {children}
    </Box>
  );
}

/** The word without its box, which takes over the focus of a button when it comes. */
function Bare({ ref, severity, onClose, closeText, action, children, ...props }: NoticeProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      const at = buttonsIn(element).findIndex((button) => button === document.activeElement);
      // React drops events while it replaces the one by the other.
      if (at >= 0) queueMicrotask(() => focusButton(ref, at));
    };
  }, [ref]);
  return (
    <Box {...props} ref={own} sx={props.sx}>
      <div>{children}</div>
      {action && <div>{action}</div>}
    </Box>
  );
}

/** By the time it is called, the box is there. */
const focusButton = (box: RefObject<HTMLElement | null>, at: number): void =>
  buttonsIn(box.current)[at]?.focus();

const buttonsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('button, a') ?? []),
];
