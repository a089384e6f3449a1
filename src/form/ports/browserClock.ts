import type { Clock } from '../../session';

/** The time of the visitor's device. */
export const browserClock: Clock = {
  now: () => Date.now(),
  today: () => dayOf(new Date(Date.now())),
  untilTomorrow: () => {
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    // A timer may fire a moment early.
    return midnight.getTime() - Date.now() + 20;
  },
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  onWake: (listener) => {
    window.addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
  onLeave: (listener) => {
    window.addEventListener('pagehide', listener);
    // The form is about to be read again with its answers (development).
    window.addEventListener('eform:definition-changed', listener);
    return () => {
      window.removeEventListener('pagehide', listener);
      window.removeEventListener('eform:definition-changed', listener);
    };
  },
};

/** A calendar day in the visitor's time zone, `YYYY-MM-DD`. */
function dayOf(day: Date): string {
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
