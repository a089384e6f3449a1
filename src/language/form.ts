import type { ConfirmationPage, PreviewPage, StartPage } from './around';
import type { AnswerCheck } from './checks';
import type { Condition, NamedCondition } from './conditions';
import type { Action } from './effects';
import type { FormBlock, RememberedValue } from './fields';
import type { Allowance, Json } from './values';

/** Blocks that several forms share: a file of `form-definitions/fragments/`. */
export interface Fragment {
  /** Named conditions that its own blocks use. */
  conditions?: Readonly<Record<string, NamedCondition>>;
  blocks: readonly FormBlock[];
}

/** The card of a product on the home page. */
export interface Product {
  id: string;
  name: string;
  category: { id: string; name: string; slug: string };
  /** `/files/…` or an absolute https address. */
  featuredImage?: string;
  shortDescription?: string;
  /** Default 'Baca Selengkapnya'. */
  informationButtonText?: string;
  /** What matters most about it, a few words each: 'Setoran awal' to 'Rp 100.000'. */
  facts?: Readonly<Record<string, string>>;
}

/** Texts of the buttons of every step; a step's own win. */
export interface ButtonTexts {
  next?: string;
  back?: string;
  /** Of the button that leads on from the last step; left out: `next`. */
  last?: string;
}

/** A popup that each Next opens first. */
export interface NextPopup {
  slug: string;
  /** True: not again once it was agreed to, as long as the draft lasts. */
  once?: boolean;
}

/** One way on from a step, to exactly one of `step` and `preview`. */
export interface Branch {
  /** Left out: always. */
  when?: Condition;
  /** The id of a later step. */
  step?: string;
  /** Past all later steps to the preview. */
  preview?: true;
}

/** The button that leads on. */
export interface NextButton {
  /** Default 'Submit'. */
  text?: string;
  /** Milliseconds with a spinner before the move. */
  delayMs?: number;
  /** A popup that is shown first; null switches the form's off. */
  popup?: string | null;
  /** An action that is run and waited for before the move. */
  do?: string;
  /** The first branch that holds; left out: the next visible step. */
  goTo?: readonly Branch[];
}

/** The button that leads back. */
export interface BackButton {
  /** Default 'Kembali'. */
  text?: string;
  /** A step's id; left out: the step that the visitor came from. */
  goTo?: string;
}

/** A link beside the buttons of a step. */
export interface StepLink {
  text: string;
  href: string;
  newTab?: boolean;
}

/** One screen of a form. */
export interface Step {
  /** Unique in the form. */
  id: string;
  title: string;
  /** In the header, in place of the title. */
  shortTitle?: string;
  /** The header shows and counts sections; neighbours of one name are one. Left out: a section of its own. */
  section?: string;
  /** What the step was called before: a draft that stood there comes back to it. */
  renamedFrom?: string;
  subtitle?: string;
  /** True: for staff only, excluded from the web flow. */
  showInCSMobile?: boolean;
  /** A step that is not visible is not on the path. */
  visibleWhen?: Condition;
  /** The end of a way that sends nothing: there is no Next. */
  ends?: true;
  /** Its answers outlive being skipped. */
  keep?: boolean;
  /** Nothing on it is writable while this holds. */
  readOnlyWhen?: Condition;
  /** What must hold between its answers; told at its top. */
  checks?: readonly AnswerCheck[];
  /** Advice of the checker that does not hold for this step. */
  checker?: Allowance;
  blocks: readonly FormBlock[];
  back?: BackButton;
  next?: NextButton;
  links?: readonly StepLink[];
}

/** What follows the last step: the preview, the submission, or a named action. */
export type AfterLastStep = string;

/** How the steps of a stage are shown. */
export type Navigation = 'steps' | 'tabs' | 'none';

/** A part of a form whose progress is remembered. */
export interface Stage {
  id: string;
  title?: string;
  subtitle?: string;
  /** Default `steps`. */
  navigation?: Navigation;
  steps: readonly Step[];
  /** Default: the form's. */
  afterLastStep?: AfterLastStep;
}

/** A parameter of the address that gives answers. */
export interface QueryParameter {
  /** The field that is written, or several. */
  sets: string | readonly string[];
  /** True: they are locked while the parameter is in the address. */
  lock?: boolean;
}

/** An action that runs by itself when its fields are filled and valid. */
export interface Watch {
  fields: readonly string[];
  when?: Condition;
  /** The name of an action. */
  do: string;
}

/** How long answers stay on the device. */
export interface DraftLifetime {
  /** Seconds after each save; default 3600. */
  lifetimeSeconds?: number;
  /** Seconds once the last step was passed; default 1800. */
  previewLifetimeSeconds?: number;
}

/** One product: everything that an editor writes in `form-definitions/<slug>.json`. */
export interface FormDefinition {
  /** The JSON Schema, for editors' completion. */
  $schema?: string;
  /** The version of the language. */
  version: 1;
  /** The file's name, and the end of the form's address. */
  slug: string;
  title: string;
  /** Sent to /api/submit; left out: the form sends nothing and ends at its last step. */
  subProductId?: string;
  /** The card on the home page; left out: no card. */
  product?: Product;
  /** Named values that never change. */
  constants?: Readonly<Record<string, Json>>;
  /** Remembered values without a control. */
  values?: readonly RememberedValue[];
  /** Named conditions. */
  conditions?: Readonly<Record<string, NamedCondition>>;
  /** Parameters of the address that give answers. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** A popup that each Next opens first, by its slug. */
  nextPopup?: string | NextPopup;
  texts?: ButtonTexts;
  draft?: DraftLifetime;
  /** The page before the first step; left out: none. */
  start?: StartPage;
  preview?: PreviewPage;
  confirmation?: ConfirmationPage;
  /** The steps of a form with one stage; give either these or `stages`. */
  steps?: readonly Step[];
  stages?: readonly Stage[];
  /** Named actions. */
  actions?: Readonly<Record<string, Action>>;
  watch?: readonly Watch[];
  /** Default `preview`. */
  afterLastStep?: AfterLastStep;
  /** Left out: the standard submission. */
  submit?: Action;
}
