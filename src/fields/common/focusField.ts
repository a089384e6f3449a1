import { fieldIds } from './fieldIds';

/**
 * Moves focus to the control of the field `name` and scrolls it into view; of a group, to the chosen or else the
 * first of its controls. False when the field is not in the page.
 */
export const focusField = (name: string): boolean => {
  const element = document.getElementById(fieldIds(name).control);
  const control =
    element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input') ?? element;
  control?.focus();
  return control !== null && control !== undefined;
};
