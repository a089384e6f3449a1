import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formWords, pageWords } from '../../messages/id';
import { prepareStep } from './session/session';
import { useSessionContext } from './session/SessionContext';

/** A chunk of code did not come: the answers are safe, the step can be asked for again. */
export function WidgetsFailed({ step }: { step: string }) {
  const { form, activity } = useSessionContext();
  const retry = (): void => {
    prepareStep(form, step).then(
      () => activity.update((now) => ({ ...now, widgetsFailed: false, shown: now.shown + 1 })),
      () => undefined,
    );
  };
  return (
    <Alert
      severity="error"
      action={<Button onClick={retry}>{pageWords.retry}</Button>}
      sx={{ gridColumn: '1 / -1' }}
    >
      {formWords.widgetsFailed}
    </Alert>
  );
}
