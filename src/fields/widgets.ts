import { createElement, type ReactElement } from 'react';
import { CheckboxGroupWidget } from './checkboxGroup/Widget';
import { CheckboxWidget } from './checkbox/Widget';
import { DecimalWidget } from './decimal/Widget';
import { EmailWidget } from './email/Widget';
import { eager, lazyModule, type CodeEntry } from './common/entry';
import { NumberWidget } from './number/Widget';
import { PhoneWidget } from './phone/Widget';
import { RadioWidget } from './radio/Widget';
import { SelectWidget } from './select/Widget';
import { TextareaWidget } from './textarea/Widget';
import { TextWidget } from './text/Widget';
import { type FieldType } from './common/types';

export { widgetTypeOf } from './common/widgetTypeOf';

/** The widget of every field type. What is heavy comes in a chunk of its own. */
const widgets = {
  text: eager(TextWidget),
  textarea: eager(TextareaWidget),
  email: eager(EmailWidget),
  phone: eager(PhoneWidget),
  currency: lazyModule(
    () => import('./currency/Widget'),
    (module) => module.MoneyWidget,
  ),
  number: eager(NumberWidget),
  decimal: eager(DecimalWidget),
  select: eager(SelectWidget),
  searchSelect: lazyModule(
    () => import('./searchSelect/Widget'),
    (module) => module.SearchSelectWidget,
  ),
  radio: eager(RadioWidget),
  checkbox: eager(CheckboxWidget),
  checkboxGroup: eager(CheckboxGroupWidget),
  switch: lazyModule(
    () => import('./switch/Widget'),
    (module) => module.SwitchWidget,
  ),
  date: lazyModule(
    () => import('./date/Widget'),
    (module) => module.DateWidget,
  ),
  monthYear: lazyModule(
    () => import('./monthYear/Widget'),
    (module) => module.MonthYearWidget,
  ),
  upload: lazyModule(
    () => import('./upload/Widget'),
    (module) => module.UploadWidget,
  ),
  captcha: lazyModule(
    () => import('./captcha/Widget'),
    (module) => module.CaptchaWidget,
  ),
  branch: lazyModule(
    () => import('./branch/Widget'),
    (module) => module.BranchWidget,
  ),
  rows: lazyModule(
    () => import('./rows/Widget'),
    (module) => module.RowsWidget,
  ),
} satisfies Record<FieldType, object>;

/** The props of each field type's widget. */
export type PropsByType = {
  [T in FieldType]: (typeof widgets)[T] extends CodeEntry<infer Props> ? Props : never;
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
  // A type's entry takes the props of that type; the compiler does not follow an index by an open type.
  const component = (widgets[type] as CodeEntry<object>).component();
  if (!component)
    throw new Error(`The widget of '${type}' is not loaded: await loadWidgets(['${type}']) first.`);
  return createElement(component, props as object);
};
