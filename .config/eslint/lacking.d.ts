type Kind = 'globals' | 'statics' | 'members' | 'names' | 'owners' | 'selectors' | 'atRules' | 'functions';

export declare const lacking: () => Readonly<Record<Kind, ReadonlySet<string>>>;
