/** The server sends all files with findings: a list of `CheckedFile`. */
export const findingsEvent = 'eform:findings';

/** A page that has just been opened asks for them. */
export const askEvent = 'eform:findings-wanted';
