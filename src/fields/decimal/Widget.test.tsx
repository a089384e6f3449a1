import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecimalWidget } from './Widget';
import { Field, useAnswer } from '../common/testing/Field';

const heard = jest.fn<void, [number | null]>();

const Host = ({ initial = null, max = Infinity }: { initial?: number | null; max?: number }) => {
  // A maximum that the session clamps to.
  const { value, onChange } = useAnswer(initial, (raw) => (raw === null ? raw : Math.min(raw, max)));
  const report = (raw: number | null) => {
    heard(raw);
    onChange(raw);
  };
  const rest = {
    value,
    readOnly: false,
    onBlur: () => undefined,
    onUnreadable: () => report(null),
    onChange: report,
  };
  return <Field type="decimal" widget={DecimalWidget} rest={rest} />;
};

const box = () => screen.getByRole<HTMLInputElement>('textbox');

/** What the browser does for a key: the text is in the control, the caret behind the new character, then the event. */
const input = (text: string, caret: number) => {
  const event = createEvent.input(box(), { target: { value: text }, inputType: 'insertText' });
  box().setSelectionRange(caret, caret);
  fireEvent(box(), event);
};

beforeEach(() => heard.mockReset());

describe('Decimal inputs: keep digits and one comma', () => {
  test.each([
    ['12,5', '12,5', 12.5],
    ['1,2,3', '1,23', null],
    ['12.5', '12,5', 12.5],
    ['-3', '3', null],
    ['0,05', '0,05', 0.05],
    ['7,', '7,', 7],
    [',5', ',5', 0.5],
    ['abc', '', null],
    [',', ',', null],
  ])('typed %s is shown as %s', async (typed, shown, value) => {
    const answers: (number | null)[] = [];
    heard.mockImplementation((raw) => answers.push(raw));
    render(<Host />);
    await userEvent.type(box(), typed);
    expect(box()).toHaveValue(shown);
    expect(answers.at(-1)).toBe(value);
  });

  test('what was half typed is tidied when the control is left', async () => {
    render(<Host />);
    await userEvent.type(box(), '007,50');
    expect(box()).toHaveValue('007,50');
    await userEvent.tab();
    expect(box()).toHaveValue('7,5');
  });

  test.each([
    [0.0000001, '0,0000001'],
    [123456789012345, '123456789012345'],
    [0, '0'],
    [null, ''],
  ])('%s is shown as %s: no dots, no exponent', (initial, shown) => {
    render(<Host initial={initial} />);
    expect(box()).toHaveValue(shown);
  });
});

test('a refused character in the middle leaves the caret where it was', () => {
  render(<Host initial={12.5} />);
  input('1x2,5', 2);
  expect(box()).toHaveValue('12,5');
  expect(box().selectionStart).toBe(1);
});

test('a second comma in front is shown in place of the first', () => {
  render(<Host initial={12.5} />);
  input('1,2,5', 2);
  expect(box()).toHaveValue('1,25');
  expect(box().selectionStart).toBe(2);
});

test('the digit in front of the comma can be replaced without the number becoming another one', () => {
  render(<Host initial={1.5} />);
  input(',5', 0);
  expect(box()).toHaveValue(',5');
  input('2,5', 1);
  expect(heard.mock.calls).toEqual([[0.5], [2.5]]);
  expect(box().selectionStart).toBe(1);
});

test('a sixteenth digit stays on screen, and no other one is pushed out', async () => {
  render(<Host initial={123456789012345} />);
  await userEvent.type(box(), '6');
  expect(box()).toHaveValue('1234567890123456');
});

test('a maximum that lowers the answer is shown at once', async () => {
  render(<Host max={100} />);
  await userEvent.type(box(), '1005');
  expect(box()).toHaveValue('100');
});

test('phones show digits and a comma', () => {
  render(<Host />);
  expect(box()).toHaveAttribute('inputmode', 'decimal');
});
