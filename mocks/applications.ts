/** A text that survives, or doesn't: session storage in a browser, memory in tests. */
export interface Shelf {
  read: () => string | null;
  write: (text: string) => void;
}

/** What a visitor has submitted. */
export interface Application {
  registrationNumber: string;
  subProductId: string;
  /** The answers, as they were sent. */
  data: string;
  submittedAt: string;
  /** The key of its submission; a repeated one makes no second application. */
  key: string;
}

/** The applications that the mock has taken. */
export interface Applications {
  find: (registrationNumber: string) => Application | undefined;
  /** Takes an application, once per key. */
  take: (application: Omit<Application, 'registrationNumber' | 'submittedAt'>) => Application;
}

/** Keeps applications on a shelf. */
export function applications(shelf: Shelf): Applications {
  const list = (): Application[] => {
    const text = shelf.read();
    // Nobody but this file writes the shelf.
    return text === null ? [] : (JSON.parse(text) as Application[]);
  };
  return {
    find: (number) => list().find(({ registrationNumber }) => registrationNumber === number),
    take: (application) => {
      const taken = list();
      const earlier = taken.find(({ key }) => key !== '' && key === application.key);
      if (earlier) return earlier;
      const submittedAt = new Date().toISOString();
      const day = submittedAt.slice(2, 10).replaceAll('-', '');
      const number = String(taken.length + 1).padStart(6, '0');
      const added = { ...application, submittedAt, registrationNumber: `REG${day}${number}` };
      shelf.write(JSON.stringify([...taken, added]));
      return added;
    },
  };
}

/** A shelf that ends with the process. */
export function memoryShelf(): Shelf {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
}
