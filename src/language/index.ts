export { askedFields, type AskedField } from './askedFields';
export * from './blockTexts';
export * from './calendarDay';
export * from './currencies';
export * from './fileKinds';
export * from './fingerprint';
export * from './values';
export { lookupAddresses } from './lookupAddresses';
export * from './messages';
export * from './rules';
export type {
  Finding,
  Infer,
  Keys,
  Node,
  Optional,
  Problem,
  RawObject,
  Reading,
  Relation,
  Role,
  Schema,
  UnionKind,
} from './schema/schema';
export type * from './schemas/fieldKeys';
export type * from './schemas/pages';
export type * from './schemas/checks';
export type * from './schemas/choices';
export type * from './schemas/conditions';
export type * from './schemas/content';
export type * from './schemas/effects';
export type * from './schemas/fields';
export type * from './schemas/form';
export type * from './schemas/rules';
export type * from './schemas/site';
export type * from './schemas/values';
export type { BankBranch, BranchQueue } from '../fields/branch/schema';
export * from './slug';
export { isLonger } from './utf8';
export { draftLifetimes } from './draftLifetimes';
