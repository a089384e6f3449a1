/** The id of the element that says what a check found; a step's id may hold spaces, an element's may not. */
export const checkId = (id: string): string => `check-${id.replace(/\s/g, '_')}`;
