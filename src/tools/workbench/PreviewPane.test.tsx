import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { userEvent } from '@testing-library/user-event';
import type * as Form from '../../form';
import type { JsonObject } from '../../interpreter';
import { ThemeRoot } from '../../theme';
import { formWith } from '../robot/testing/forms';
import { PreviewPane } from './PreviewPane';
import { usePreview } from './usePreview';

jest.mock('../../form', (): typeof Form => {
  const whole = jest.requireActual<typeof Form>('../../form');
  return {
    ...whole,
    FormRenderer: (form) => {
      if (form.form.steps.has('rusak')) throw new Error('this form cannot be drawn');
      return <whole.FormRenderer {...form} />;
    },
  };
});

const formOf = (id: string) =>
  formWith([{ id, title: 'Awal', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] }]);
const [sound, broken, fixed] = ['awal', 'rusak', 'lain'].map(formOf);

function Pane({ form, step }: { form: typeof sound; step?: string }) {
  const nothing = (): void => undefined;
  const preview = usePreview(form, false);
  return (
    <PreviewPane preview={preview} acts={useRef(undefined)} onChoose={nothing} onPanel={nothing}>
      <button onClick={() => preview.choose({ title: '', ...(step && { step }) })}>Beside it</button>
    </PreviewPane>
  );
}

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});

test('a toast of the form stands in its pane, not in the window of the editor', async () => {
  const toasting = formWith(
    [{ id: 'awal', title: 'Awal', blocks: [{ type: 'button', text: 'Periksa', do: 'periksa' }] }],
    { actions: { periksa: [{ toast: { title: 'Sudah diperiksa' } }] } },
  );
  render(<Pane form={toasting} />, { wrapper: ThemeRoot });
  await userEvent.click(screen.getByRole('button', { name: 'Coba' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }));
  expect((await screen.findByText('Sudah diperiksa')).closest('[data-surface]')).not.toBeNull();
});

test('a form that fails takes nothing with it, and the next one that can be drawn takes its place', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Pane form={sound} />, { wrapper: ThemeRoot });
  expect(await screen.findByLabelText('Nama')).toBeVisible();
  rerender(<Pane form={broken} />);
  expect(screen.getByText(/^Formulir ini gagal ditampilkan/)).toBeVisible();
  expect(screen.getByText('Beside it')).toBeVisible();
  rerender(<Pane form={fixed} />);
  expect(await screen.findByLabelText('Nama')).toBeVisible();
  expect(failed).toHaveBeenCalled();
  failed.mockRestore();
});

test('a step that a new condition skips stays on the screen', async () => {
  const asking = (visibleWhen?: JsonObject[]) =>
    formWith([
      { id: 'awal', title: 'Awal', blocks: [{ type: 'switch', name: 'ya', label: 'Ya' }] },
      { id: 'lanjut', title: 'Lanjut', blocks: [], ...(visibleWhen && { visibleWhen }) },
      { id: 'akhir', title: 'Akhir', blocks: [] },
    ]);
  const { rerender } = render(<Pane form={asking()} step="lanjut" />, { wrapper: ThemeRoot });
  await userEvent.click(screen.getByRole('button', { name: 'Beside it' }));
  expect(await screen.findByRole('heading', { name: 'Lanjut' })).toBeVisible();
  rerender(<Pane form={asking([{ name: 'ya', condition: 'equals', value: true }])} />);
  expect(await screen.findByRole('heading', { name: 'Lanjut' })).toBeVisible();
});

test('a step that is added and chosen is shown as soon as the form has it, with its own place to add', async () => {
  const [first, added] = [
    { id: 'awal', title: 'Awal', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] },
    { id: 'baru', title: 'Baru', blocks: [] },
  ];
  const { rerender } = render(<Pane form={formWith([first])} step="baru" />, { wrapper: ThemeRoot });
  expect(await screen.findByLabelText('Nama')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Beside it' }));
  expect(screen.queryByText(/Tambah di sini/)).toBeNull();
  rerender(<Pane form={formWith([first, added])} step="baru" />);
  expect(await screen.findByRole('heading', { name: 'Baru' })).toBeVisible();
  expect(await screen.findByText(/^Belum ada pertanyaan/)).toHaveTextContent('+ Tambah di sini');
});
