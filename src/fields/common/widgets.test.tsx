import { widgetTypeOf } from './options';
import { optionsOf } from './testing/options';
import type { FieldType, RowsProps, ShownRow, BranchProps, OfferedBranch } from './types';
import { createTheme } from '@mui/material/styles';
import { render, renderHook, screen, within, act } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fieldStyles } from '../../theme/fieldStyles';
import { describedBy, focusField, fieldIds } from './fieldIds';
import { FieldFrame } from './FieldFrame';
import { FileName } from './files';
import { closeNewestLayer, useLayer } from './layers';
import userEvent from '@testing-library/user-event';
import { useState, createElement, type FunctionComponent } from 'react';
import { EmailWidget, PhoneWidget, TextWidget, TextareaWidget } from '../text/Widget';
import { NumberWidget, DecimalWidget, MoneyWidget } from './NumberInput';
import { SelectWidget } from '../select/Widget';
import { SearchSelectWidget } from '../searchSelect/Widget';
import { CheckboxGroupWidget, CheckboxWidget, RadioWidget } from './ticks';
import { SwitchWidget } from '../switch/Widget';
import { DateWidget } from '../date/Widget';
import { MonthYearWidget } from '../monthYear/Widget';
import { UploadWidget } from '../upload/Widget';
import { CaptchaWidget } from '../captcha/Widget';
import { Field, useAnswer, type Brought } from './testing/Field';
import { RowsWidget } from '../rows/Widget';
import { BranchWidget } from '../branch/Widget';

/** A widget, the role that it shows, and an answer of it. */
interface WidgetSample {
  /** Of whatever props: what `rest` lacks of them every widget is given. */
  widget: FunctionComponent<never>;
  role: string;
  /** Default: the label alone. */
  name?: string;
  rest: object;
  /** It does not report that it is required, having no attribute for that. */
  silent?: true;
}

const ids = fieldIds('jawaban');
const events = {
  onChange: jest.fn(),
  onBlur: jest.fn(),
  onFiles: jest.fn(),
  onRemove: jest.fn(),
  onCancel: jest.fn(),
  onRetry: jest.fn(),
  onRenew: jest.fn(),
};

interface Shown {
  readOnly?: boolean;
  required?: boolean;
  error?: string;
  guideText?: string;
  notice?: string;
}

const show = (type: FieldType, sample: WidgetSample, { readOnly = false, ...frame }: Shown = {}) => {
  const rest = { ...sample.rest, ...events, readOnly };
  const widget = (brought: Brought) =>
    createElement(sample.widget as FunctionComponent<object>, { ...rest, ...brought });
  return render(<Field type={type} widget={widget} rest={{}} {...frame} />);
};

/** What holds of every widget. */
const describeWidget = (type: FieldType, sample: WidgetSample): void =>
  describe(`the widget of ${type}`, () => {
    const { role, name = 'Jawaban' } = sample;
    const control = () => screen.getByRole(role, { name });

    test('is named by its label, star or not', () => {
      show(type, sample, { required: true });
      expect(control()).toHaveAttribute('id', ids.control);
    });

    test('stands in a frame that reports name and type', () => {
      const { container } = show(type, sample);
      expect(container.querySelector('[data-field="jawaban"]')).toHaveAttribute('data-field-type', type);
      expect(container.querySelector('[name="jawaban"]')).toBeInTheDocument();
    });

    test('is described by guide text, error and notice', () => {
      show(type, sample, { guideText: 'Petunjuk', error: 'Salah', notice: 'Disesuaikan' });
      expect(control()).toHaveAccessibleDescription('Petunjuk Salah Disesuaikan');
    });

    test('reports that its answer is invalid only when it is', () => {
      const { container, rerender } = show(type, sample, { error: 'Salah' });
      expect(container.querySelector('[aria-invalid="true"]')).toBeInTheDocument();
      rerender(<></>);
      show(type, sample);
      expect(document.querySelector('[aria-invalid]')).not.toBeInTheDocument();
    });

    test('a read-only answer stays readable and focusable', () => {
      const { container } = show(type, sample, { readOnly: true });
      expect(container.querySelector('[readonly], [aria-readonly="true"]')).toBeInTheDocument();
      expect(container.querySelector('[disabled]')).not.toBeInTheDocument();
      const found = jest.fn(() => focusField('jawaban'));
      act(() => void found());
      expect(found).toHaveReturnedWith(true);
      expect(control().contains(document.activeElement)).toBe(true);
    });

    if (!sample.silent)
      test('says so when it is required', () => {
        show(type, sample, { required: true });
        expect(control()).toHaveAttribute('aria-required', 'true');
      });
  });

