import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, useAnswer } from './testing/Field';
import { NumberWidget } from '../number/Widget';
import { TextWidget } from '../text/Widget';

const upperLetters = (text: string): string => text.toUpperCase().replace(/[^A-Z ]/g, '');

const settled = jest.fn<void, [string]>();
const left = jest.fn();

const TextHost = ({ initial = '' }: { initial?: string }) => {
  const { value, onChange, set } = useAnswer(initial);
  const report = (text: string) => {
    settled(upperLetters(text));
    onChange(upperLetters(text));
  };
  const rest = { value, readOnly: false, filter: upperLetters, onChange: report, onBlur: left };
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
  const event = createEvent.input(box(), { target: { value: text }, inputType: 'insertText' });
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
  input('0', 1);
  input('00', 2);
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

describe('A text that was set without any event', () => {
  const fillIn = () => {
    box().value = 'siti1';
  };

  test.each([
    ['its control is left', () => fireEvent.blur(box())],
    ['the form is sent', () => fireEvent.submit(box())],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  ])('is read when %s', (_when, happens) => {
    render(<TextHost />);
    fillIn();
    happens();
    expect(settled.mock.calls).toEqual([['SITI']]);
    expect(box()).toHaveValue('SITI');
  });

  test('is not wiped when the field is drawn again', () => {
    const { rerender } = render(<Field type="text" widget={TextWidget} rest={fixedAnswer} />);
    fillIn();
    rerender(<Field type="text" widget={TextWidget} rest={{ ...fixedAnswer, onBlur: () => undefined }} />);
    expect(box()).toHaveValue('siti1');
  });

  test('is not read into a control that cannot be written', () => {
    render(
      <Field type="text" widget={TextWidget} rest={{ ...fixedAnswer, readOnly: true, onChange: settled }} />,
    );
    fillIn();
    fireEvent.submit(box());
    expect(settled).not.toHaveBeenCalled();
  });
});

describe('Undo', () => {
  const key = (name: string, rest: object = {}) =>
    fireEvent.keyDown(box(), { key: name, ctrlKey: true, ...rest });
  const typeIn = (text: string) => {
    for (const one of text) {
      const { length } = box().value;
      input(box().value + one, length + 1);
    }
  };

  test('brings back what stood there before a run of keys, and redo the keys', () => {
    render(<TextHost initial="BUDI" />);
    typeIn(' san');
    expect(key('z')).toBe(false);
    expect([box().value, settled.mock.lastCall]).toEqual(['BUDI', ['BUDI']]);
    key('Z', { shiftKey: true });
    expect([box().value, box().selectionStart]).toEqual(['BUDI SAN', 8]);
    key('z');
    key('y');
    expect(box()).toHaveValue('BUDI SAN');
  });

  test('distinguishes a pasted text from keys before and behind it', () => {
    render(<TextHost />);
    typeIn('ab');
    input('ABcd ef', 7);
    typeIn('g');
    const seen = [0, 1, 2, 3].map(() => {
      key('z');
      return box().value;
    });
    expect(seen).toEqual(['ABCD EF', 'AB', '', '']);
  });

  test('follows the menu of the browser, too', () => {
    render(<TextHost initial="BUDI" />);
    typeIn('x');
    const turned = new InputEvent('beforeinput', {
      inputType: 'historyUndo',
      bubbles: true,
      cancelable: true,
    });
    fireEvent(box(), turned);
    expect([box().value, turned.defaultPrevented]).toEqual(['BUDI', true]);
  });

  test('brings back nothing of before the answer was changed elsewhere', () => {
    render(<TextHost initial="BUDI" />);
    typeIn('x');
    fireEvent.click(screen.getByRole('button', { name: 'Ganti' }));
    key('z');
    expect(box()).toHaveValue('SITI');
  });

  test('leaves other keys alone', () => {
    render(<TextHost initial="BUDI" />);
    typeIn('x');
    expect([key('a'), key('z', { altKey: true }), key('z', { ctrlKey: false })]).toEqual([true, true, true]);
    expect(box()).toHaveValue('BUDIX');
  });
});
