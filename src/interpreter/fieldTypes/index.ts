import type { FieldType } from '../language';
import { radio, select } from './choice';
import { choices } from './choices';
import { date } from './date';
import { currency, number } from './number';
import { email, phone, text } from './text';
import { checkbox, switchRow } from './tick';
import type { FieldTypeRow } from './types';

/** What the interpreter knows of each field type; the compiler asks for a row per name of the union. */
export const fieldTypes = {
  text,
  textarea: text,
  email,
  phone,
  number,
  currency,
  date,
  select,
  searchSelect: select,
  radio,
  checkbox,
  checkboxGroup: choices,
  switch: switchRow,
} satisfies Record<FieldType, FieldTypeRow>;
