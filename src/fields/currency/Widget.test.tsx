import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecimalWidget, MoneyWidget } from '../common/NumberInput';
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

test('a pasted book ends at once, and is refused', async () => {
  render(<Host />);
  await userEvent.click(box());
  await userEvent.paste('7'.repeat(1_000_000));
  expect(unread).toHaveBeenCalledTimes(1);
});

test.each([
  ['Rp', undefined, 'numeric'],
  ['USD', 2, 'decimal'],
])('%s stands in front of an amount, which may have %s cents', (unit, decimals, mode) => {
  render(<Host unit={unit} decimals={decimals} />);
  expect(screen.getByText(unit)).toBeInTheDocument();
  expect(box()).toHaveAttribute('inputmode', mode);
});

test('a number that is no amount has nothing in front of it', () => {
  render(<Host unit="" />);
  expect(screen.queryByText('Rp')).not.toBeInTheDocument();
});

test('phones show digits and a comma for a decimal', () => {
  const rest = { value: null, readOnly: false, onChange: reported, onUnreadable: unread, onBlur: jest.fn() };
  render(<Field type="decimal" widget={DecimalWidget} rest={rest} />);
  expect(box()).toHaveAttribute('inputmode', 'decimal');
});

test('an amount of more than 15 digits stays on screen and is reported', async () => {
  render(<Host initial={1500000} />);
  await userEvent.clear(box());
  await userEvent.paste('12345678901234567');
  expect(box()).toHaveValue('12.345.678.901.234.567');
  expect(unread).toHaveBeenLastCalledWith('12345678901234567');
});
