/** The code of the calendar did not come. */
export const calendarFailed = 'Kalender tidak dapat dimuat. Silakan ketik tanggalnya.';
