import { createElement, type ReactElement } from 'react';
import { CheckboxGroupWidget } from './CheckboxGroupWidget';
import { CheckboxWidget } from './CheckboxWidget';
import { DecimalWidget } from './DecimalWidget';
import { EmailWidget } from './EmailWidget';
import { eager, fetched, type Entry } from './entry';
import { NumberWidget } from './NumberWidget';
import { PhoneWidget } from './PhoneWidget';
import { RadioWidget } from './RadioWidget';
import { SelectWidget } from './SelectWidget';
import { SwitchWidget } from './SwitchWidget';
import { TextareaWidget } from './TextareaWidget';
import { TextWidget } from './TextWidget';
import { type FieldType, type PropsByType } from './types';

/** The widget of every field type. What is heavy comes in a chunk of its own. */
const widgets: { [T in FieldType]: Entry<PropsByType[T]> } = {
  text: eager(TextWidget),
  textarea: eager(TextareaWidget),
  email: eager(EmailWidget),
  phone: eager(PhoneWidget),
  currency: fetched(async () => (await import('./MoneyWidget')).MoneyWidget),
  number: eager(NumberWidget),
  decimal: eager(DecimalWidget),
  select: eager(SelectWidget),
  searchSelect: fetched(async () => (await import('./SearchSelectWidget')).SearchSelectWidget),
  radio: eager(RadioWidget),
  checkbox: eager(CheckboxWidget),
  checkboxGroup: eager(CheckboxGroupWidget),
  switch: eager(SwitchWidget),
  date: fetched(async () => (await import('./DateWidget')).DateWidget),
  upload: fetched(async () => (await import('./UploadWidget')).UploadWidget),
  captcha: fetched(async () => (await import('./CaptchaWidget')).CaptchaWidget),
  branch: fetched(async () => (await import('./BranchWidget')).BranchWidget),
};

/**
 * Fetches the widgets of these field types; the same promise of the browser serves repeated calls. Rejects when a
 * chunk does not come; calling again tries again.
 */
export const loadWidgets = async (types: Iterable<FieldType>): Promise<void> => {
  await Promise.all([...new Set(types)].map((type) => widgets[type].load()));
};

/** Whether `renderWidget` has the widgets of all these field types. */
export const widgetsLoaded = (types: Iterable<FieldType>): boolean =>
  [...types].every((type) => widgets[type].component() !== undefined);

/** The widget of a field type. Throws when it has a chunk of its own that `loadWidgets` has not fetched. */
export const renderWidget = <T extends FieldType>(type: T, props: PropsByType[T]): ReactElement => {
  const entry: Entry<PropsByType[T]> = widgets[type];
  const component = entry.component();
  if (!component)
    throw new Error(`The widget of '${type}' is not loaded: await loadWidgets(['${type}']) first.`);
  return createElement<PropsByType[T]>(component, props);
};

/** Most options of a native list; with more, finding one is a search. */
const longestNativeList = 100;

/**
 * Which field type's widget shows a choice: a `select` whose options come from a lookup, or are many, is shown as
 * a list that can be searched.
 */
export const widgetTypeOf = (type: FieldType, choices: { lookup: boolean; options: number }): FieldType =>
  type === 'select' && (choices.lookup || choices.options > longestNativeList) ? 'searchSelect' : type;
