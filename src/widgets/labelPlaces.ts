import { type FieldType } from './types';

/** Where the label of a field stands. */
export type LabelPlace =
  /** Above its control, which it names by `for`. */
  | 'control'
  /** Above a group of controls, which names itself by the label's id. */
  | 'group'
  /** Beside the control: the widget draws it. */
  | 'beside';

/** Where the label of each field type stands. */
export const labelPlaces: Record<FieldType, LabelPlace> = {
  text: 'control',
  textarea: 'control',
  email: 'control',
  phone: 'control',
  currency: 'control',
  number: 'control',
  decimal: 'control',
  select: 'control',
  searchSelect: 'control',
  radio: 'group',
  checkbox: 'beside',
  checkboxGroup: 'group',
  switch: 'beside',
  date: 'control',
  upload: 'group',
  captcha: 'control',
  branch: 'group',
};
