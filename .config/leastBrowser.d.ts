interface Least {
  readonly name: string;
  readonly version: string;
  readonly ids: readonly string[];
  readonly targets: readonly string[];
}

export declare const leastBrowser: readonly Least[];
export declare const leastSyntax: 2022;
export declare const buildTarget: string[];
export declare const leastNames: string;
