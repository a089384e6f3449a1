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
  /** `/files/…` or an absolute https address. */
  featuredImage: optional(pictureAddress),
  shortDescription: optional(anyProse),
  /** Default 'Baca Selengkapnya'. */
  informationButtonText: optional(prose),
  /** What matters most about it, a few words each: 'Setoran awal' to 'Rp 100.000'. */
  facts: optional(dictionary(prose, prose)),
});

/** The card of a product on the home page. */
export type Product = Infer<typeof product>;

const branch = object(
  {
    /** Left out: always. */
    when: optional(condition),
    /** The id of a later step. */
    step: optional(stepName),
    /** Past all later steps to the preview. */
    preview: optional(yes),
  },
  exactlyOne('step', 'preview'),
);

/** One way on from a step, to exactly one of `step` and `preview`. */
export type Branch = Infer<typeof branch>;

const next = object({
  /** Default 'Submit'. */
  text: optional(prose),
  /** Milliseconds with a spinner before the move. */
  delayMs: optional(delay),
  /** A popup that is shown first; null switches the form's off. */
  popup: optional(popupOrNull),
  /** An action that is run and waited for before the move. */
  do: optional(actionId),
  /** The first branch that holds; left out: the next visible step. */
  goTo: optional(filledList(branch)),
});

/** The button that leads on. */
export type NextButton = Infer<typeof next>;

const back = object({
  /** Default 'Kembali'. */
  text: optional(prose),
  /** A step's id; left out: the step that the visitor came from. */
  goTo: optional(stepName),
});

/** The button that leads back. */
export type BackButton = Infer<typeof back>;

const link = object({ text: prose, href, newTab: optional(flag) });

/** A link beside the buttons of a step. */
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

/** One screen of a form. */
export const step = object(
  {
    /** Unique in the form. */
    id: stepId,
    title: template,
    /** In the header, in place of the title. */
    shortTitle: optional(prose),
    /** The header shows and counts sections; neighbours of one name are one. Left out: a section of its own. */
    section: optional(prose),
    /** What the step was called before: a draft that stood there comes back to it. */
    renamedFrom: optional(text),
    subtitle: optional(anyTemplate),
    /** True: for staff only, excluded from the web flow. */
    showInCSMobile: optional(flag),
    /** A step that is not visible is not on the path. */
    visibleWhen: optional(condition),
    /** The end of a way that sends nothing: there is no Next. */
    ends: optional(yes),
    /** Its answers outlive being skipped. */
    keep: optional(flag),
    /** Nothing on it is writable while this holds. */
    readOnlyWhen: optional(condition),
    /** What must hold between its answers; reported at its top. */
    checks: optional(answerChecks),
    /** Advice of the checker that does not hold for this step. */
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
  /** How the steps of the stage are shown; default `steps`. */
  navigation: optional(oneOf(['steps', 'tabs', 'none'])),
  steps: filledList(step),
  /** Default: the form's. */
  afterLastStep: optional(afterLastStep),
});

export type Stage = Infer<typeof stage>;

/** How the steps of a stage are shown. */
export type Navigation = NonNullable<Stage['navigation']>;

/** What follows the last step: the preview, the submission, or a named action. */
export type AfterLastStep = string;

const nextPopup = object({
  slug: popup,
  /** True: not again once it was agreed to, as long as the draft lasts. */
  once: optional(flag),
});

/** A popup that each Next opens first. */
export type NextPopup = Infer<typeof nextPopup>;

const lists = dictionary(optionList, listKey);

const queryParameter = object({
  /** The field that is written, or several. */
  sets: union(byKind('nama field, atau daftar nama field'), { text: answer, list: filledList(answer) }),
  /** True: they are locked while the parameter is in the address. */
  lock: optional(flag),
});

/** A parameter of the address that gives answers. */
export type QueryParameter = Infer<typeof queryParameter>;

const watch = object({
  fields: filledList(answer),
  when: optional(condition),
  /** The name of an action. */
  do: actionId,
});

/** An action that runs by itself when its fields are filled and valid. */
export type Watch = Infer<typeof watch>;

const draft = object({
  /** Seconds after each save; default 3600. */
  lifetimeSeconds: optional(wholeNumber(1)),
  /** Seconds once the last step was passed; default 1800. */
  previewLifetimeSeconds: optional(wholeNumber(1)),
});

/** How long answers stay on the device. */
export type DraftLifetime = Infer<typeof draft>;

const buttonTexts = object({
  next: optional(prose),
  back: optional(prose),
  /** Of the button that leads on from the last step; left out: `next`. */
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

/** One product: everything that an editor writes in `form-definitions/<slug>.json`. */
export const formDefinition = object(
  {
    /** The JSON Schema, for editors' completion. */
    $schema: optional(anyText),
    /** The version of the language. */
    version: oneOf([1]),
    /** The file's name, and the end of the form's address. */
    slug: ownSlug,
    title: prose,
    /** Sent to /api/submit; left out: the form sends nothing and ends at its last step. */
    subProductId: optional(text),
    /** The card on the home page; left out: no card. */
    product: optional(product),
    /** Named values that never change. */
    constants: optional(dictionary(json, constantName)),
    /** Remembered values without a control. */
    values: optional(list(value)),
    /** Named lists of choices. */
    lists: optional(lists),
    /** Named conditions. */
    conditions: optional(dictionary(namedCondition, conditionKey)),
    /** Parameters of the address that give answers. */
    query: optional(dictionary(queryParameter, queryName)),
    /** A popup that each Next opens first, by its slug. */
    nextPopup: optional(
      union(byKind('slug sebuah popup, atau {"slug", "once"}'), { text: popup, object: nextPopup }),
    ),
    texts: optional(buttonTexts),
    draft: optional(draft),
    /** The page before the first step; left out: none. */
    start: optional(startPage),
    preview: optional(previewPage),
    confirmation: optional(confirmationPage),
    /** The steps of a form with one stage; give either these or `stages`. */
    steps: optional(filledList(step)),
    stages: optional(filledList(stage)),
    /** Named actions. */
    actions: optional(dictionary(action, actionName)),
    watch: optional(list(watch)),
    /** Default `preview`. */
    afterLastStep: optional(afterLastStep),
    /** Left out: the standard submission. */
    submit: optional(action),
  },
  exactlyOne('steps', 'stages'),
  nothingToSend,
);

export type FormDefinition = Infer<typeof formDefinition>;

/** Blocks that several forms share: a file of `form-definitions/fragments/`. */
export const fragment = object({
  $schema: optional(anyText),
  /** Named lists of choices that its own blocks use. */
  lists: optional(lists),
  /** Named conditions that its own blocks use. */
  conditions: optional(dictionary(namedCondition, conditionKey)),
  blocks: filledList(formBlock),
});

export type Fragment = Infer<typeof fragment>;
