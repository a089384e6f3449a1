import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definitionOf, serve, stepOf, visit, withBackEnd } from '../app/pages/testing/visitForm';

withBackEnd();

const box = (name: string) => screen.queryByRole('textbox', { name });
const same = () => screen.getByRole('switch', { name: 'Sama dengan KTP' });

test("what a switch copies is one line in place of its fields; 'Ubah' brings them back with their answers", async () => {
  const blocks = [
    { name: 'alamat' },
    { name: 'rt', label: 'RT' },
    {
      type: 'switch',
      name: 'sama',
      label: 'Sama dengan KTP',
      copies: { alamatTinggal: 'alamat', rtTinggal: 'rt' },
    },
    { name: 'alamatTinggal' },
    { name: 'rtTinggal', label: 'RT tinggal' },
  ];
  serve(definitionOf([stepOf('satu', blocks)]));
  await visit();
  await userEvent.type(screen.getByRole('textbox', { name: 'alamat' }), 'Jl. Merdeka 10');
  await userEvent.type(screen.getByRole('textbox', { name: 'RT' }), '001');
  await userEvent.click(same());
  expect(screen.getByText('Jl. Merdeka 10, RT tinggal 001')).toBeInTheDocument();
  expect([box('alamatTinggal'), box('RT tinggal')]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(same()).not.toBeChecked();
  expect(same()).toHaveFocus();
  expect(box('alamatTinggal')).toHaveValue('Jl. Merdeka 10');
  expect(box('RT tinggal')).toHaveValue('001');
});
