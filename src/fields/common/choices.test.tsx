import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchSelectWidget } from '../searchSelect/Widget';
import { SelectWidget } from '../select/Widget';
import { Field, useAnswer } from './testing/Field';
import { optionsOf } from './testing/options';
import { CheckboxGroupWidget, RadioWidget } from './ticks';
import { type ChoiceProps } from './types';

type Given = Partial<ChoiceProps>;

const onChange = jest.fn();
const onBlur = jest.fn();
const onUnlisted = jest.fn();
const options = optionsOf('1|Islam', '2|Kristen');

const given = (more: Given) => ({
  value: '',
  options,
  status: 'ready' as const,
  readOnly: false,
  onChange,
  onBlur,
  onUnlisted,
  ...more,
});
const select = (more: Given = {}) => render(<Field type="select" widget={SelectWidget} rest={given(more)} />);
const search = (more: Given = {}) =>
  render(<Field type="searchSelect" widget={SearchSelectWidget} rest={given(more)} />);
const combobox = () => screen.getByRole('combobox', { name: 'Jawaban' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  onChange.mockReset();
  onBlur.mockReset();
  onUnlisted.mockReset();
});

describe('the native list', () => {
  test('offers its options by label and reports the stored text', async () => {
    select();
    expect(labels()).toEqual(['Pilih Jawaban', 'Islam', 'Kristen']);
    await userEvent.selectOptions(combobox(), 'Kristen');
    expect(onChange).toHaveBeenCalledWith('2|Kristen');
  });

  test('finds the answer by its code, whatever its label was', () => {
    select({ value: '2|Protestan' });
    expect(combobox()).toHaveDisplayValue('Kristen');
  });

  test('keeps an answer that is not offered', () => {
    select({ value: '9|Lama', options: [], status: 'failed' });
    expect(combobox()).toHaveDisplayValue('Lama');
  });

  test('reports the hint of an option behind its label', () => {
    select({ options: [{ value: '1|Tetap', code: '1', label: 'Tetap', hint: 'bunga tidak berubah' }] });
    expect(labels()).toEqual(['Pilih Jawaban', 'Tetap – bunga tidak berubah']);
  });

  test('does not offer an answer that it only shows', () => {
    select({ value: '9|Lama' });
    expect(combobox()).toHaveDisplayValue('Lama');
    expect(labels()).toEqual(['Pilih Jawaban', 'Islam', 'Kristen']);
  });

  test('a read-only one offers nothing but the answer', () => {
    select({ value: '2|Kristen', readOnly: true });
    expect(labels()).toEqual(['Kristen']);
  });

  test('an empty one says so', () => {
    select({ options: [] });
    expect(screen.getByText('Data tidak ditemukan!')).toBeInTheDocument();
  });

  test('one that waits says for what', () => {
    select({ options: [], status: 'waiting', waitingText: 'Pilih Kota dulu' });
    expect(combobox()).toHaveDisplayValue('Pilih Kota dulu');
  });
});

