import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Entered } from './common/fieldTypeRow';
import { Field as FrameOf } from './common/testing/Field';
import type { TextProps } from './common/types';
import emails from './email/reading.cases.json';
import { EmailWidget } from './email/Widget';
import phones from './phone/reading.cases.json';
import { PhoneWidget } from './phone/Widget';
import { formatOf, rowOf } from './pure';
import names from './text/reading.cases.json';
import { TextWidget } from './text/Widget';
import addresses from './textarea/reading.cases.json';
import { TextareaWidget } from './textarea/Widget';
import type { Field, Rule, TextField } from '../language';

/** A text, and what becomes of it, whether it is typed, pasted or filled in. */
interface ReadingCase {
  field?: object;
  text: string;
  value: string;
  class: 'harmless' | 'noticed' | 'refused';
  /** What is said to have been left out. */
  signs?: readonly string[];
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
  const field = { type, name: 'jawaban', label: 'Jawaban', ...keys } as Field;
  const row = rowOf(field);
  const own = 'rule' in field ? (field.rule as Rule) : undefined;
  const rule = formatOf(field)?.rule ?? own ?? row.rule;
  return (text: string): Entered | undefined => row.read?.(text, field, rule);
};

const classOf = (entered: Entered | undefined): ReadingCase['class'] =>
  entered?.refused ? 'refused' : entered?.notice ? 'noticed' : 'harmless';

describe.each(tables)('What is entered into a field of type %s', (type, cases, Widget) => {
  test('has many cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(25);
  });

  test.each(cases)('$text is $value, $class', ({ field, text, value, class: expected, signs }) => {
    const entered = readerOf(type, field)(text);
    expect([entered?.value, classOf(entered)]).toEqual([value, expected]);
    expect((entered?.refused ?? entered?.notice)?.args?.signs).toEqual(signs);
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
        <FrameOf
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
