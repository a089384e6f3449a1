import type { AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';
import { lazyModule, lazyComponent } from '../fields/common/entry';
import { formWords } from '../messages';

/** Most visitors see none while they fill in the first field: it comes when the page is idle, or with the first one. */
const alert = lazyModule(
  () => import('@mui/material/Alert'),
  (module): ComponentType<AlertProps> => module.default,
);
const Alert = lazyComponent(alert);

/** Fetches the look of notices ahead, once a form is on the screen. */
export const noticesAhead = [alert.load];

/** A word to the visitor in a coloured box. Until the box is here, and where it does not come, the word stands alone with its button. */
export function Notice({ severity, onClose, action, children, ...props }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const bare = (
    <Bare {...props} box={box}>
      <div>{children}</div>
      {action && <div>{action}</div>}
    </Bare>
  );
  return (
    <Suspense fallback={bare}>
      <Alert closeText={formWords.close} {...{ severity, onClose, action, ...props }} ref={box}>
        {children}
      </Alert>
    </Suspense>
  );
}

/** The word without its box, which takes over the focus of a button when it comes. */
function Bare({ box, children, ...props }: AlertProps & { box: RefObject<HTMLDivElement | null> }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      const at = buttonsIn(element).findIndex((button) => button === document.activeElement);
      // React is deaf to events while it puts one in the other's place.
      if (at >= 0) queueMicrotask(() => focusButton(box, at));
    };
  }, [box]);
  return (
    <Box {...props} ref={own} sx={props.sx}>
      {children}
    </Box>
  );
}

const buttonsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('button, a') ?? []),
];

/** By the time it is called, the box is there. */
const focusButton = (box: RefObject<HTMLElement | null>, at: number): void =>
  buttonsIn(box.current)[at]?.focus();
