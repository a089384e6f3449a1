import type { Rule } from 'eslint';

export declare const leastBrowser: Rule.RuleModule;
