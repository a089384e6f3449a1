/** Ids of the control, label, guide text, error and notice of the field `name`, made from it alone. */
export const fieldIds = (name: string) => {
  const control = `field-${name}`;
  return {
    control,
    label: `${control}-label`,
    guide: `${control}-guide`,
    error: `${control}-error`,
    notice: `${control}-notice`,
  };
};

/** The id of the heading of a row, by its group's control. */
export const rowTitleId = (control: string, slot: number): string => `${control}-row-${slot}`;

/** Which of the three texts around a control are shown. */
export interface ShownTexts {
  guideText?: string;
  error?: string;
  notice?: string;
}

/** The `aria-describedby` of a control: the ids of the texts that are shown, and of `others`; `undefined` for none. */
export const describedBy = (
  name: string,
  shown: ShownTexts,
  others: readonly string[] = [],
): string | undefined => {
  const ids = fieldIds(name);
  const list = [
    shown.guideText && ids.guide,
    shown.error && ids.error,
    shown.notice && ids.notice,
    ...others,
  ];
  return list.filter(Boolean).join(' ') || undefined;
};

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
