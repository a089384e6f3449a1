// The least that a page with these fields can do: uncontrolled inputs, looked at when Next is pressed.
import { useState, type FormEvent } from 'react';
import {
  benchFields,
  choices,
  hidingText,
  readField,
  turningField,
  type BenchField,
  type Kind,
} from './fields';
import { publish } from './formPage';

const types: Record<Kind, string> = { text: 'text', select: 'text', date: 'date', currency: 'text' };

const Control = ({ field: { name, kind }, failed }: { field: BenchField; failed: boolean }) =>
  kind === 'select' ? (
    <select id={name} name={name} aria-invalid={failed}>
      {['', ...choices].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ) : (
    <input id={name} name={name} type={types[kind]} aria-invalid={failed} />
  );

const BareField = ({ field, failed }: { field: BenchField; failed: boolean }) => (
  <div data-field={field.name}>
    <label htmlFor={field.name}>{field.label}</label>
    <Control field={field} failed={failed} />
    {failed && <p>Wajib diisi</p>}
  </div>
);

const none: ReadonlySet<string> = new Set();

function BareForm({ fields }: { fields: readonly BenchField[] }) {
  const [failed, setFailed] = useState(none);
  const [hiding, setHiding] = useState(none);
  const next = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    setFailed(new Set(fields.map(({ name }) => name).filter((name) => answers.get(name) === '')));
  };
  const turn = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement) || ![readField, turningField].includes(target.name)) return;
    if ((target.value === hidingText) === hiding.has(target.name)) return;
    setHiding(target.value === hidingText ? new Set([target.name]) : none);
  };
  return (
    <form onSubmit={next} onInput={turn} noValidate>
      {fields
        .filter(({ reads }) => reads === undefined || !hiding.has(reads))
        .map((field) => (
          <BareField key={field.name} field={field} failed={failed.has(field.name)} />
        ))}
      <button type="submit">Lanjut</button>
    </form>
  );
}

publish((count) => <BareForm fields={benchFields(count)} />);
