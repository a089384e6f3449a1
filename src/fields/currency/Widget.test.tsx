import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyWidget } from './Widget';
import { Field, useAnswer } from '../common/testing/Field';

const reported = jest.fn<void, [number | null]>();
const unread = jest.fn<void, [string]>();

const Host = ({
  initial = null,
  unit = 'Rp',
  decimals,
}: {
  initial?: number | null;
  unit?: string;
  decimals?: number;
}) => {
  const { value, onChange } = useAnswer<number | null>(initial);
  const report = (raw: number | null) => {
    reported(raw);
    onChange(raw);
  };
  const onUnreadable = (text: string) => {
    unread(text);
    onChange(null);
  };
  const rest = {
    value,
    unit,
    decimals,
    readOnly: false,
    onChange: report,
    onUnreadable,
    onBlur: () => undefined,
  };
  return <Field type="currency" widget={MoneyWidget} rest={rest} />;
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jawaban' });

beforeEach(() => {
  reported.mockReset();
  unread.mockReset();
});

test('an amount is shown with dots as thousand separators', () => {
  render(<Host initial={1500000} />);
  expect(box()).toHaveValue('1.500.000');
});

test('dots come while the amount is typed, and the number is reported', async () => {
  render(<Host />);
  await userEvent.type(box(), '1500000');
  expect(box()).toHaveValue('1.500.000');
  expect(reported).toHaveBeenLastCalledWith(1500000);
});

test('a pasted book ends at once, and is refused', async () => {
  render(<Host />);
  await userEvent.click(box());
  await userEvent.paste('7'.repeat(1_000_000));
  expect(unread).toHaveBeenCalledTimes(1);
});

test('an emptied amount is none', async () => {
  render(<Host initial={5} />);
  await userEvent.type(box(), '{Backspace}');
  expect(box()).toHaveValue('');
  expect(reported).toHaveBeenLastCalledWith(null);
});

test('an amount of more than 15 digits stays on screen and is reported', async () => {
  render(<Host initial={1500000} />);
  await userEvent.clear(box());
  await userEvent.paste('12345678901234567');
  expect(box()).toHaveValue('12.345.678.901.234.567');
  expect(unread).toHaveBeenLastCalledWith('12345678901234567');
  await userEvent.tab();
  expect(box()).toHaveValue('12.345.678.901.234.567');
});

test('an amount of another currency stands behind its name and has cents', async () => {
  render(<Host unit="USD" decimals={2} />);
  await userEvent.type(box(), '1234,56');
  expect(box()).toHaveValue('1.234,56');
  expect(reported).toHaveBeenLastCalledWith(1234.56);
  expect(screen.getByText('USD')).toBeInTheDocument();
  expect(box()).toHaveAttribute('inputmode', 'decimal');
});

test('an amount without cents is no other amount where a comma is typed', async () => {
  render(<Host />);
  await userEvent.type(box(), '12,5');
  expect(box()).toHaveValue('12,5');
  expect(unread).toHaveBeenLastCalledWith('12,5');
  expect(screen.getByText('Rp')).toBeInTheDocument();
});

test('a number that is no amount has dots and nothing in front of it', async () => {
  render(<Host unit="" />);
  await userEvent.type(box(), '1200');
  expect(box()).toHaveValue('1.200');
  expect(screen.queryByText('Rp')).not.toBeInTheDocument();
});
