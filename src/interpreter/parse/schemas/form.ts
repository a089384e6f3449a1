import type {
  BackButton,
  Branch,
  ButtonTexts,
  DraftLifetime,
  FormDefinition,
  NextButton,
  NextPopup,
  Product,
  QueryParameter,
  RememberedValue,
  Stage,
  Step,
  StepLink,
  Watch,
} from '../../../language';
import { dictionary, filledList, list } from '../collections';
import { byKind, dispatch } from '../dispatch';
import { entries } from '../entries';
import {
  anyText,
  delay,
  flag,
  href,
  json,
  name,
  oneOf,
  pictureAddress,
  queryName,
  slug,
  text,
  textOrNull,
  wholeNumber,
  yes,
} from '../leaves';
import { optional } from '../schema';
import type { Schema, Together } from '../../../fields/pure';
import { confirmationPage, previewPage, startPage } from './around';
import { formBlock } from './blocks';
import { answerChecks } from './checks';
import { condition, namedCondition } from './conditions';
import { action } from './effects';
import { allowance } from './fields';

const product = entries<Product>({
  id: text,
  name: text,
  category: entries<Product['category']>({ id: text, name: text, slug: text }),
  featuredImage: optional(pictureAddress),
  shortDescription: optional(anyText),
  informationButtonText: optional(text),
  facts: optional(dictionary(text)),
});

const toOnePlace: Together = (branch) =>
  Object.hasOwn(branch, 'step') === Object.hasOwn(branch, 'preview')
    ? [{ expected: 'tepat satu dari kunci: step, preview' }]
    : [];

const branch = entries<Branch>(
  { when: optional(condition), step: optional(text), preview: optional(yes) },
  toOnePlace,
);

const next = entries<NextButton>({
  text: optional(text),
  delayMs: optional(delay),
  popup: optional(textOrNull),
  do: optional(text),
  goTo: optional(filledList(branch)),
});

const noWayOn: Together = (one) =>
  one.ends === true && Object.hasOwn(one, 'next')
    ? [
        {
          key: 'next',
          expected: 'langkah tanpa "next"',
          hint: 'Langkah dengan "ends" tidak mempunyai tombol lanjut.',
        },
      ]
    : [];

const step = entries<Step>(
  {
    id: text,
    title: text,
    shortTitle: optional(text),
    section: optional(text),
    renamedFrom: optional(text),
    subtitle: optional(anyText),
    showInCSMobile: optional(flag),
    visibleWhen: optional(condition),
    ends: optional(yes),
    keep: optional(flag),
    readOnlyWhen: optional(condition),
    checks: optional(answerChecks),
    checker: optional(allowance),
    blocks: list(formBlock),
    back: optional(entries<BackButton>({ text: optional(text), goTo: optional(text) })),
    next: optional(next),
    links: optional(list(entries<StepLink>({ text, href, newTab: optional(flag) }))),
  },
  noWayOn,
);

const stage = entries<Stage>({
  id: text,
  title: optional(anyText),
  subtitle: optional(anyText),
  navigation: optional(oneOf(['steps', 'tabs', 'none'])),
  steps: filledList(step),
  afterLastStep: optional(text),
});

const value = entries<RememberedValue>({
  name,
  initial: optional(json),
  compute: optional(text),
  submit: optional(flag),
});

const nextPopup = dispatch(byKind('slug sebuah popup, atau {"slug", "once"}'), {
  text,
  object: entries<NextPopup>({ slug: text, once: optional(flag) }),
});

const queryParameter = entries<QueryParameter>({
  sets: dispatch(byKind('nama field, atau daftar nama field'), { text, list: filledList(text) }),
  lock: optional(flag),
});

const stepsOrStages: Together = (form) =>
  Object.hasOwn(form, 'steps') === Object.hasOwn(form, 'stages')
    ? [{ expected: 'tepat satu dari kunci: steps, stages' }]
    : [];

const ofSending = ['product', 'start', 'preview', 'confirmation', 'submit'] as const;

/** What belongs to a submission has no place in a form that sends nothing. */
const nothingToSend: Together = (form) => {
  if (Object.hasOwn(form, 'subProductId')) return [];
  const sends = form.afterLastStep === 'preview' || form.afterLastStep === 'submit';
  return [...ofSending.filter((key) => Object.hasOwn(form, key)), ...(sends ? ['afterLastStep'] : [])].map(
    (key) => ({
      key,
      expected: 'subProductId di samping kunci ini',
      hint: 'Formulir tanpa subProductId tidak mengirim apa pun dan berakhir pada langkah terakhirnya.',
    }),
  );
};

/** One product's whole definition. */
export const formDefinition: Schema<FormDefinition> = entries<FormDefinition>(
  {
    $schema: optional(anyText),
    version: oneOf([1]),
    slug,
    title: text,
    subProductId: optional(text),
    product: optional(product),
    constants: optional(dictionary(json, name)),
    values: optional(list(value)),
    conditions: optional(dictionary(namedCondition, name)),
    query: optional(dictionary(queryParameter, queryName)),
    nextPopup: optional(nextPopup),
    texts: optional(
      entries<ButtonTexts>({ next: optional(text), back: optional(text), last: optional(text) }),
    ),
    draft: optional(
      entries<DraftLifetime>({
        lifetimeSeconds: optional(wholeNumber(1)),
        previewLifetimeSeconds: optional(wholeNumber(1)),
      }),
    ),
    start: optional(startPage),
    preview: optional(previewPage),
    confirmation: optional(confirmationPage),
    steps: optional(filledList(step)),
    stages: optional(filledList(stage)),
    actions: optional(dictionary(action, name)),
    watch: optional(list(entries<Watch>({ fields: filledList(text), when: optional(condition), do: text }))),
    afterLastStep: optional(text),
    submit: optional(action),
  },
  (form) => [...stepsOrStages(form), ...nothingToSend(form)],
);
