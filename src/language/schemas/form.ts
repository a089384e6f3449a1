import {
  action as actionId,
  actionName,
  afterLastStep,
  answer,
  anyProse,
  anyTemplate,
  anyText,
  byKind,
  conditionKey,
  constantName,
  delay,
  dictionary,
  exactlyOne,
  filledList,
  flag,
  href,
  type Infer,
  json,
  list,
  listKey,
  object,
  oneOf,
  optional,
  pictureAddress,
  popup,
  popupOrNull,
  prose,
  queryName,
  type Relation,
  ownSlug,
  stageId,
  step as stepName,
  stepId,
  template,
  text,
  union,
  wholeNumber,
  yes,
} from '../schema';
import { allowance } from './fieldKeys';
import { confirmationPage, previewPage, startPage } from './pages';
import { answerChecks } from './checks';
import { optionList } from './choices';
import { condition, namedCondition } from './conditions';
import { action } from './effects';
import { formBlock, formBlocks } from './fields';
import { value } from './values';

const product = object({
  id: text,
  name: prose,
  category: object({ id: text, name: prose, slug: text }),
  featuredImage: optional(pictureAddress),
  shortDescription: optional(anyProse),
  informationButtonText: optional(prose),
  facts: optional(dictionary(prose, prose)),
});

export type Product = Infer<typeof product>;

const branch = object(
  {
    when: optional(condition),
    step: optional(stepName),
    preview: optional(yes),
  },
  exactlyOne('step', 'preview'),
);

export type Branch = Infer<typeof branch>;

const next = object({
  text: optional(prose),
  delayMs: optional(delay),
  popup: optional(popupOrNull),
  do: optional(actionId),
  goTo: optional(filledList(branch)),
});

export type NextButton = Infer<typeof next>;

const back = object({
  text: optional(prose),
  goTo: optional(stepName),
});

export type BackButton = Infer<typeof back>;

const link = object({ text: prose, href, newTab: optional(flag) });

export type StepLink = Infer<typeof link>;

const noWayOn: Relation = {
  as: { kind: 'without', key: 'ends', others: ['next'] },
  broken: (step) =>
    step.ends === true && Object.hasOwn(step, 'next')
      ? [
          {
            key: 'next',
            expected: 'langkah tanpa "next"',
            hint: 'Langkah dengan "ends" tidak mempunyai tombol lanjut.',
          },
        ]
      : [],
};

export const step = object(
  {
    id: stepId,
    title: template,
    shortTitle: optional(prose),
    section: optional(prose),
    renamedFrom: optional(text),
    subtitle: optional(anyTemplate),
    showInCSMobile: optional(flag),
    visibleWhen: optional(condition),
    ends: optional(yes),
    keep: optional(flag),
    readOnlyWhen: optional(condition),
    checks: optional(answerChecks),
    checker: optional(allowance),
    blocks: formBlocks,
    back: optional(back),
    next: optional(next),
    links: optional(list(link)),
  },
  noWayOn,
);

export type Step = Infer<typeof step>;

/** A part of a form whose progress is remembered. */
export const stage = object({
  id: stageId,
  title: optional(anyProse),
  subtitle: optional(anyProse),
  navigation: optional(oneOf(['steps', 'tabs', 'none'])),
  steps: filledList(step),
  afterLastStep: optional(afterLastStep),
});

export type Stage = Infer<typeof stage>;

export type Navigation = NonNullable<Stage['navigation']>;

/** What follows the last step: the preview, the submission, or a named action. */
export type AfterLastStep = string;

const nextPopup = object({
  slug: popup,
  once: optional(flag),
});

export type NextPopup = Infer<typeof nextPopup>;

const lists = dictionary(optionList, listKey);

const queryParameter = object({
  sets: union(byKind('nama field, atau daftar nama field'), { text: answer, list: filledList(answer) }),
  lock: optional(flag),
});

export type QueryParameter = Infer<typeof queryParameter>;

const watch = object({
  fields: filledList(answer),
  when: optional(condition),
  do: actionId,
});

export type Watch = Infer<typeof watch>;

const draft = object({
  lifetimeSeconds: optional(wholeNumber(1)),
  previewLifetimeSeconds: optional(wholeNumber(1)),
});

export type DraftLifetime = Infer<typeof draft>;

const buttonTexts = object({
  next: optional(prose),
  back: optional(prose),
  last: optional(prose),
});

/** Texts of the buttons of every step; a step's own win. */
export type ButtonTexts = Infer<typeof buttonTexts>;

/** Keys that belong to a submission. */
export const keysOfSending = ['product', 'start', 'preview', 'confirmation', 'submit'] as const;

/** What belongs to a submission has no place in a form that sends nothing. */
const nothingToSend: Relation = {
  broken: (form) => {
    if (Object.hasOwn(form, 'subProductId')) return [];
    const sends = form.afterLastStep === 'preview' || form.afterLastStep === 'submit';
    const keys = [
      ...keysOfSending.filter((key) => Object.hasOwn(form, key)),
      ...(sends ? ['afterLastStep'] : []),
    ];
    return keys.map((key) => ({
      key,
      expected: 'subProductId di samping kunci ini',
      hint: 'Formulir tanpa subProductId tidak mengirim apa pun dan berakhir pada langkah terakhirnya.',
    }));
  },
};

/** One product: everything that an editor writes in `form-definitions/<slug>.json`. What each key says stands in `src/tools/schema/words`. */
export const formDefinition = object(
  {
    $schema: optional(anyText),
    version: oneOf([1]),
    slug: ownSlug,
    title: prose,
    subProductId: optional(text),
    product: optional(product),
    constants: optional(dictionary(json, constantName)),
    values: optional(list(value)),
    lists: optional(lists),
    conditions: optional(dictionary(namedCondition, conditionKey)),
    query: optional(dictionary(queryParameter, queryName)),
    nextPopup: optional(
      union(byKind('slug sebuah popup, atau {"slug", "once"}'), { text: popup, object: nextPopup }),
    ),
    texts: optional(buttonTexts),
    draft: optional(draft),
    start: optional(startPage),
    preview: optional(previewPage),
    confirmation: optional(confirmationPage),
    steps: optional(filledList(step)),
    stages: optional(filledList(stage)),
    actions: optional(dictionary(action, actionName)),
    watch: optional(list(watch)),
    afterLastStep: optional(afterLastStep),
    submit: optional(action),
  },
  exactlyOne('steps', 'stages'),
  nothingToSend,
);

export type FormDefinition = Infer<typeof formDefinition>;

/** Blocks that several forms share: a file of `form-definitions/fragments/`. */
export const fragment = object({
  $schema: optional(anyText),
  lists: optional(lists),
  conditions: optional(dictionary(namedCondition, conditionKey)),
  blocks: filledList(formBlock),
});

export type Fragment = Infer<typeof fragment>;