describe('the list that is searched', () => {
  test('shows the hint of an option below its label', async () => {
    search({ options: [{ value: '1|Tetap', code: '1', label: 'Tetap', hint: 'bunga tidak berubah' }] });
    await userEvent.click(combobox());
    expect(screen.getByRole('option', { name: 'Tetap bunga tidak berubah' })).toBeInTheDocument();
  });

  const many = optionsOf(...Array.from({ length: 50_000 }, (_, index) => `${index}|Desa ${index}`));

  test('puts 50 of 50,000 options into the page and says so', async () => {
    const hint = () => screen.queryByText('Menampilkan 50 pilihan pertama. Ketik untuk mempersempit.');
    const { unmount } = search({ options: many });
    await userEvent.click(combobox());
    expect(screen.getAllByRole('option')).toHaveLength(50);
    expect(hint()).toBeInTheDocument();
    unmount();
    search({ options: many.slice(0, 50) });
    await userEvent.click(combobox());
    expect(hint()).not.toBeInTheDocument();
  });

  test('finds by label and reports the stored text', async () => {
    search({ options: many });
    await userEvent.type(combobox(), 'desa 49999');
    await userEvent.click(screen.getByRole('option', { name: 'Desa 49999' }));
    expect(onChange).toHaveBeenCalledWith('49999|Desa 49999');
  });

  test('shows a stored answer that is far down the list, or not in it', () => {
    const { unmount } = search({ options: many, value: '49999|Nama lama' });
    expect(combobox()).toHaveValue('Desa 49999');
    unmount();
    search({ options: [], status: 'failed', value: '3|Tiga' });
    expect(combobox()).toHaveValue('Tiga');
  });

  test('says what is typed, and that the search is over', async () => {
    const onSearch = jest.fn();
    search({ onSearch });
    await userEvent.type(combobox(), 'kr');
    expect(onSearch.mock.calls).toEqual([['k'], ['kr']]);
    await userEvent.keyboard('{Escape}');
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('a label that is typed to its last letter is chosen by leaving, in capitals or not', async () => {
    search();
    await userEvent.type(combobox(), ' kristen ');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['2|Kristen']]);
    expect(onUnlisted).not.toHaveBeenCalled();
  });

  test.each([
    ['Tab', '{Tab}'],
    ['Enter', '{Enter}'],
  ])('the only hit is chosen by %s', async (_, keys) => {
    search();
    await userEvent.type(combobox(), `kri${keys}`);
    expect(onChange.mock.calls).toEqual([['2|Kristen']]);
    expect(onUnlisted).not.toHaveBeenCalled();
  });

  test('the only hit of a list that the page holds is chosen while the bank is asked for more', async () => {
    search({ status: 'loading' });
    await userEvent.type(combobox(), 'kri{Tab}');
    expect(onChange.mock.calls).toEqual([['2|Kristen']]);
  });

  test.each([
    ['it fits several choices', 'is', true, {}],
    ['it fits none', 'hindu', false, {}],
    ['the list waits for another answer', 'kri', true, { options: [], status: 'waiting' as const }],
    ['it may fit what is beyond the beginning of the list', 'kri', true, { partial: true }],
  ])('what was typed is reported on leaving, since %s', async (_, text, fits, more) => {
    search(more);
    await userEvent.type(combobox(), text);
    expect(onUnlisted).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(onUnlisted.mock.calls).toEqual([[{ unlisted: text, fits }]]);
  });

  test('what was left in it stands in its box, is sought again, and is meant once it is a choice', async () => {
    const { unmount } = search({ entered: 'hindu' });
    expect(combobox()).toHaveValue('hindu');
    unmount();
    search({ entered: 'kris', value: '1|Islam' });
    await userEvent.click(combobox());
    expect(labels()).toEqual(['Kristen']);
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['2|Kristen']]);
  });

  describe('that is answered', () => {
    const banks = optionsOf('1|Bandung Barat', '2|Bandung', '3|Medan');
    const again = () => banks.map((option) => ({ ...option }));
    const widget = (more: Given) => (
      <Field
        type="searchSelect"
        widget={SearchSelectWidget}
        rest={given({ value: '1|Bandung Barat', ...more })}
      />
    );
    const retype = async (text: string) => {
      await userEvent.click(combobox());
      await userEvent.tripleClick(combobox());
      await userEvent.keyboard(text);
    };

    test.each([
      ['the same choices', again()],
      ['only what a search has found', again().slice(2)],
      ['choices without the answer', again().slice(1)],
    ])('keeps what is typed, with its hits, when the bank answers with %s', async (_, options) => {
      const { rerender } = render(widget({ options: banks }));
      await retype('medan');
      rerender(widget({ options: banks, status: 'loading' }));
      rerender(widget({ options }));
      expect(combobox()).toHaveValue('medan');
      expect(labels()).toEqual(['Medan']);
      await userEvent.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([['3|Medan']]);
    });

    test('highlights the first hit, not the old answer', async () => {
      render(widget({ options: banks }));
      await retype('bandung');
      await userEvent.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([['2|Bandung']]);
    });

    test('marks the old answer among the hits', async () => {
      render(widget({ options: banks }));
      await retype('bandung');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bandung Barat');
    });

    test('reports what was typed and not chosen, and keeps its answer', async () => {
      render(widget({ options: banks }));
      await retype('bandung b{Backspace}{Backspace}{Backspace}');
      await userEvent.tab();
      expect(onUnlisted.mock.calls).toEqual([[{ unlisted: 'bandun', fits: true }]]);
      expect(onChange).not.toHaveBeenCalled();
    });

    test('is its answer again when its label is typed in the place of what was left', async () => {
      render(widget({ options: banks, entered: 'bandun' }));
      await retype('bandung barat{Tab}');
      expect(onChange.mock.calls).toEqual([['1|Bandung Barat']]);
    });

    test.each([
      ['by leaving', '{Tab}'],
      ['by Enter', '{Enter}'],
    ])('is still answered when its own label is typed, %s', async (_, keys) => {
      const one = optionsOf('1|Bandung Barat');
      render(widget({ options: one, status: 'failed' }));
      await retype(`Bandung Barat${keys}`);
      expect(combobox()).toHaveValue('Bandung Barat');
      expect(onUnlisted).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Hapus pilihan Jawaban' })).toBeInTheDocument();
    });

    test('gives the empty answer, once, when all of it is deleted', async () => {
      render(widget({ options: banks }));
      await retype('{Backspace}');
      expect(onChange.mock.calls).toEqual([['']]);
    });

    test('gives the empty answer when what was typed is deleted', async () => {
      render(widget({ options: banks }));
      await retype('m{Backspace}');
      expect(onChange.mock.calls).toEqual([['']]);
    });
  });

  test('emptying it gives the empty answer', async () => {
    search({ value: '1|Islam' });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pilihan Jawaban' }));
    expect(onChange).toHaveBeenCalledWith('');
  });

  test('an empty list says so, can be asked for again, and does not offer the answer that it does not have', async () => {
    const onRetry = jest.fn();
    search({ options: [], value: '9|Lama', onRetry });
    expect(combobox()).toHaveValue('Lama');
    await userEvent.click(combobox());
    expect(labels()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('a list that does not have the answer any more offers the others alone', async () => {
    search({ value: '9|Lama' });
    await userEvent.click(combobox());
    expect(labels()).toEqual(['Islam', 'Kristen']);
  });

  test('an empty list says so in the popup', async () => {
    search({ options: [] });
    await userEvent.click(combobox());
    const reported = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(reported).toContain('Data tidak ditemukan!');
  });

  test('has no English words on its buttons, and names their list', async () => {
    search({ value: '1|Islam' });
    const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['Hapus pilihan Jawaban', 'Buka daftar: Jawaban']);
    await userEvent.click(combobox());
    expect(names()).toEqual(['Hapus pilihan Jawaban', 'Tutup daftar: Jawaban']);
  });
});

