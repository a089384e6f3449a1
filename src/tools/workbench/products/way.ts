import type { ComponentType } from 'react';
import type { Source } from '../../new-form/copiedForm';

/** The files of a folder by their path below it. */
export type Texts = ReadonlyMap<string, string>;

/** What a way has come to: a form to begin with, or what is missing. */
export type Begun = { source: Source } | { missing: string };

/** A way to begin a product. */
export interface Way {
  id: string;
  title: string;
  about: string;
  /** Where nothing more has to be said. */
  begun?: Begun;
  /** What is missing before anything else was said. */
  needs?: string;
  /** Asks for what else has to be said. */
  Choice?: ComponentType<ChoiceProps>;
}

export interface ChoiceProps {
  texts: Texts;
  /** What is missing, once somebody wants to go on without it. */
  wrong: string | undefined;
  onChange: (begun: Begun) => void;
}