describe('Widgets', () => {
  const options = optionsOf('1|Satu', '2|Dua');
  const choice = { value: '1|Satu', options, status: 'ready' as const };
  const text = { value: 'Isi', filter: (raw: string) => raw };

  /** Rows have no control of their own; their tests are below. */
  const samples: Record<Exclude<FieldType, 'rows'>, WidgetSample> = {
    text: { widget: TextWidget, role: 'textbox', rest: text },
    textarea: { widget: TextareaWidget, role: 'textbox', rest: text },
    email: { widget: EmailWidget, role: 'textbox', rest: text },
    phone: { widget: PhoneWidget, role: 'textbox', rest: text },
    currency: { widget: MoneyWidget, role: 'textbox', rest: { value: 1500000 } },
    number: { widget: NumberWidget, role: 'textbox', rest: { value: 12 } },
    select: { widget: SelectWidget, role: 'combobox', rest: choice },
    searchSelect: { widget: SearchSelectWidget, role: 'combobox', rest: choice },
    radio: { widget: RadioWidget, role: 'radiogroup', rest: choice },
    checkbox: { widget: CheckboxWidget, role: 'checkbox', rest: { value: true } },
    checkboxGroup: {
      widget: CheckboxGroupWidget,
      role: 'group',
      silent: true,
      rest: { ...choice, value: ['1|Satu'] },
    },
    switch: { widget: SwitchWidget, role: 'switch', silent: true, rest: { value: true } },
    date: {
      widget: DateWidget,
      role: 'textbox',
      rest: { value: '2026-08-17', onUnreadable: () => undefined },
    },
    monthYear: {
      widget: MonthYearWidget,
      role: 'textbox',
      rest: { value: '2026-08', onUnreadable: () => undefined },
    },
    decimal: { widget: DecimalWidget, role: 'textbox', rest: { value: 1.5 } },
    upload: {
      widget: UploadWidget,
      role: 'button',
      silent: true,
      name: 'Jawaban File tersimpan',
      rest: {
        value: [{ url: '/files/ktp.pdf', filename: 'ktp.pdf' }],
        limits: { multiple: false, maxFiles: 1, maxSizeBytes: 1000, accept: ['.pdf'] },
        faults: [],
        sent: [],
        pictureOf: () => undefined,
        sizeOf: () => undefined,
        isProtected: () => false,
      },
    },
    captcha: { widget: CaptchaWidget, role: 'textbox', rest: { value: 'ab', code: 'abcd' } },
    branch: {
      widget: BranchWidget,
      role: 'radiogroup',
      rest: {
        value: '0001|Cabang Utama',
        branches: [
          { value: '0001|Cabang Utama', code: '0001', label: 'Cabang Utama', address: '', services: [] },
        ],
        status: 'ready' as const,
        waitingText: '',
      },
    },
  };

  for (const [type, sample] of Object.entries(samples)) describeWidget(type as FieldType, sample);

  test('a select is native while its list is short and known', () => {
    expect(widgetTypeOf('select', { lookup: false, options: 95 })).toBe('select');
    expect(widgetTypeOf('select', { lookup: false, options: 101 })).toBe('searchSelect');
    expect(widgetTypeOf('select', { lookup: true, options: 0 })).toBe('searchSelect');
    expect(widgetTypeOf('radio', { lookup: true, options: 0 })).toBe('radio');
  });

  test.each([SelectWidget, SearchSelectWidget])(
    'a choice that a narrow box cuts stands below it, for the eye',
    (widget) => {
      const long = 'DAERAH ISTIMEWA YOGYAKARTA';
      const options = optionsOf('1|BALI', `2|${long}`);
      const below = (value: string) =>
        show('select', {
          widget,
          role: 'combobox',
          rest: { ...choice, options, value },
        }).container.querySelector('p[aria-hidden]')?.textContent;
      expect([below('1|BALI'), below(`2|${long}`)]).toEqual([undefined, long]);
    },
  );

  test('a field that is not in the page cannot be focused', () => {
    expect(focusField('tiada')).toBe(false);
  });
});

