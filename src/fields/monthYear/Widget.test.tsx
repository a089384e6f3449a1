import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, useAnswer } from '../common/testing/Field';
import { MonthYearWidget } from './Widget';

const heard = jest.fn<void, [string, string?]>();

const Host = ({ initial = '', readOnly = false }: { initial?: string; readOnly?: boolean }) => {
  const { value, onChange } = useAnswer(initial);
  const rest = {
    value,
    readOnly,
    onChange: (month: string) => {
      heard('change', month);
      onChange(month);
    },
    onBlur: () => heard('blur'),
    onUnreadable: (text: string) => heard('unreadable', text),
  };
  return <Field type="monthYear" widget={MonthYearWidget} rest={rest} />;
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jawaban' });

beforeEach(() => heard.mockReset());

test.each([
  ['082026', '08/2026', '2026-08'],
  ['8/2026', '08/2026', '2026-08'],
  ['8.2026', '08/2026', '2026-08'],
  ['08-2026', '08-2026', '2026-08'],
  ['2026-08', '2026-08', '2026-08'],
  ['Agustus 2026', 'Agustus 2026', '2026-08'],
])('typed %s is shown as %s, and the month is reported once', async (typed, shown, month) => {
  render(<Host />);
  await userEvent.type(box(), typed);
  expect(box()).toHaveValue(shown);
  expect(heard.mock.calls).toEqual([['change', month]]);
});

test.each([
  ['2026-08', '08/2026'],
  ['2026-08-17', '08/2026'],
  ['08/2026', '08/2026'],
])('%s is pasted as %s', async (pasted, shown) => {
  render(<Host />);
  await userEvent.click(box());
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(box()).toHaveValue(shown);
});

test('six digits that make no month are reported at once and stay', async () => {
  render(<Host />);
  await userEvent.type(box(), '132026');
  expect(heard.mock.calls).toEqual([['unreadable', '13/2026']]);
  await userEvent.tab();
  expect(box()).toHaveValue('13/2026');
});

test('an incomplete entry is told when the control is left, and stays', async () => {
  render(<Host />);
  await userEvent.type(box(), '0820');
  expect(heard).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(heard.mock.calls).toEqual([['unreadable', '08/20'], ['blur']]);
  expect(box()).toHaveValue('08/20');
});

test('a month that is cut short empties the answer', async () => {
  render(<Host initial="2026-08" />);
  await userEvent.type(box(), '{Backspace}');
  expect(heard.mock.calls).toEqual([['change', '']]);
  expect(box()).toHaveValue('08/202');
});

test('in a full month the typed digit takes the place of the next one', () => {
  render(<Host initial="2026-08" />);
  const event = createEvent.input(box(), { target: { value: '108/2026' } });
  box().setSelectionRange(1, 1);
  fireEvent(box(), event);
  expect(box()).toHaveValue('18/2026');
});

test('a phone shows digits, and a read-only month can be read and not written', async () => {
  render(<Host initial="2026-08" readOnly />);
  expect(box()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(box(), '1');
  expect(box()).toHaveValue('08/2026');
  expect(heard.mock.calls.filter(([what]) => what === 'change')).toEqual([]);
});
