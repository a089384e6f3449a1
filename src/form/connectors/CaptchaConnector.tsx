import { useEffect } from 'react';
import { renderWidget } from '../../../widgets/registry';
import { renewCode } from '../session/codes';
import { useActivity, useSessionContext } from '../session/SessionContext';
import { useControl, type ConnectorProps } from './useControl';

/** A code to retype. It is made when the field is first shown, and stays until another one is wanted. */
export function CaptchaConnector(props: ConnectorProps) {
  const session = useSessionContext();
  const control = useControl<string>(props);
  const { name } = control;
  const code = useActivity((now) => now.codes[name]);
  useEffect(() => {
    if (code === undefined) renewCode(session, name);
  }, [session, name, code]);
  return renderWidget('captcha', {
    ...control,
    code: code ?? '',
    onRenew: () => renewCode(session, name),
  });
}
