import { act, render, screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { fieldIds, focusField } from '../fieldIds';
import { type FieldType } from '../types';
import { Field, type Brought } from './Field';

/** A widget, the role that it shows, and an answer of it. */
export interface WidgetSample {
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
export const describeWidget = (type: FieldType, sample: WidgetSample): void =>
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
