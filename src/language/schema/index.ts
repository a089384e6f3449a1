/** What the schemas of the language are made of. */
export * from './aliases';
export * from './collections';
export * from './formLeaves';
export * from './leaves';
export * from './objects';
export * from './schema';
export * from './unions';
export * from './walk';
