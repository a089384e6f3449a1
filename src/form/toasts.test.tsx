import { screen, waitFor } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();
const userEvent = userEvents.setup({ delay: null });

const error = (title: string) => ({ toast: { variant: 'destructive', title } });
const dialog = {
  title: 'Terima Kasih',
  dismissable: false,
  buttons: [{ text: 'Unduh', do: [error('Kedua')] }],
};
const form = definitionOf([stepOf('satu', [{ name: 'nama' }], { next: { do: 'aksi' } })], {
  actions: { aksi: [error('Pertama'), { wait: 300 }, { dialog }, { stop: true }] },
});

test('A toast that answers a button of a dialog is heard, also where an older one stood before the dialog', async () => {
  serve(form);
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Pertama')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
});

test('Escape closes the toasts above a dialog, the newest first, and not a dialog that may not be dismissed', async () => {
  serve(form);
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh' }));
  await screen.findByText('Kedua');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Kedua')).not.toBeInTheDocument());
  expect(screen.getByText('Pertama')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByText('Pertama')).not.toBeInTheDocument());
  expect(screen.getByRole('alertdialog', { name: 'Terima Kasih' })).toBeInTheDocument();
});
