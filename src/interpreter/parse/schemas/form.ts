import type {
  BackButton,
  Branch,
  DraftLifetime,
  FormDefinition,
  NextButton,
  Product,
  QueryParameter,
  RememberedValue,
  Stage,
  Step,
  StepLink,
  Watch,
} from '../../language';
import { dictionary, filledList, list } from '../collections';
import { entries, type Together } from '../entries';
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
} from '../leaves';
import { optional, type Schema } from '../schema';
import { formBlock } from './blocks';
import { condition } from './conditions';
import { action } from './effects';

const product = entries<Product>({
  id: text,
  name: text,
  category: entries<Product['category']>({ id: text, name: text, slug: text }),
  featuredImage: optional(pictureAddress),
  shortDescription: optional(anyText),
  informationButtonText: optional(text),
});

const next = entries<NextButton>({
  text: optional(text),
  delayMs: optional(delay),
  popup: optional(textOrNull),
  do: optional(text),
  goTo: optional(filledList(entries<Branch>({ when: optional(condition), step: text }))),
});

const step = entries<Step>({
  id: text,
  title: text,
  subtitle: optional(anyText),
  showInCSMobile: optional(flag),
  visibleWhen: optional(condition),
  keep: optional(flag),
  readOnlyWhen: optional(condition),
  blocks: list(formBlock),
  back: optional(entries<BackButton>({ text: optional(text), goTo: optional(text) })),
  next: optional(next),
  links: optional(list(entries<StepLink>({ text, href, newTab: optional(flag) }))),
});

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

const stepsOrStages: Together = (form) =>
  Object.hasOwn(form, 'steps') === Object.hasOwn(form, 'stages')
    ? [{ expected: 'tepat satu dari kunci: steps, stages' }]
    : [];

/** One product's whole definition. */
export const formDefinition: Schema<FormDefinition> = entries<FormDefinition>(
  {
    $schema: optional(anyText),
    version: oneOf([1]),
    slug,
    title: text,
    subProductId: text,
    product: optional(product),
    constants: optional(dictionary(json, name)),
    values: optional(list(value)),
    conditions: optional(dictionary(condition, name)),
    query: optional(dictionary(entries<QueryParameter>({ sets: text, lock: optional(flag) }), queryName)),
    nextPopup: optional(text),
    draft: optional(
      entries<DraftLifetime>({
        lifetimeSeconds: optional(wholeNumber(1)),
        previewLifetimeSeconds: optional(wholeNumber(1)),
      }),
    ),
    steps: optional(filledList(step)),
    stages: optional(filledList(stage)),
    actions: optional(dictionary(action, name)),
    watch: optional(list(entries<Watch>({ fields: filledList(text), when: optional(condition), do: text }))),
    afterLastStep: optional(text),
    submit: optional(action),
  },
  stepsOrStages,
);
