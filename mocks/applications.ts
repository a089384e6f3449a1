/** An application that the mock bank has taken. */
export interface Application {
  registrationNumber: string;
  subProductId: string;
  /** The answers, as the JSON text that was sent. */
  data: string;
  /** ISO 8601. */
  registeredAt: string;
  idempotencyKey?: string;
}

/** What an application is made of. */
export type Submission = Pick<Application, 'subProductId' | 'data' | 'idempotencyKey'>;

/** The applications taken so far. */
export interface Applications {
  /** Takes an application; the same key with the same answers gives the application that is there already. */
  submit: (submission: Submission) => Application | 'key-used-for-other-answers';
  find: (registrationNumber: string) => Application | undefined;
}

const storageKey = 'eform-mocks:applications';

/** Keeps applications in memory, and in `storage` as far as it lets, so that a reload of the page finds them again. */
export function keepApplications(storage?: Storage): Applications {
  const applications = restore(storage);
  return {
    submit(submission) {
      const { idempotencyKey: key } = submission;
      const known = key === undefined ? undefined : applications.find((one) => one.idempotencyKey === key);
      if (known) {
        const same = known.data === submission.data && known.subProductId === submission.subProductId;
        return same ? known : 'key-used-for-other-answers';
      }
      const now = new Date();
      const registrationNumber = numberOf(now, applications.length + 1);
      const application = { ...submission, registrationNumber, registeredAt: now.toISOString() };
      applications.push(application);
      save(applications, storage);
      return application;
    },
    find: (registrationNumber) => applications.find((one) => one.registrationNumber === registrationNumber),
  };
}

/** `EF2603010001`: the day (UTC), and a count. */
function numberOf(day: Date, count: number): string {
  return `EF${day.toISOString().slice(2, 10).replaceAll('-', '')}${String(count).padStart(4, '0')}`;
}

function restore(storage?: Storage): Application[] {
  try {
    const stored = storage?.getItem(storageKey);
    // Nothing but `save` writes under this key.
    return stored ? (JSON.parse(stored) as Application[]) : [];
  } catch {
    return [];
  }
}

/** Storage that is full or blocked leaves the applications in memory. */
function save(applications: readonly Application[], storage?: Storage): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(applications));
  } catch {
    // What is in memory is enough until the page is reloaded.
  }
}
