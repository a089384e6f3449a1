import { createElement, useEffect } from 'react';
import { CaptchaWidget } from '../../fields/captcha/Widget';
import { useActivity, useSessionContext } from '../SessionContext';
import { useControl, type ConnectorProps } from './useControl';

/** A code to retype. It is made when the field is first shown, and stays until another one is wanted. */
export function CaptchaConnector(props: ConnectorProps) {
  const session = useSessionContext();
  const control = useControl<string>(props);
  const { name } = control;
  const code = useActivity((now) => now.codes[name]);
  useEffect(() => {
    if (code === undefined) session.renewCode(name);
  }, [session, name, code]);
  return createElement(CaptchaWidget, {
    ...control,
    code: code ?? '',
    onRenew: () => session.renewCode(name),
  });
}
