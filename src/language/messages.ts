/** What a definition may say in its own words when an answer is wrong. */
export const messageNames = [
  'required',
  'minLength',
  'maxLength',
  'rule',
  'format',
  'email',
  'min',
  'max',
  'minDate',
  'maxDate',
  'closedDay',
  'date',
  'fileType',
  'fileSize',
  'fileCount',
  'minRows',
  'maxRows',
  'minChosen',
  'maxChosen',
  'option',
  'captcha',
] as const;

export type MessageName = (typeof messageNames)[number];

/** What such a text may name besides answers; these win over an answer of the same name. */
export const messageExtras = ['limit', 'label', 'value'] as const;
