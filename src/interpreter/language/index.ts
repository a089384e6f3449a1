export * from './blocks';
export * from './blockTexts';
export * from './conditions';
export * from './effects';
export * from './fields';
export type * from './form';
export type * from './values';
