import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { loadForm, type CompiledForm } from '../interpreter';
import { ThemeRoot } from '../theme/ThemeRoot';
import { noNavigator } from '../session';
import { FormRenderer } from './FormRenderer';
import { useFormState, useSessionContext } from './SessionContext';

const definition = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  steps: [{ id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] }],
};

const formOf = (): CompiledForm => {
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
};

const Name = () => {
  const session = useSessionContext();
  const { values } = useFormState('nama');
  const write = () => void session.send({ type: 'write', by: 'visitor', writes: { nama: { raw: 'Siti' } } });
  return <button onClick={write}>{`Nama: ${JSON.stringify(values.nama)}`}</button>;
};

/** A page below the form whose code is on its way. */
const Late = ({ code }: { code: Promise<string> }) => {
  const words = use(code);
  const [again, setAgain] = useState(false);
  return again ? <Name /> : <button onClick={() => setAgain(true)}>{words}</button>;
};

const Page = ({ code }: { code: Promise<string> }) => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Name />
      <button onClick={() => setAsked(true)}>Lanjut</button>
      {asked && <Late code={code} />}
    </>
  );
};

test('a page whose code comes late hides the form for a while, and the answers are there when it is shown again', async () => {
  const user = userEvent.setup();
  const form = formOf();
  let arrive: (words: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  render(
    <ThemeRoot>
      <Suspense fallback={<p>Memuat</p>}>
        <FormRenderer
          form={form}
          definitionHash="x"
          search=""
          navigator={noNavigator}
          onStartAnew={() => undefined}
          onHome={() => undefined}
        >
          <Page code={code} />
        </FormRenderer>
      </Suspense>
    </ThemeRoot>,
  );
  await user.click(screen.getByRole('button', { name: 'Nama: ""' }));
  await act(async () => {
    screen.getByRole('button', { name: 'Lanjut' }).click();
    await Promise.resolve();
  });
  expect(screen.getByText('Memuat')).toBeVisible();
  await act(async () => {
    arrive('Tinjauan');
    await code;
  });
  await user.click(await screen.findByRole('button', { name: 'Tinjauan' }));
  const names = screen.getAllByRole('button', { name: /Nama/ }).map((button) => button.textContent);
  expect(names).toEqual(['Nama: "Siti"', 'Nama: "Siti"']);
});
