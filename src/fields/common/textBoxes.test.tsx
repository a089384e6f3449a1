import { createEvent, fireEvent, render, screen, waitFor, act } from '@testing-library/react';
import { Field, useAnswer } from './testing/Field';
import { NumberWidget, DecimalWidget, MoneyWidget } from './NumberInput';
import { EmailWidget, PhoneWidget, TextWidget, TextareaWidget } from '../text/Widget';
import { belowZero, type Entered, unitsOf } from './fieldTypeRow';
import type { TextProps, NumberProps } from './types';
import emails from '../email/reading.cases.json';
import phones from '../phone/reading.cases.json';
import { formatOf, rowOf } from '../pure';
import names from '../text/reading.cases.json';
import addresses from '../textarea/reading.cases.json';
import type { Field as Definition, Rule, TextField, FieldType } from '../../language';
import fc, { holds } from '../../../tests/fastCheck';
import type { ComponentProps } from 'react';
import { unitOf } from '../currency/field';
import { showTyped } from './liveNumber';
import { actOn } from './testing/actOn';
import { fieldOf, readingCases, type Act } from './testing/readingCases';

describe('useTextBuffer', () => {
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

  test.each([
    ['letters are turned and the caret stays behind them', 'BUxDI', 3, 'BUXDI', 3],
    ['a rejected character moves nothing', 'BU9DI', 3, 'BUDI', 2],
    ['of a pasted text the fitting characters stay, the caret behind them', 'BUa1b2DI', 6, 'BUABDI', 4],
  ])('%s', (_, text, caret, shown, at) => {
    render(<TextHost initial="BUDI" />);
    input(text, caret);
    expect([box().value, box().selectionStart, settled.mock.lastCall]).toEqual([shown, at, [shown]]);
  });

  test('during a composition the screen keeps what was typed while the filtered text is settled, and shows it at the end', () => {
    render(<TextHost initial="BUDI" />);
    fireEvent.compositionStart(box());
    input('BUa1DI', 4);
    expect([box().value, settled.mock.lastCall]).toEqual(['BUa1DI', ['BUADI']]);
    fireEvent.compositionEnd(box());
    expect([box().value, box().selectionStart]).toEqual(['BUADI', 3]);
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
        <Field
          type="text"
          widget={TextWidget}
          rest={{ ...fixedAnswer, readOnly: true, onChange: settled }}
        />,
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
      expect([key('a'), key('z', { altKey: true }), key('z', { ctrlKey: false })]).toEqual([
        true,
        true,
        true,
      ]);
      expect(box()).toHaveValue('BUDIX');
    });
  });
});

/** A text, and what becomes of it, whether it is typed, pasted or filled in. */
interface ReadingCase {
  field?: object;
  text: string;
  value: string;
  class: 'harmless' | 'noticed' | 'refused';
  /** What is said to have been left out. */
  signs?: readonly string[];
  /** What stands as `-` now. */
  replaced?: readonly string[];
}

const tables: readonly [
  TextField['type'],
  readonly ReadingCase[],
  (props: TextProps) => React.JSX.Element,
][] = [
  ['email', emails as ReadingCase[], EmailWidget],
  ['phone', phones as ReadingCase[], PhoneWidget],
  ['text', names as ReadingCase[], TextWidget],
  ['textarea', addresses as ReadingCase[], TextareaWidget],
];

const readerOf = (type: TextField['type'], keys: object = {}) => {
  // The keys of a case are those of its type; a wrong one fails its case.
  const field = { type, name: 'jawaban', label: 'Jawaban', ...keys } as Definition;
  const row = rowOf(field);
  const own = 'rule' in field ? (field.rule as Rule) : undefined;
  const rule = formatOf(field)?.rule ?? own ?? row.rule;
  return (text: string): Entered | undefined => row.read?.(text, field, rule);
};

const classOf = (entered: Entered | undefined): ReadingCase['class'] =>
  entered?.refused ? 'refused' : entered?.notice ? 'noticed' : 'harmless';

describe.each(tables)('What is entered into a field of type %s', (type, cases, Widget) => {
  test.each(cases)('$text is $value, $class', ({ field, text, value, class: expected, signs, replaced }) => {
    const entered = readerOf(type, field)(text);
    expect([entered?.value, classOf(entered)]).toEqual([value, expected]);
    const args = (entered?.refused ?? entered?.notice)?.args;
    expect([args?.signs, args?.replaced]).toEqual([signs, replaced]);
  });

  // A browser makes spaces of the line ends that are pasted into a single line.
  const shown = cases.filter(({ text }) => type === 'textarea' || !/[\r\n]/.test(text));

  test.each(shown)(
    '$text: its control shows and reports the same, typed, pasted and filled in',
    ({ field, text, value }) => {
      const read = readerOf(type, field);
      const textOf = (raw: string): string => {
        const value = read(raw)?.value;
        return typeof value === 'string' ? value : raw;
      };
      let reported = '';
      const Host = () => (
        <Field
          type={type}
          widget={Widget}
          rest={{
            value: '',
            readOnly: false,
            filter: textOf,
            onChange: (raw: string) => (reported = raw),
            onBlur: () => undefined,
          }}
        />
      );
      const box = () => screen.getByRole<HTMLInputElement>('textbox');
      const enter = (next: string, inputType: string): void => {
        fireEvent(box(), createEvent.input(box(), { target: { value: next }, inputType }));
      };
      const ways: readonly (() => void)[] = [
        () => [...text.replace(/\r\n/g, '\n')].forEach((key) => enter(box().value + key, 'insertText')),
        () => enter(text, 'insertFromPaste'),
        () => enter(text, ''),
        () => {
          box().value = text;
          fireEvent.blur(box());
        },
      ];
      for (const way of ways) {
        reported = '';
        const { unmount } = render(<Host />);
        way();
        expect([box().value, read(reported)]).toEqual([value, read(text)]);
        unmount();
      }
    },
  );
});

