/** A file that is on its way, or did not arrive. */
export interface SentFile {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has gone out, 0 to 1; left out while nobody knows. */
  part?: number | undefined;
  /** A PDF that is encrypted. */
  isProtected?: boolean | undefined;
}

/** What goes on in one upload field; outlives its step, so that a visitor may go on while a file is sent. */
export interface FieldUploads {
  sent: readonly SentFile[];
  /** Why files of the last choice were not taken, or are no longer there. */
  faults: readonly string[];
  /** What happened last, for screen readers. */
  news?: News;
}

interface News {
  what: 'uploading' | 'stored' | 'protected' | 'failed' | 'refused' | 'cancelled' | 'removed';
  name: string;
}

/** What happens to the uploads of a field. */
export type UploadEvent =
  /** A choice was judged: these files of it wait, and this is reported of the others. */
  | { type: 'chosen'; files: readonly SentFile[]; faults: readonly string[]; replaces: boolean }
  /** Files of a field that has come back wait again. */
  | { type: 'queued'; files: readonly SentFile[] }
  | { type: 'sending'; id: number }
  | { type: 'progressed'; id: number; part: number | undefined }
  | { type: 'stored'; id: number }
  /** The bank does not take it. */
  | { type: 'refused'; id: number }
  /** It did not arrive, and may be sent again. */
  | { type: 'failed'; id: number }
  | { type: 'cancelled'; id: number }
  /** One that has failed waits again, unless something is reported of it. */
  | { type: 'retried'; id: number; faults: readonly string[] }
  /** A stored file was taken out of the answer. */
  | { type: 'removed'; name: string }
  /** It came back. */
  | { type: 'restored'; name: string }
  /** The bank no longer has stored files. */
  | { type: 'lost'; faults: readonly string[] }
  | { type: 'givenUp' };

/** A field for which nothing was chosen. */
export const noUploads: FieldUploads = { sent: [], faults: [] };

/** What goes on after an event. Pure; one about a file that is no longer on its way changes nothing. */
export function uploadsAfter(now: FieldUploads, event: UploadEvent): FieldUploads {
  switch (event.type) {
    case 'chosen': {
      // What became of an earlier choice is over.
      const { news: _over, ...rest } = now;
      const sent = [...(event.replaces ? [] : now.sent), ...event.files];
      return { ...rest, faults: event.faults, sent };
    }
    case 'queued':
      return { ...now, sent: [...now.sent, ...event.files] };
    case 'removed':
      return { ...now, faults: [], news: { what: 'removed', name: event.name } };
    case 'restored':
      return { ...now, news: { what: 'stored', name: event.name } };
    case 'lost':
      return { ...now, faults: [...now.faults, ...event.faults] };
    case 'givenUp': {
      // Where the field comes back, nothing is uploading any more.
      const { news: _over, ...rest } = now;
      return { ...rest, sent: [] };
    }
    default: {
      const file = now.sent.find(({ id }) => id === event.id);
      return file ? afterFile(now, file, event) : now;
    }
  }
}

function afterFile(
  now: FieldUploads,
  file: SentFile,
  event: Extract<UploadEvent, { id: number }>,
): FieldUploads {
  const changed = (change: Partial<SentFile>): FieldUploads => ({
    ...now,
    sent: now.sent.map((one) => (one === file ? { ...one, ...change } : one)),
  });
  const without: FieldUploads = { ...now, sent: now.sent.filter((one) => one !== file) };
  const news = (what: News['what']): { news: News } => ({ news: { what, name: file.name } });
  switch (event.type) {
    case 'sending':
      return { ...changed({ state: 'sending', part: undefined }), ...news('uploading') };
    case 'progressed':
      return changed({ part: event.part });
    case 'failed':
      return { ...changed({ state: 'failed', part: undefined }), ...news('failed') };
    case 'retried':
      return {
        ...(event.faults.length === 0 ? changed({ state: 'waiting' }) : now),
        faults: event.faults,
      };
    case 'stored':
      return { ...without, ...news(file.isProtected ? 'protected' : 'stored') };
    case 'refused':
    case 'cancelled':
      return { ...without, ...news(event.type) };
  }
}

/** How many files are on their way. */
export const underWay = ({ sent }: FieldUploads): number =>
  sent.filter(({ state }) => state !== 'failed').length;
