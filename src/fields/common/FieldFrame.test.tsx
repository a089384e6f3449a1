import { createTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fieldStyles } from '../../theme/fieldStyles';
import { describedBy } from './fieldIds';
import { FieldFrame } from './FieldFrame';

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
