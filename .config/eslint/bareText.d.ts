import type { Rule } from 'eslint';

export declare const bareText: Rule.RuleModule;
