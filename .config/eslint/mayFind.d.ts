export declare const mayFind: (text: string, rules: readonly string[]) => boolean;
