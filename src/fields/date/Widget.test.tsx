import { render, screen, waitFor, createEvent, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayText } from './days';
import { readDay } from './readDate';
import cases from './reading.cases.json';
import { DateWidget } from './Widget';
import { Field, useAnswer } from '../common/testing/Field';
import { MonthYearWidget } from '../monthYear/Widget';
import { actOn } from '../common/testing/actOn';

const heard = jest.fn<void, [string, string?]>();

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jawaban' });

beforeEach(() => heard.mockReset());

describe('A date', () => {
  interface Given {
    initial?: string;
    min?: string;
    max?: string;
    readOnly?: boolean;
  }

  const Host = ({ initial = '', readOnly = false, ...bounds }: Given) => {
    const { value, onChange } = useAnswer(initial);
    const rest = {
      ...bounds,
      value,
      readOnly,
      onChange: (day: string) => {
        heard('change', day);
        onChange(day);
      },
      onBlur: () => heard('blur'),
      onUnreadable: (text: string) => heard('unreadable', text),
    };
    return <Field type="date" widget={DateWidget} rest={rest} />;
  };

  const openCalendar = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return screen.findByRole('dialog', { name: 'Buka kalender: Jawaban' });
  };

  test('digits are shown as a date, and the day is reported once', async () => {
    render(<Host />);
    await userEvent.type(box(), '17081945');
    expect(box()).toHaveValue('17/08/1945');
    expect(heard.mock.calls).toEqual([['change', '1945-08-17']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('eight digits that make no day are reported at once and stay', async () => {
    render(<Host />);
    await userEvent.type(box(), '31022020');
    expect(heard.mock.calls).toEqual([['unreadable', '31/02/2020']]);
    await userEvent.tab();
    expect(box()).toHaveValue('31/02/2020');
  });

  describe.each(['typed', 'pasted'] as const)('%s', (way) => {
    const days = cases.filter(({ type, text }) => type === 'date' && text !== '');
    test.each(days)('"$text" is what is read of it', async ({ text, value = '', refused }) => {
      render(<Host />);
      await userEvent.click(box());
      if (way === 'typed') await userEvent.keyboard(text);
      else await actOn(box(), [{ paste: text }]);
      await actOn(box(), [{ leave: true }]);
      const said = heard.mock.calls.filter(([what]) => what !== 'blur').at(-1) ?? ['change', ''];
      expect(said[0]).toBe(refused === undefined ? 'change' : 'unreadable');
      if (refused === undefined) {
        expect([said[1], box()]).toEqual([value, expect.objectContaining({ value: dayText(value) })]);
      } else expect(readDay(box().value)).toEqual({ value: '', refused: { rule: refused } });
    });
  });

  test('an incomplete entry is told when the control is left', async () => {
    render(<Host />);
    await userEvent.type(box(), '1708');
    expect(heard).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(heard.mock.calls).toEqual([['unreadable', '17/08'], ['blur']]);
    expect(box()).toHaveValue('17/08');
  });

  test('a day that is cut short empties the answer', async () => {
    render(<Host initial="1945-08-17" />);
    await userEvent.type(box(), '{Backspace}');
    expect(heard.mock.calls).toEqual([['change', '']]);
    expect(box()).toHaveValue('17/08/194');
  });

  test('the calendar reports the chosen day and gives focus back', async () => {
    render(<Host initial="2026-08-17" />);
    await openCalendar('Ubah tanggal, terpilih 17/08/2026: Jawaban');
    await userEvent.click(screen.getByRole('gridcell', { name: '18' }));
    expect(heard.mock.calls).toEqual([['change', '2026-08-18'], ['blur']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('the calendar has lists of the months and years within the bounds, in Indonesian', async () => {
    render(<Host initial="2026-12-17" min="2026-11-10" max="2027-02-28" />);
    await openCalendar('Ubah tanggal, terpilih 17/12/2026: Jawaban');
    const texts = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map((option) => option.text);
    expect(texts('Bulan')).toEqual(['November', 'Desember']);
    expect(texts('Tahun')).toEqual(['2026', '2027']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tahun' }), '2027');
    expect(texts('Bulan')).toEqual(['Januari', 'Februari']);
    expect(screen.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled();
  });

  test('without bounds the years go from 1900 to ten years from now', async () => {
    render(<Host />);
    await openCalendar('Buka kalender: Jawaban');
    const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tahun' });
    expect([options[0]?.text, options[options.length - 1]?.text]).toEqual([
      '1900',
      String(new Date().getFullYear() + 10),
    ]);
  });

  test('Escape closes the calendar and changes nothing', async () => {
    render(<Host />);
    await openCalendar('Buka kalender: Jawaban');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heard.mock.calls).toEqual([['blur']]);
  });

  test('a read-only day has no calendar', () => {
    render(<Host initial="2026-08-17" readOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('A month', () => {
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

  test.each([
    ['082026', '08/2026', '2026-08'],
    ['Agustus 2026', 'Agustus 2026', '2026-08'],
  ])('typed %s is shown as %s, and the month is reported once', async (typed, shown, month) => {
    render(<Host />);
    await userEvent.type(box(), typed);
    expect(box()).toHaveValue(shown);
    expect(heard.mock.calls).toEqual([['change', month]]);
  });

  test('six digits that make no month are reported at once and stay', async () => {
    render(<Host />);
    await userEvent.type(box(), '132026');
    expect([box().value, heard.mock.calls]).toEqual(['13/2026', [['unreadable', '13/2026']]]);
  });

  test('a day that is pasted becomes its month once the control is left', async () => {
    render(<Host />);
    await userEvent.click(box());
    await userEvent.paste('2026-08-17');
    await userEvent.tab();
    expect(box()).toHaveValue('08/2026');
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
});
