/** What has to stand in a text for a rule to find something there. A rule that is not named may find something in any text. */
const needed = {
  'no-warning-comments': /oxlint-disable/,
  'no-irregular-whitespace': /[^\S \t\r\n]|[\u0085\u180e\u200b]/,
  'no-restricted-syntax': /\bimport\s*\.\s*meta\b|<(?:input|select|textarea|button)\b/,
};

/**
 * Whether one of these rules may find something in a text.
 *
 * @param {string} text
 * @param {readonly string[]} rules  their names
 */
export const mayFind = (text, rules) =>
  // A comment for ESLint is itself a finding: nothing is switched off.
  /\beslint\b/.test(text) || rules.some((rule) => needed[rule]?.test(text) ?? true);
