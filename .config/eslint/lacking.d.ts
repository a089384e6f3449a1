export interface Lacking {
  readonly globals: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
  readonly selectors: ReadonlySet<string>;
  readonly atRules: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

export declare const lacking: () => Lacking;
