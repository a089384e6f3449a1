import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentProps } from 'react';
import type { Field as Definition, FieldType } from '../../language';
import { MoneyWidget } from '../currency/Widget';
import { unitOf } from '../currency/field';
import { DecimalWidget } from '../decimal/Widget';
import { NumberWidget } from '../number/Widget';
import { rowOf } from '../pure';
import { showTyped } from './liveNumber';
import { actOn } from './testing/actOn';
import { Field, useAnswer } from './testing/Field';
import { fieldOf, readingCases, type Act } from './testing/readingCases';
import type { NumberProps } from './types';

/** What the widget has reported last: a number, none, or a text that it can't read. */
let reported: number | string | null;

const Host = ({ definition, initial }: { definition: Definition; initial: number | null }) => {
  const { value, onChange } = useAnswer<number | null>(initial);
  const rest: Pick<NumberProps, 'value' | 'readOnly' | 'onChange' | 'onUnreadable' | 'onBlur'> = {
    value,
    readOnly: false,
    onChange: (raw) => onChange((reported = raw)),
    onUnreadable: (text) => {
      reported = text;
      onChange(null);
    },
    onBlur: () => undefined,
  };
  const type: FieldType = definition.type;
  if (definition.type === 'decimal') return <Field type={type} widget={DecimalWidget} rest={rest} />;
  const dots = definition.type === 'currency' || ('dots' in definition && definition.dots === true);
  if (!dots) return <Field type={type} widget={NumberWidget} rest={rest} />;
  const isMoney = definition.type === 'currency';
  const money: Partial<ComponentProps<typeof MoneyWidget>> = isMoney ? { decimals: definition.decimals } : {};
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
  test.each(live)('$name', async ({ from, acts, shown, caret, value, refused, left, ...keys }) => {
    const field = fieldOf(type, keys);
    const box = open(field, from);
    await actOn(box, acts);
    expect(box.value).toBe(shown);
    if (caret !== undefined) expect(box.selectionStart).toBe(caret);
    const read = () => rowOf(field).read?.(reported, field, undefined);
    expect([read()?.value, read()?.refused?.rule]).toEqual([value ?? null, refused]);
    await actOn(box, [{ leave: true }]);
    expect(box.value).toBe(left ?? shown);
    expect([read()?.value, read()?.refused?.rule]).toEqual([value ?? null, refused]);
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
        expect([way, heard?.value, heard?.refused?.rule]).toEqual([way, meant?.value, meant?.refused?.rule]);
        if (meant?.refused === undefined) expect(row.parse(box.value)).toBe(meant?.value);
        document.body.replaceChildren();
      }
    }),
    { numRuns: 60 },
  );
});

test('no sign that a number has not is ever shown', () => {
  const notation = { kind: 'amount', decimals: 0, unit: 'Rp', dots: true } as const;
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(showTyped(text, notation).text).toMatch(/^[\d., ]*$/);
    }),
  );
});
