import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, type Brought } from '../common/testing/Field';
import { type RowsProps, type ShownRow } from '../common/types';
import { RowsWidget } from './Widget';

const rowOf = (slot: number, index: number, more: Partial<ShownRow> = {}): ShownRow => ({
  slot,
  index,
  heading: `Anak ${index + 1}`,
  answered: () => true,
  content: <input aria-label={`Nama ${slot}`} />,
  ...more,
});

const onAdd = jest.fn(() => 1);
const onRemove = jest.fn();
const onUndo = jest.fn(() => 0);
const Rows = (more: Partial<RowsProps>) => {
  const rest: Omit<RowsProps, keyof Brought> = {
    rows: [rowOf(3, 0), rowOf(1, 1)],
    most: 3,
    readOnly: false,
    onAdd,
    onRemove,
    onUndo,
    ...more,
  };
  return <Field type="rows" widget={RowsWidget} rest={rest} label="Anak" error={more.announcement} />;
};

beforeEach(() => jest.clearAllMocks());

describe('Rows', () => {
  test('stand in their order, each named by its heading', () => {
    render(<Rows />);
    const rows = screen.getAllByRole('group', { name: /^Anak \d$/ });
    expect(rows.map((row) => row.getAttribute('data-row'))).toEqual(['0', '1']);
  });

  test('are added by a button, which leads to the first question of the new one', async () => {
    const { rerender } = render(<Rows rows={[]} />);
    expect(screen.getByText('Belum ada data')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Anak' }));
    rerender(<Rows rows={[rowOf(1, 0)]} />);
    expect(screen.getByRole('textbox', { name: 'Nama 1' })).toHaveFocus();
  });

  test('as many as there may be: the button says so and adds no more', async () => {
    render(<Rows most={2} />);
    const add = screen.getByRole('button', { name: 'Maksimal 2' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(onAdd).not.toHaveBeenCalled();
  });

  test('with answers are removed after a question, which leads to the next heading', async () => {
    const { rerender } = render(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Anak 1' }));
    const question = screen.getByRole('alertdialog', { name: 'Hapus Anak 1?' });
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Hapus' }));
    expect(onRemove).toHaveBeenCalledWith(3);
    rerender(<Rows rows={[rowOf(1, 0)]} removed="Anak 1" />);
    expect(screen.getByRole('heading', { name: 'Anak 1', hidden: true })).toHaveFocus();
  });

  test('without answers are removed at once', async () => {
    render(<Rows rows={[rowOf(3, 0, { answered: () => false })]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Anak 1' }));
    expect(onRemove).toHaveBeenCalledWith(3);
  });

  test('that are removed can be brought back', async () => {
    render(<Rows rows={[]} removed="Anak 1" />);
    expect(screen.getByText('Anak 1 dihapus')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(onUndo).toHaveBeenCalled();
  });

  test('that are locked can neither be added nor removed', () => {
    render(<Rows readOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
