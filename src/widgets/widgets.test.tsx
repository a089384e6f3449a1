import { act, render, screen } from '@testing-library/react';
import { fieldTypeNames } from '../interpreter';
import { fieldIds } from './fieldIds';
import { focusField } from './focusField';
import { loadWidgets, renderWidget, widgetTypeOf } from './registry';
import { Field, type Brought } from './testing/Field';
import { optionsOf } from './testing/options';
import { type FieldType, type PropsByType } from './types';

const options = optionsOf('1|Satu', '2|Dua');
const choice = { value: '1|Satu', options, status: 'ready' as const };
const text = { value: 'Isi', filter: (raw: string) => raw };

interface Sample {
  role: string;
  /** Default: the label alone. */
  name?: string;
  rest: object;
}

/** The role that a field type shows, and an answer of it. */
const samples = {
  text: { role: 'textbox', rest: text },
  textarea: { role: 'textbox', rest: text },
  email: { role: 'textbox', rest: text },
  phone: { role: 'textbox', rest: text },
  currency: { role: 'textbox', rest: { value: 1500000 } },
  number: { role: 'textbox', rest: { value: 12 } },
  select: { role: 'combobox', rest: choice },
  searchSelect: { role: 'combobox', rest: choice },
  radio: { role: 'radiogroup', rest: choice },
  checkbox: { role: 'checkbox', rest: { value: true } },
  checkboxGroup: { role: 'group', rest: { ...choice, value: ['1|Satu'] } },
  switch: { role: 'switch', rest: { value: true } },
  date: { role: 'textbox', rest: { value: '2026-08-17', onUnreadable: () => undefined } },
  decimal: { role: 'textbox', rest: { value: 1.5 } },
  upload: {
    role: 'button',
    name: 'Jawaban File tersimpan',
    rest: {
      value: [{ url: '/files/ktp.pdf', filename: 'ktp.pdf' }],
      limits: { multiple: false, maxFiles: 1, maxSizeBytes: 1000, accept: ['.pdf'] },
      sent: [],
      pictureOf: () => undefined,
    },
  },
  captcha: { role: 'textbox', rest: { value: 'ab', code: 'abcd' } },
  branch: {
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
} satisfies Record<FieldType, Sample>;

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

const show = (type: FieldType, { readOnly = false, ...frame }: Shown = {}) => {
  const rest = { ...samples[type].rest, ...events, readOnly };
  // Each sample fits the widget of its own type, which an index by a union can't show.
  const widget = (brought: Brought) => renderWidget(type, { ...rest, ...brought });
  return render(<Field type={type} widget={widget} rest={{}} {...frame} />);
};

const control = (type: FieldType) => {
  const { role, name = 'Jawaban' }: Sample = samples[type];
  return screen.getByRole(role, { name });
};

beforeAll(() => loadWidgets(fieldTypeNames));

describe.each(fieldTypeNames)('the widget of %s (spec 1, section 2, Reusable field types)', (type) => {
  test('is named by its label, star or not', () => {
    show(type, { required: true });
    expect(control(type)).toHaveAttribute('id', ids.control);
  });

  test('stands in a frame that tells name and type', () => {
    const { container } = show(type);
    expect(container.querySelector('[data-field="jawaban"]')).toHaveAttribute('data-field-type', type);
    expect(container.querySelector('[name="jawaban"]')).toBeInTheDocument();
  });

  test('is described by guide text, error and notice', () => {
    show(type, { guideText: 'Petunjuk', error: 'Salah', notice: 'Disesuaikan' });
    expect(control(type)).toHaveAccessibleDescription('Petunjuk Salah Disesuaikan');
  });

  test('tells that its answer is invalid only when it is', () => {
    const { container, rerender } = show(type, { error: 'Salah' });
    expect(container.querySelector('[aria-invalid="true"]')).toBeInTheDocument();
    rerender(<></>);
    show(type);
    expect(document.querySelector('[aria-invalid]')).not.toBeInTheDocument();
  });

  test('a read-only answer stays readable and focusable', () => {
    const { container } = show(type, { readOnly: true });
    expect(container.querySelector('[readonly], [aria-readonly="true"]')).toBeInTheDocument();
    expect(container.querySelector('[disabled]')).not.toBeInTheDocument();
    const found = jest.fn(() => focusField('jawaban'));
    act(() => void found());
    expect(found).toHaveReturnedWith(true);
    expect(control(type).contains(document.activeElement)).toBe(true);
  });
});

const silent: readonly FieldType[] = ['checkboxGroup', 'switch', 'upload'];

test.each(fieldTypeNames.filter((type) => !silent.includes(type)))('a required %s says so', (type) => {
  show(type, { required: true });
  expect(control(type)).toHaveAttribute('aria-required', 'true');
});

test('a widget with a chunk of its own is asked for in vain until it is loaded', async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./registry');
    const show = (type: 'date' | 'text') => fresh.renderWidget(type, {} as PropsByType[typeof type]);
    expect(() => show('date')).toThrow("loadWidgets(['date'])");
    expect(show('text')).toBeDefined();
    expect([fresh.widgetsLoaded(['text']), fresh.widgetsLoaded(['text', 'date'])]).toEqual([true, false]);
    await fresh.loadWidgets(['date', 'date', 'text']);
    expect(show('date')).toBeDefined();
  });
});

test('a select is native while its list is short and known', () => {
  expect(widgetTypeOf('select', { lookup: false, options: 95 })).toBe('select');
  expect(widgetTypeOf('select', { lookup: false, options: 101 })).toBe('searchSelect');
  expect(widgetTypeOf('select', { lookup: true, options: 0 })).toBe('searchSelect');
  expect(widgetTypeOf('radio', { lookup: true, options: 0 })).toBe('radio');
});

test('a field that is not in the page cannot be focused', () => {
  expect(focusField('tiada')).toBe(false);
});
