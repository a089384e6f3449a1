import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTypeNames } from '../../interpreter';
import { focusField } from './focusField';
import { loadWidgets, widgetTypeOf, type PropsByType } from '../widgets';
import { describeWidget, type WidgetSample } from './testing/describeWidget';
import { optionsOf } from './testing/options';
import { type FieldType } from './types';

const options = optionsOf('1|Satu', '2|Dua');
const choice = { value: '1|Satu', options, status: 'ready' as const };
const text = { value: 'Isi', filter: (raw: string) => raw };

/** A type that is not here is looked at beside its widget. */
const samples: Partial<Record<FieldType, WidgetSample>> = {
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
  checkboxGroup: { role: 'group', silent: true, rest: { ...choice, value: ['1|Satu'] } },
  switch: { role: 'switch', silent: true, rest: { value: true } },
  date: { role: 'textbox', rest: { value: '2026-08-17', onUnreadable: () => undefined } },
  monthYear: { role: 'textbox', rest: { value: '2026-08', onUnreadable: () => undefined } },
  decimal: { role: 'textbox', rest: { value: 1.5 } },
  upload: {
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
};

beforeAll(() => loadWidgets(fieldTypeNames));

for (const type of fieldTypeNames) {
  const sample = samples[type];
  if (sample) describeWidget(type, sample);
  else
    test(`the widget of ${type} is looked at beside it`, () => {
      expect(existsSync(join(__dirname, '..', type, 'Widget.test.tsx'))).toBe(true);
    });
}

test('a widget with a chunk of its own is asked for in vain until it is loaded', async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('../widgets');
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