describe('The frame of a field', () => {
  const frame = { name: 'nik', type: 'text', label: 'NIK' } as const;

  test('ids are made from the name alone', () => {
    const { container } = render(
      <FieldFrame {...frame} guideText="16 angka" error="Salah" notice="Disesuaikan">
        <input id="field-nik" />
      </FieldFrame>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([
      'field-nik-label',
      'field-nik-guide',
      'field-nik',
      'field-nik-error',
      'field-nik-notice',
    ]);
  });

  test('a guide text stands below a control that has its label beside it', () => {
    const { container } = render(
      <FieldFrame {...frame} labelPlace="beside" guideText="16 angka" error="Salah">
        <input id="field-nik" />
      </FieldFrame>,
    );
    const shown = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(shown).toEqual(['field-nik', 'field-nik-guide', 'field-nik-error']);
  });

  test('an error and a notice are one element each, with a mark besides their colour that is drawn by its style', () => {
    const { container } = render(
      <FieldFrame {...frame} error="Salah" notice="Disesuaikan">
        <input />
      </FieldFrame>,
    );
    const texts = [...container.querySelectorAll('p')];
    expect(texts.map(({ childElementCount }) => childElementCount)).toEqual([0, 0]);
    const styles = fieldStyles(createTheme());
    const marks = texts.map(({ className }) => String(styles[`.${className}`]?.background));
    expect(marks).toEqual([expect.stringContaining('currentColor'), expect.stringContaining('currentColor')]);
  });

  test('the width is a class, since the policy of the page allows no style in HTML', () => {
    const html = renderToStaticMarkup(
      <FieldFrame {...frame} width={6} deferPaint>
        <input />
      </FieldFrame>,
    );
    expect(html).toContain('class="Eform-field Eform-width6 Eform-deferred"');
    expect(html).not.toContain('style=');
  });

  test('a control is described by what is shown, in the order of the page', () => {
    expect(describedBy('nik', {})).toBeUndefined();
    expect(describedBy('nik', { error: 'Salah', guideText: '16 angka' })).toBe(
      'field-nik-guide field-nik-error',
    );
  });
});

test.each([
  ['laporan_keuangan-2026 akhir.final.pdf', 'laporan_|keuangan-|2026 akhir|.final|.pdf'],
  ['KTP.png', 'KTP|.png'],
  ['..__a', '.|.__|a'],
])('The name of a file: %s may break between its parts, and its extension stays whole', (name, parts) => {
  const { container } = render(<FileName name={name} />);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
  expect(container).toHaveTextContent(name);
});

describe('A captcha', () => {
  interface Drawn {
    text: string;
    ink: string;
  }

  /** A canvas on which nothing is seen; says what was drawn, and in which colours. */
  const fakeCanvas = () => {
    const letters: Drawn[] = [];
    const grounds: string[] = [];
    const quiet = Object.fromEntries(
      ['save', 'restore', 'translate', 'rotate', 'beginPath', 'moveTo', 'lineTo', 'stroke'].map((name) => [
        name,
        () => undefined,
      ]),
    );
    const context = {
      ...quiet,
      fillStyle: '',
      fillRect: () => grounds.push(context.fillStyle),
      fillText: (text: string) => letters.push({ text, ink: context.fillStyle }),
    };
    // The widget uses no more of it than this.
    const given = context as unknown as CanvasRenderingContext2D;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(given);
    return { letters, grounds };
  };

  const Host = ({ codes = ['abcd', 'wxyz'], readOnly = false, initial = '' }) => {
    const { value, onChange } = useAnswer(initial);
    const [at, setAt] = useState(0);
    const rest = {
      value,
      readOnly,
      onChange,
      onBlur: () => undefined,
      code: codes[at] ?? '',
      onRenew: () => {
        setAt(at + 1);
        onChange('');
      },
    };
    return <Field type="captcha" label="Kode" widget={CaptchaWidget} rest={rest} />;
  };

  const box = () => screen.getByRole('textbox', { name: 'Kode' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  describe('4 characters, lowercase, dark teal on white', () => {
    test('each character of the code is drawn on its own, in order, in dark teal', () => {
      const { letters, grounds } = fakeCanvas();
      render(<Host />);
      expect(letters.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
      expect(new Set(letters.map(({ ink }) => ink))).toEqual(new Set(['#00504a']));
      expect(grounds).toEqual(['#ffffff']);
    });

    test('the picture has a name that does not give the code away', () => {
      render(<Host />);
      expect(screen.getByRole('img', { name: 'Gambar kode' })).toHaveAttribute('data-code-length', '4');
    });
  });

  describe('the retyped code', () => {
    test("'Ketik ulang kode' stands in the empty control", () => {
      render(<Host />);
      expect(box()).toHaveAttribute('placeholder', 'Ketik ulang kode');
    });

    test('capitals become small, spaces and signs are left out, a fifth character too', async () => {
      render(<Host />);
      await userEvent.type(box(), 'A b-C3xy');
      expect(box()).toHaveValue('abc3');
    });

    test('may be pasted, with spaces and in capitals', async () => {
      render(<Host />);
      await userEvent.click(box());
      await userEvent.paste(' AB CD ');
      expect(box()).toHaveValue('abcd');
    });

    test('nothing helps to type it wrong: no correction, no capitals, no memory', () => {
      render(<Host />);
      expect(box()).toHaveAttribute('autocapitalize', 'none');
      expect(box()).toHaveAttribute('autocomplete', 'off');
      expect(box()).toHaveAttribute('spellcheck', 'false');
    });
  });

  test("'Ganti kode' draws another code, empties the entry and says so", async () => {
    const { letters } = fakeCanvas();
    const { container } = render(<Host initial="ab" />);
    await press('Ganti kode');
    expect(letters.map(({ text }) => text).join('')).toBe('abcdwxyz');
    expect(box()).toHaveValue('');
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Kode baru ditampilkan');
  });

  describe("'Dengarkan'", () => {
    class Utterance {
      lang = '';
      rate = 1;
      constructor(readonly text: string) {}
    }
    const reported = jest.fn<void, [string]>();

    const withSpeech = () => {
      Object.assign(window, {
        SpeechSynthesisUtterance: Utterance,
        speechSynthesis: {
          cancel: () => reported('silence'),
          speak: ({ text, lang }: Utterance) => reported(`${lang}: ${text}`),
        },
      });
    };

    beforeEach(() => reported.mockReset());
    afterEach(() => {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    });

    test('reads the characters out one by one, in Indonesian', async () => {
      withSpeech();
      render(<Host />);
      await press('Dengarkan');
      expect(reported.mock.calls.flat()).toEqual(['silence', 'id-ID: a', 'id-ID: b', 'id-ID: c', 'id-ID: d']);
    });

    test('falls silent when its code is shown no longer', async () => {
      withSpeech();
      const { unmount } = render(<Host />);
      await press('Ganti kode');
      expect(reported.mock.calls).toEqual([['silence']]);
      unmount();
      expect(reported.mock.calls).toEqual([['silence'], ['silence']]);
    });

    test('is not offered where the browser cannot speak', () => {
      render(<Host />);
      expect(screen.queryByRole('button', { name: 'Dengarkan' })).not.toBeInTheDocument();
    });
  });
});

describe('Rows', () => {
  const rowOf = (slot: number, index: number, more: Partial<ShownRow> = {}): ShownRow => ({
    slot,
    index,
    heading: `Anak ${index + 1}`,
    answered: () => true,
    content: <input aria-label={`Nama ${slot}`} />,
    ...more,
  });

  const onAdd = jest.fn(() => 1);
  const onRemove = jest.fn();
  const onUndo = jest.fn(() => 0);
  const Rows = (more: Partial<RowsProps>) => {
    const rest: Omit<RowsProps, keyof Brought> = {
      rows: [rowOf(3, 0), rowOf(1, 1)],
      most: 3,
      readOnly: false,
      onAdd,
      onRemove,
      onUndo,
      ...more,
    };
    return <Field type="rows" widget={RowsWidget} rest={rest} label="Anak" error={more.announcement} />;
  };

  beforeEach(() => jest.clearAllMocks());

  test('are added by a button, which leads to the first question of the new one', async () => {
    const { rerender } = render(<Rows rows={[]} />);
    expect(screen.getByText('Belum ada data')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Anak' }));
    rerender(<Rows rows={[rowOf(1, 0)]} />);
    expect(screen.getByRole('textbox', { name: 'Nama 1' })).toHaveFocus();
  });

  test('as many as there may be: the button says so and adds no more', async () => {
    render(<Rows most={2} />);
    const add = screen.getByRole('button', { name: 'Maksimal 2' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(onAdd).not.toHaveBeenCalled();
  });

  test('without answers are removed at once', async () => {
    render(<Rows rows={[rowOf(3, 0, { answered: () => false })]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Anak 1' }));
    expect(onRemove).toHaveBeenCalledWith(3);
  });

  test('that are locked can neither be added nor removed', () => {
    render(<Rows readOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('A branch', () => {
  const branchOf = (code: string, name: string, more: Partial<OfferedBranch> = {}): OfferedBranch => ({
    value: `${code}|${name}`,
    code,
    label: name,
    address: `Jalan ${name} 1`,
    services: [],
    ...more,
  });

  const naripan = branchOf('0001', 'Naripan', {
    address: 'Jalan Naripan 12-14, Bandung & sekitarnya',
    services: [
      { name: 'Teller', availability: 12, queue: 8 },
      { name: 'Customer Service', availability: 20 },
    ],
  });
  const dago = branchOf('0002', 'Dago');
  const many = Array.from({ length: 30 }, (_, index) => branchOf(`1${index}`, `Cabang ${index}`));

  const onChange = jest.fn();
  const onBlur = jest.fn();
  const onRetry = jest.fn();
  const Picker = (more: Partial<BranchProps>) => {
    const rest: Omit<BranchProps, keyof Brought> = {
      value: '',
      branches: [naripan, dago],
      status: 'ready',
      waitingText: 'Pilih Kota dulu',
      readOnly: false,
      sampleUnknown: false,
      contact: null,
      onChange,
      onBlur,
      onRetry,
      ...more,
    };
    return <Field type="branch" widget={BranchWidget} rest={rest} />;
  };
  const show = (more: Partial<BranchProps> = {}) => render(<Picker {...more} />);
  const list = () => screen.getByRole('radiogroup', { name: 'Jawaban' });
  const radios = () => within(list()).queryAllByRole('radio');

  beforeEach(() => jest.resetAllMocks());

  describe('An entry', () => {
    test('is named by the branch, and described by its address, availability and queue per service', () => {
      show();
      expect(radios()[0]).toHaveAccessibleName('Naripan');
      expect(radios()[0]).toHaveAccessibleDescription(
        'Jalan Naripan 12-14, Bandung & sekitarnya Teller Tersedia 12 orang Antrian saat ini 8 Customer Service Tersedia 20 orang',
      );
    });

    test('at which nobody can be served any more says so, and cannot be chosen', async () => {
      const services = [{ name: 'Teller', availability: 0, queue: 30 }];
      show({ branches: [branchOf('0003', 'Penuh', { services, full: true }), naripan] });
      const [full, other] = radios();
      expect(full).toHaveAccessibleDescription(
        'Jalan Penuh 1 Teller Tersedia 0 orang Antrian saat ini 30 Kuota habis Tidak dapat dipilih untuk tanggal ini',
      );
      expect(full).toHaveAttribute('aria-disabled', 'true');
      expect(other).not.toHaveAttribute('aria-disabled');
      await userEvent.click(screen.getByText('Jalan Penuh 1'));
      expect(onChange).not.toHaveBeenCalled();
      expect(full).not.toBeChecked();
    });

    test('leads to directions to its address in a new tab', () => {
      show();
      const link = screen.getByRole('link', { name: 'Lihat Lokasi Naripan (membuka tab baru)' });
      const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '');
      expect([pathname, searchParams.get('destination')]).toEqual(['/maps/dir/', naripan.address]);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link).toHaveTextContent('Lihat Lokasi');
    });

    test('is chosen by any of its words, as code and name', async () => {
      show();
      await userEvent.click(screen.getByText(naripan.address));
      expect(onChange).toHaveBeenCalledWith('0001|Naripan');
    });

    test('is the only one chosen, though others have no code either', () => {
      const both = [branchOf('0000', 'Lama'), branchOf('0000', 'Baru')];
      show({ branches: both, value: '0000|Baru' });
      expect(radios().map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
    });

    test('is found by its code when its name has changed', () => {
      show({ value: '0002|Dago Lama' });
      expect(screen.getByRole('radio', { name: 'Dago' })).toBeChecked();
    });
  });

  describe('The list', () => {
    test('waits for city and day in words', () => {
      show({ status: 'waiting', branches: [] });
      expect(list()).toHaveTextContent('Pilih Kota dulu');
    });

    test('says that it is loading', () => {
      show({ status: 'loading', branches: [] });
      expect(list()).toHaveTextContent('Memuat daftar kantor cabang …');
      expect(list()).toHaveAttribute('data-loading');
    });

    test('that did not come shows a sample, says so, and can be asked for again', async () => {
      show({ status: 'failed' });
      expect(screen.getByText(/gagal dimuat. Yang ditampilkan hanyalah contoh/)).toBeInTheDocument();
      expect(radios()).toHaveLength(2);
      await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(onRetry).toHaveBeenCalledTimes(1);
      expect(list()).toHaveFocus();
      expect(onBlur).not.toHaveBeenCalled();
    });

    test('that did not come, without a sample, says so alone', () => {
      show({ status: 'failed', branches: [] });
      expect(screen.getByText('Daftar kantor cabang gagal dimuat.')).toBeInTheDocument();
      expect(screen.queryByText(/contoh|tidak ditemukan/)).not.toBeInTheDocument();
    });

    test('of one answer that cannot be changed is that branch alone', () => {
      show({ value: '0002|Dago', readOnly: true });
      expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0002|Dago']);
    });

    test('says once what its numbers count, where a branch has both', () => {
      const { rerender } = show({ branches: [naripan, { ...naripan, value: '0004|Braga', label: 'Braga' }] });
      expect(
        screen.getAllByText(/^Tersedia: sisa tempat .* Antrian: orang yang sudah menunggu/),
      ).toHaveLength(1);
      rerender(<Picker branches={[dago]} />);
      expect(screen.queryByText(/sisa tempat/)).not.toBeInTheDocument();
    });

    test('reports an answer that it does not hold', () => {
      show({ value: '0009|Lembang' });
      expect(screen.getByText('Terpilih: Lembang')).toBeInTheDocument();
    });

    test('is left when focus leaves all of it, not when it moves inside', async () => {
      show();
      await userEvent.tab();
      act(() => screen.getAllByRole('link').at(-1)?.focus());
      expect(onBlur).not.toHaveBeenCalled();
      await userEvent.tab();
      expect(onBlur).toHaveBeenCalledTimes(1);
    });
  });

  describe('A search', () => {
    const searched = () => screen.getByRole('searchbox', { name: 'Cari kantor cabang' });

    test('is offered where there is something to search', () => {
      show();
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    });

    test('finds by words of name and address, in any order, and keeps the chosen one in words', async () => {
      show({ branches: many, value: '10|Cabang 0' });
      await userEvent.type(searched(), '29 jalan');
      expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['129|Cabang 29']);
      expect(screen.getByText('1 kantor cabang ditemukan')).toBeInTheDocument();
      expect(screen.getByText('Terpilih: Cabang 0')).toBeInTheDocument();
    });

    test('finds but for one wrong letter, after what it finds as it is written', async () => {
      show({ branches: [branchOf('0009', 'Suaran'), branchOf('0003', 'Buaran'), naripan, dago, ...many] });
      await userEvent.type(searched(), 'buaran');
      expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0003|Buaran', '0009|Suaran']);
      await userEvent.clear(searched());
      await userEvent.type(searched(), 'Kel. narpian');
      expect(radios().map((radio) => radio.getAttribute('value'))).toEqual(['0001|Naripan']);
    });

    test.each([
      ['its only hit', '29 jalan', [['129|Cabang 29']]],
      ['none of several', 'cabang', []],
    ])('takes %s by Enter', async (_, text, chosen) => {
      show({ branches: many });
      await userEvent.type(searched(), `${text}{Enter}`);
      expect(onChange.mock.calls).toEqual(chosen);
    });

    test('is not asked where no branch is open; the way on is', () => {
      show({ branches: [] });
      expect(list()).toHaveTextContent('Data tidak ditemukan! Pilih kota atau tanggal lain');
    });

    test('without a hit says so', async () => {
      show({ branches: many });
      await userEvent.type(searched(), 'nihil');
      expect(list()).toHaveTextContent(/^Data tidak ditemukan!$/);
    });

    test('is no answer: Enter sends nothing, and the box has no name', async () => {
      const onSubmit = jest.fn((event: Event) => event.preventDefault());
      document.addEventListener('submit', onSubmit);
      render(
        <form>
          <Picker branches={many} />
        </form>,
      );
      await userEvent.type(searched(), 'dag{Enter}');
      document.removeEventListener('submit', onSubmit);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(searched()).not.toHaveAttribute('name');
    });
  });
});

test('of what is open the newest is closed first, and whether any remains is reported', () => {
  const [older, newer] = [jest.fn(), jest.fn()];
  renderHook(() => useLayer(older));
  const { unmount } = renderHook(() => useLayer(newer));
  expect([closeNewestLayer(), older.mock.calls.length]).toEqual([true, 0]);
  unmount();
  expect([closeNewestLayer(), newer.mock.calls.length]).toEqual([false, 1]);
});