describe('Numbers', () => {
  /** What the widget has reported last: a number, none, or a text that it can't read. */
  let reported: number | string | null;

  const Host = ({ definition, initial }: { definition: Definition; initial: number | null }) => {
    const { value, onChange } = useAnswer<number | null>(initial);
    const rest: Omit<Partial<NumberProps>, 'value'> &
      Pick<NumberProps, 'value' | 'readOnly' | 'onChange' | 'onUnreadable' | 'onBlur'> = {
      ...unitsOf(definition),
      signed: belowZero(definition),
      value,
      readOnly: false,
      onChange: (raw) => onChange((reported = raw)),
      onUnreadable: (text) => {
        reported = text;
        const { value: read } = rowOf(definition).read?.(text, definition, undefined) ?? {};
        onChange(typeof read === 'number' ? read : null);
      },
      onBlur: () => undefined,
    };
    const type: FieldType = definition.type;
    if (definition.type === 'decimal') return <Field type={type} widget={DecimalWidget} rest={rest} />;
    const dots = definition.type === 'currency' || ('dots' in definition && definition.dots === true);
    if (!dots) return <Field type={type} widget={NumberWidget} rest={rest} />;
    const isMoney = definition.type === 'currency';
    const money: Partial<ComponentProps<typeof MoneyWidget>> = isMoney
      ? { decimals: definition.decimals }
      : {};
    const unit = isMoney ? unitOf(definition.currency) : '';
    return <Field type={type} widget={MoneyWidget} rest={{ ...rest, ...money, unit }} />;
  };

  const open = (definition: Definition, initial: number | null = null): HTMLInputElement => {
    reported = initial;
    render(<Host definition={definition} initial={initial} />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    act(() => box.focus());
    box.setSelectionRange(box.value.length, box.value.length);
    return box;
  };

  describe.each(readingCases)('A box of the type $type while it is typed into', ({ type, live }) => {
    test.each(live)('$name', async ({ from, acts, shown, caret, value, refused, label, left, ...keys }) => {
      const field = fieldOf(type, keys);
      const box = open(field, from);
      await actOn(box, acts);
      expect(box.value).toBe(shown);
      if (caret !== undefined) expect(box.selectionStart).toBe(caret);
      const read = () => {
        const entered = rowOf(field).read?.(reported, field, undefined);
        return [entered?.value, entered?.refused?.rule, entered?.notice?.args?.signs];
      };
      const meant = [value ?? null, refused, label && [label]];
      expect(read()).toEqual(meant);
      await actOn(box, [{ leave: true }]);
      expect(box.value).toBe(left ?? shown);
      expect(read()).toEqual(meant);
    });
  });

  const pieces = ['1', '0', '25', '500', '000', '.', ',', ' ', 'Rp', 'Rp. ', '-', ',-', 'j', 't', 'e', '/'];

  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''));

  const kinds = fc.constantFrom<Definition>(
    fieldOf('currency', {}),
    fieldOf('currency', { currency: 'USD', decimals: 2 }),
    fieldOf('number', {}),
    fieldOf('number', { dots: true }),
    fieldOf('decimal', {}),
  );

  test('typed and left, pasted and filled in, a text is what the reader says; and what is shown then is read as the same', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, texts, async (definition, text) => {
        const ways: Act[] = [{ type: text }, { paste: text }, { set: text }];
        const row = rowOf(definition);
        const meant = row.read?.(text, definition, undefined);
        for (const way of ways) {
          const box = open(definition);
          await actOn(box, [way, { leave: true }]);
          const heard = row.read?.(reported, definition, undefined);
          expect([way, heard?.value, heard?.refused?.rule]).toEqual([
            way,
            meant?.value,
            meant?.refused?.rule,
          ]);
          if (meant?.refused === undefined) expect(row.parse(box.value)).toBe(meant?.value);
          document.body.replaceChildren();
        }
      }),
      { numRuns: 10 },
    );
  });

  test('no sign that a number has not is ever shown', () => {
    const notation = { kind: 'amount', decimals: 0, unit: 'Rp', dots: true } as const;
    holds(fc.string(), (text) => {
      expect(showTyped(text, notation).text).toMatch(/^[\d., ]*$/);
    });
  });
});
