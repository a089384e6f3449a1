export declare const stampOf: (places: readonly string[]) => string;