test.each([
  ['native', select],
  ['searched', search],
])('a %s list that failed can be asked for again by keyboard', async (_kind, show) => {
  const onRetry = jest.fn();
  show({ options: [], status: 'failed', onRetry });
  // As what is wrong with an answer looks.
  expect(screen.getByText('Gagal memuat pilihan')).toHaveClass('Eform-error');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a searched list that failed lies over nothing: opened again it is asked for again, and opens when it comes', async () => {
  const onRetry = jest.fn();
  const show = (more: Given) => <Field type="searchSelect" widget={SearchSelectWidget} rest={given(more)} />;
  const { rerender } = render(show({ options: [], status: 'loading' }));
  await userEvent.click(combobox());
  rerender(show({ options: [], status: 'failed', onRetry }));
  // Once, below the control, where its button is.
  expect(screen.getAllByText('Gagal memuat pilihan')).toHaveLength(1);
  expect(combobox()).toHaveAttribute('aria-expanded', 'false');
  // Typing asks for nothing.
  await userEvent.keyboard('isl');
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Buka daftar: Jawaban' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(show({}));
  expect(combobox()).toHaveAttribute('aria-expanded', 'true');
  expect(labels()).toEqual(['Islam']);
});

test('a searched list that was left while it failed stays closed when it comes', async () => {
  const show = (more: Given) => <Field type="searchSelect" widget={SearchSelectWidget} rest={given(more)} />;
  const { rerender } = render(show({ options: [], status: 'loading' }));
  await userEvent.click(combobox());
  rerender(show({ options: [], status: 'failed', onRetry: jest.fn() }));
  await userEvent.tab();
  rerender(show({}));
  expect(labels()).toEqual([]);
});

test.each([
  ['native', select],
  ['searched', search],
])('a %s list in flight is marked and said', (_kind, show) => {
  const { container } = show({ options: [], status: 'loading' });
  expect(container.querySelector('[data-loading]')).toBeInTheDocument();
  expect(screen.getByText('Memuat …').parentElement?.textContent).toBe('Memuat …');
});

describe('radio buttons', () => {
  const radios = (more: Given = {}) => render(<Field type="radio" widget={RadioWidget} rest={given(more)} />);

  test('report the stored text, and their group is left once', async () => {
    radios({ value: '1|Islam' });
    expect(screen.getByRole('radio', { name: 'Islam' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Kristen' }));
    expect(onChange).toHaveBeenCalledWith('2|Kristen');
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('that are read-only stay as they are', async () => {
    radios({ value: '1|Islam', readOnly: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Kristen' }));
    expect(screen.getByRole('radio', { name: 'Islam' })).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a group of ticks', () => {
  const Group = ({ initial }: { initial: readonly string[] }) => {
    const { value, onChange: answer } = useAnswer(initial);
    const report = (raw: readonly string[], clicked: unknown) => {
      onChange(raw, clicked);
      answer(raw);
    };
    const rest = { ...given({}), value, onChange: report };
    return <Field type="checkboxGroup" widget={CheckboxGroupWidget} rest={rest} />;
  };
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

  test('reports the answers in the order of the options, and which one was clicked', () => {
    render(<Group initial={['2|Kristen']} />);
    tick('Islam');
    expect(onChange).toHaveBeenLastCalledWith(['1|Islam', '2|Kristen'], options[0]);
    tick('Kristen');
    expect(onChange).toHaveBeenLastCalledWith(['1|Islam'], options[1]);
  });

  test('keeps an answer that is not offered', () => {
    render(<Group initial={['9|Lama']} />);
    tick('Islam');
    expect(onChange).toHaveBeenLastCalledWith(['1|Islam', '9|Lama'], options[0]);
  });
});
