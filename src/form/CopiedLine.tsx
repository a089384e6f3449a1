import Button from '@mui/material/Button';
import { useMemo, type MouseEvent } from 'react';
import { previewAnswers, textOfCopies } from '../interpreter';
import { formWords } from '../messages';
import { formClass } from '../theme';
import { useFormStates, useSessionContext } from './SessionContext';

/** What a switch copies now, in one line below it, in place of fields that nobody can change; 'Ubah' turns the switch off. */
export function CopiedLine({ name }: { name: string }) {
  const { form } = useSessionContext();
  const copied = useMemo(
    () => [...form.fields.values()].filter(({ copies }) => copies.some((copy) => copy.switch === name)),
    [form, name],
  );
  const names = useMemo(() => copied.map((field) => field.name), [copied]);
  const state = useFormStates(names);
  const rows = previewAnswers(
    form,
    state,
    copied.flatMap(({ places }) => places),
    {},
  );
  const text = textOfCopies(rows, name);
  // A single answer stays where it is.
  if (text === '' || copied.length < 2) return null;
  const change = ({ currentTarget }: MouseEvent): void => {
    const control = currentTarget.closest('[data-field]')?.querySelector('input');
    control?.click();
    control?.focus();
  };
  return (
    <p className={formClass('copiedLine')}>
      <span>{text}</span>
      <Button size="small" onClick={change}>
        {formWords.changeCopied}
      </Button>
    </p>
  );
}
