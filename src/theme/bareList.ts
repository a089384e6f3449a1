/** A list that looks like none: without marks and margins of the browser's. */
export const bareList = { listStyle: 'none', m: 0, p: 0 } as const;
