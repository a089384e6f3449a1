import * as v from 'valibot';
import {
  dispatch,
  entries,
  exact,
  filledDictionary as filled,
  filledList,
  isObject,
  json,
  list,
  nullable,
  oneOf,
  optional,
  text,
  wholeNumber,
  type Choose,
  type Schema,
} from '../../../interpreter';
import {
  callNames,
  type Expectation,
  type ExpectedDialog,
  type ExpectedRequest,
  type ExpectedToast,
} from '../language';

const textOrParts: Choose<'text' | 'parts'> = (input) =>
  isObject(input) && Object.keys(input).length > 0 ? 'parts' : 'text';

const toast: Schema<ExpectedToast> = dispatch(textOrParts, {
  text,
  parts: entries<Exclude<ExpectedToast, string>>({
    variant: optional(oneOf(['default', 'destructive'])),
    title: optional(text),
    text: optional(text),
  }),
});

const dialog: Schema<ExpectedDialog> = dispatch(textOrParts, {
  text,
  parts: entries<Exclude<ExpectedDialog, string>>({
    title: optional(text),
    text: optional(text),
    buttons: optional(filledList(text)),
  }),
});

const routeWords = 'alamat yang diawali /';
const failures = filled(nullable(text));
const names = optional(filledList(text));

/** What is expected of an act: one thing at least. */
export const expectation = entries<Expectation>(
  {
    step: optional(text),
    stage: optional(text),
    path: names,
    fields: names,
    visible: names,
    hidden: names,
    required: names,
    missing: names,
    readOnly: names,
    errors: optional(failures),
    notice: optional(failures),
    values: optional(filled(json)),
    empty: names,
    options: optional(filled(list(text))),
    toast: optional(nullable(toast)),
    dialog: optional(nullable(dialog)),
    request: optional(
      entries<ExpectedRequest>({
        call: oneOf(callNames),
        body: optional(filled(json)),
        times: optional(wholeNumber(0, 1000)),
        key: optional(oneOf(['same', 'new'])),
      }),
    ),
    submitted: optional(nullable(filled(json))),
    unsent: names,
    route: optional(exact(v.pipe(v.string(routeWords), v.startsWith('/', routeWords)))),
  },
  (input) => (Object.keys(input).length > 0 ? [] : [{ expected: 'paling sedikit satu hal yang diperiksa' }]),
);
