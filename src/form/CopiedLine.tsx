import Button from '@mui/material/Button';
import { useMemo, type MouseEvent } from 'react';
import { fieldView, previewAnswers, textOfCopies } from '../interpreter';
import { formWords } from '../messages';
import { formClass } from '../theme';
import { useFormStates, useSessionContext } from './SessionContext';

/** What a switch copies now, in one line below it, in place of fields that cannot be changed; 'Ubah' turns the switch off. */
export function CopiedLine({ name }: { name: string }) {
  const { form } = useSessionContext();
  const places = useMemo(() => {
    const steps = new Set(form.fields.get(name)?.places.map(({ step }) => step));
    const copied = [...form.fields.values()].filter(({ copies }) =>
      copies.some((copy) => copy.switch === name),
    );
    return copied.flatMap((field) => field.places).filter(({ step }) => steps.has(step));
  }, [form, name]);
  const names = useMemo(() => [name, ...places.map(({ field }) => field)], [name, places]);
  const state = useFormStates(names);
  // Those that stand in the form themselves are not listed twice.
  const folded = places.filter((place) => fieldView(form, state, place).folded);
  const text = textOfCopies(previewAnswers({ form, state }, folded, {}), name);
  if (text === '') return null;
  const [own] = form.fields.get(name)?.places ?? [];
  const isFixed = own !== undefined && fieldView(form, state, own).readOnly;
  const change = ({ currentTarget }: MouseEvent): void => {
    const control = currentTarget.closest('[data-field]')?.querySelector('input');
    control?.click();
    control?.focus();
  };
  return (
    <p className={formClass('copiedLine')}>
      <span>{text}</span>
      {!isFixed && (
        <Button size="small" onClick={change}>
          {formWords.changeCopied}
        </Button>
      )}
    </p>
  );
}
