export * from './blocks';
export * from './conditions';
export * from './effects';
export * from './fields';
export * from './form';
export * from './values';
