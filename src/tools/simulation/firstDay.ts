/** The day on which every simulated visit begins. */
export const firstDay = '2026-03-04';
