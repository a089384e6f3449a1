import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyWidget } from './MoneyWidget';
import { Field, useAnswer } from './testing/Field';

const told = jest.fn<void, [number | null]>();

const Host = ({ initial = null }: { initial?: number | null }) => {
  const { value, onChange } = useAnswer<number | null>(initial);
  const tell = (raw: number | null) => {
    told(raw);
    onChange(raw);
  };
  const rest = { value, readOnly: false, onChange: tell, onBlur: () => undefined };
  return <Field type="currency" widget={MoneyWidget} rest={rest} />;
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jawaban' });

beforeEach(() => told.mockReset());

test('spec 1, section 5: an amount is shown with dots as thousand separators', () => {
  render(<Host initial={1500000} />);
  expect(box()).toHaveValue('1.500.000');
});

test('dots come while the amount is typed, and the number is told', async () => {
  render(<Host />);
  await userEvent.type(box(), '1500000');
  expect(box()).toHaveValue('1.500.000');
  expect(told).toHaveBeenLastCalledWith(1500000);
});

test('an emptied amount is none', async () => {
  render(<Host initial={5} />);
  await userEvent.type(box(), '{Backspace}');
  expect(box()).toHaveValue('');
  expect(told).toHaveBeenLastCalledWith(null);
});

test('a sixteenth digit is refused', async () => {
  render(<Host initial={123456789012345} />);
  await userEvent.type(box(), '6');
  expect(box()).toHaveValue('123.456.789.012.345');
});
