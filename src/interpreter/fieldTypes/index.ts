import type { Field, FieldType } from '../language';
import { branch } from './branch';
import { captcha } from './captcha';
import { radio, select } from './choice';
import { choices } from './choices';
import { date } from './date';
import { currency, decimal, number } from './number';
import { email, phone, text } from './text';
import { checkbox, switchRow } from './tick';
import type { FieldTypeRow } from './types';
import { upload, uploadLimits, uploads } from './upload';

/** What the interpreter knows of each field type; the compiler asks for a row per name of the union. */
export const fieldTypes = {
  text,
  textarea: text,
  email,
  phone,
  number,
  currency,
  decimal,
  date,
  select,
  searchSelect: select,
  radio,
  checkbox,
  checkboxGroup: choices,
  switch: switchRow,
  upload,
  captcha,
  branch,
} satisfies Record<FieldType, FieldTypeRow>;

/** The row of a field: that of its type, or of a field for several files. */
export function rowOf(field: Field): FieldTypeRow {
  if (field.type !== 'upload' || field.multiple !== true) return fieldTypes[field.type];
  return uploads(uploadLimits(field).maxFiles);
}
