import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, useAnswer } from './testing/Field';
import { NumberWidget } from '../number/Widget';
import { TextWidget } from '../text/Widget';

const upperLetters = (text: string): string => text.toUpperCase().replace(/[^A-Z ]/g, '');

const settled = jest.fn<void, [string]>();
const left = jest.fn();

const TextHost = ({ initial = '' }: { initial?: string }) => {
  const { value, onChange, set } = useAnswer(initial);
  const tell = (text: string) => {
    settled(text);
    onChange(text);
  };
  const rest = { value, readOnly: false, filter: upperLetters, onChange: tell, onBlur: left };
  return (
    <>
      <Field type="text" widget={TextWidget} rest={rest} />
      <button onClick={() => set('SITI')}>Ganti</button>
    </>
  );
};

const fixedAnswer = {
  value: 'BUDI',
  readOnly: false,
  filter: upperLetters,
  onChange: () => undefined,
  onBlur: left,
};

const box = () => screen.getByRole<HTMLInputElement>('textbox');

/** What the browser does for a key: the text is in the control, the caret behind the new character, then the event. */
const input = (text: string, caret: number) => {
  const event = createEvent.input(box(), { target: { value: text } });
  box().setSelectionRange(caret, caret);
  fireEvent(box(), event);
};

beforeEach(() => {
  settled.mockClear();
  left.mockClear();
});

test('letters are turned and the caret stays behind them', () => {
  render(<TextHost initial="BUDI" />);
  input('BUxDI', 3);
  expect(box()).toHaveValue('BUXDI');
  expect(box().selectionStart).toBe(3);
});

test('a rejected character moves nothing', () => {
  render(<TextHost initial="BUDI" />);
  input('BU9DI', 3);
  expect(box()).toHaveValue('BUDI');
  expect(box().selectionStart).toBe(2);
  expect(settled).toHaveBeenLastCalledWith('BUDI');
});

test('of a pasted text the fitting characters stay, the caret behind them', () => {
  render(<TextHost initial="BUDI" />);
  input('BUa1b2DI', 6);
  expect(box()).toHaveValue('BUABDI');
  expect(box().selectionStart).toBe(4);
});

test('during a composition the screen keeps what was typed while the filtered text is settled', () => {
  render(<TextHost initial="BUDI" />);
  fireEvent.compositionStart(box());
  input('BUa1DI', 4);
  expect(box()).toHaveValue('BUa1DI');
  expect(settled).toHaveBeenLastCalledWith('BUADI');
});

test('when the composition ends the screen shows the settled text', () => {
  render(<TextHost initial="BUDI" />);
  fireEvent.compositionStart(box());
  input('BUa1DI', 4);
  fireEvent.compositionEnd(box());
  expect(box()).toHaveValue('BUADI');
  expect(box().selectionStart).toBe(3);
});

test('leaving the control ends a composition', () => {
  render(<TextHost />);
  fireEvent.compositionStart(box());
  input('a1', 2);
  fireEvent.blur(box());
  expect(box()).toHaveValue('A');
  expect(left).toHaveBeenCalledTimes(1);
});

test('an answer that changes elsewhere is shown', () => {
  render(<TextHost initial="BUDI" />);
  input('BUDIx', 5);
  fireEvent.click(screen.getByRole('button', { name: 'Ganti' }));
  expect(box()).toHaveValue('SITI');
});

test('a text that is not taken as an answer goes again', async () => {
  const { rerender } = render(<Field type="text" widget={TextWidget} rest={fixedAnswer} />);
  input('BUDIX', 5);
  await waitFor(() => expect(box()).toHaveValue('BUDI'));
  rerender(<Field type="text" widget={TextWidget} rest={{ ...fixedAnswer, value: 'SITI' }} />);
  expect(box()).toHaveValue('SITI');
});

test('a key changes no attribute of its control: the browser would look through the whole form', () => {
  render(<TextHost initial="BUDI" />);
  const watcher = new MutationObserver(jest.fn());
  watcher.observe(box(), { attributes: true });
  input('BUDIA', 5);
  expect(box()).toHaveValue('BUDIA');
  expect(settled).toHaveBeenLastCalledWith('BUDIA');
  expect(watcher.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ganti' }));
  expect(watcher.takeRecords()).toEqual([]);
});

const NumberHost = ({ settle }: { settle?: (value: number | null) => number | null }) => {
  const { value, onChange } = useAnswer<number | null>(null, settle);
  const rest = { value, readOnly: false, onChange, onUnreadable: () => onChange(null), onBlur: left };
  return <Field type="number" widget={NumberWidget} rest={rest} />;
};

test('a half-typed number stays on screen until the control is left', async () => {
  render(<NumberHost />);
  input('007', 3);
  expect(box()).toHaveValue('007');
  fireEvent.blur(box());
  await waitFor(() => expect(box()).toHaveValue('7'));
});

test('a number that is settled as it was before is shown again', async () => {
  render(<NumberHost settle={(value) => value && Math.min(value, 60)} />);
  input('60', 2);
  input('601', 3);
  await waitFor(() => expect(box()).toHaveValue('60'));
});

test('a number that is settled as another one is shown at once', () => {
  render(<NumberHost settle={(value) => value && Math.min(value, 60)} />);
  input('99', 2);
  expect(box()).toHaveValue('60');
});

test('a count with a comma stays on screen, and is no other count', () => {
  render(<NumberHost />);
  input('1,5', 3);
  expect(box()).toHaveValue('1,5');
  fireEvent.blur(box());
  expect(box()).toHaveValue('1,5');
});
