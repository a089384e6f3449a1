import type { Facts, FormState, Marks, Origin, Writes } from '../engine/state';
import type { Failure } from '../../fields/pure';
import type { Value } from '../../language';
import type { Scope } from '../scope';
import type { Facet } from './facet';

/** One run of `settle`: what the graph's nodes see. */
export interface Pass {
  /** The state before the batch; 'changed' compares with it. */
  before: FormState;
  /** Effective answers as they are now. */
  scope: Scope;
  /** Effective answers before the batch. */
  scopeBefore: Scope;
  /** Stored answer as it is now. */
  value: (name: string) => Value;
  /** A facet as it is now. */
  read: <T>(facet: Facet<T>) => T;
  /** A facet before the batch; `undefined` at the start. */
  readBefore: <T>(facet: Facet<T>) => T | undefined;
  origin: Origin;
  writes: Writes;
  facts: Facts;
  /** Stages that are entered after the batch. */
  stages: readonly string[];
  /** Answers that the address has locked. */
  locks: Marks;
  /** The active step after the batch. */
  step: string;
  /** Leaves a word for the visitor beside the answer. */
  notice: (name: string, notice: Failure) => void;
  /** Says that an entry cannot be kept as it was meant. */
  refuse: (name: string, failure: Failure) => void;
  /** Forgets touch, failure and notices of a hidden answer. */
  forget: (name: string) => void;
}
