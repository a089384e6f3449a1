import {
  previewSteps,
  receiptPage,
  previewLines,
  type CompiledField,
  type CompiledForm,
  type Dialog,
  type Facts,
  type FileNames,
  type FormState,
  type PreviewRow,
  type PreviewStep,
} from '../interpreter';
import { extrasRead } from '../interpreter/machine';
import type { DraftKeeper } from './draft';
import type { OpenDialog, Receipt, RecapRow } from './records';
import type { Shared } from './shared';

interface OutcomeParts extends Shared {
  facts: () => Facts;
  draft: Pick<DraftKeeper, 'rest' | 'keepDialog'>;
  fileNames: () => FileNames;
  /** What an earlier page has left. */
  receipt: Omit<Receipt, 'expiry'> | undefined;
  dialog: OpenDialog | undefined;
}

/** What outlives the page of something that was registered. */
export type KeptOutcome = ReturnType<typeof keepOutcome>;

/** Keeps what a session has registered, and the dialogs that report it, on the device. */
export function keepOutcome(parts: OutcomeParts) {
  const { form, activity, facts, draft, fileNames } = parts;
  const { store, clock } = parts.ports;
  let { receipt } = parts;
  /** What this session has registered, or began with: a receipt of another tab is not this one's to put away. */
  const own = new Set(receipt && [receipt.number]);
  /** The dialogs that have to come back, the newest last; the newest one is kept. */
  let open = parts.dialog ? [parts.dialog] : [];

  /** The visitor restarts. */
  const forget = (): void => {
    const shown = receipt;
    receipt = undefined;
    open = [];
    const stored = store?.loadReceipt();
    // An older one was put away when this one took its place, though a full device may have kept it.
    const isOlder = stored && shown && stored.time < shown.time;
    if (stored && (isOlder || own.has(stored.number))) store?.clearReceipt();
  };

  return {
    /**
     * The form was sent: the receipt takes the draft's place, before anything is shown of its number. `isOver`: the draft is that of
     * another application, and stays.
     */
    registered: (number: string, answers: FormState, isOver: boolean): void => {
      const { slug, title, product } = form.definition;
      const steps = recapSteps(form, answers, fileNames());
      const recap = recapOf(steps, form.definition.confirmation?.recapOf);
      const applicant = applicantOf(form, steps);
      const page = receiptPage(form, answers, facts(), number);
      draft.rest();
      own.add(number);
      receipt = { slug, number, product: product?.name ?? title, applicant, time: clock.now(), recap, page };
      const result = store?.saveReceipt(receipt, undefined, isOver);
      if (result) activity.patchDraft({ fault: result.stored ? undefined : result.reason });
    },
    receipt: (): typeof receipt => receipt,
    /** A dialog reports what was registered, or blocks: it comes back with the page, unless the receipt has taken its place. */
    dialogOpened: ({ path, extras: all, registered }: Dialog & Pick<OpenDialog, 'registered'>): void => {
      if (receipt) return;
      open = [...open, { path, extras: extrasRead(form, path, all), ...(registered && { registered }) }];
      draft.keepDialog(open.at(-1));
    },
    /** A dialog has gone; with it goes what was kept for it. */
    dialogClosed: (path: string): void => {
      const closed = open.findLast((dialog) => dialog.path === path);
      if (!closed) return;
      open = open.filter((dialog) => dialog !== closed);
      draft.keepDialog(open.at(-1));
    },
    forget,
  };
}

/** The answers as on the preview, without sensitive and skipped ones, and masked as their fields say, in titles of rows too. */
function recapSteps(form: CompiledForm, state: FormState, fileNames: FileNames): PreviewStep[] {
  const shown = ({ name, text }: PreviewRow): string => {
    const field = form.fields.get(name);
    const sensitive = field?.definition.sensitive;
    if (text === '' || sensitive === true) return '';
    const input = field?.row.input;
    // Numbers and names of files are not masked.
    const isPlain = input === 'files' || typeof state.values[name] === 'number';
    return isPlain && sensitive !== 'receipt' ? text : masked(text, sensitive === 'receipt', input);
  };
  return previewSteps(form, state, fileNames).map((step) => ({
    ...step,
    rows: step.rows.flatMap((answer) => {
      const { row } = answer;
      const text = shown(answer);
      if (text === '') return [];
      if (!row) return [{ ...answer, text }];
      const title = step.rows
        .filter((one) => one.text !== '' && one.row?.rows === row.rows && one.row.slot === row.slot)
        .reduce((words, one) => words.split(one.text).join(shown(one) || '•••'), row.title);
      return [{ ...answer, text, row: { ...row, title } }];
    }),
  }));
}

/** The answers of a receipt, or those of `names`; that one is a sample is said in any case. */
function recapOf(steps: readonly PreviewStep[], names: readonly string[] | undefined): RecapRow[] {
  let place = '';
  const isRecalled = ({ name, row, sample }: PreviewRow): boolean =>
    names === undefined || sample !== undefined || names.includes(row?.rows ?? name);
  return steps.flatMap(({ id, title, rows }) =>
    previewLines(rows)
      .filter(isRecalled)
      .map(({ label, text, sample, row }): RecapRow => {
        const recalled = { label, text, ...(sample && { sample }) };
        const before = place;
        place = row ? `${row.rows} ${row.slot}` : id;
        return place === before ? recalled : { ...recalled, part: row?.title ?? title };
      }),
  );
}

/** For whom the form is: the person, else the company, whose name browsers fill in. */
function applicantOf(form: CompiledForm, steps: readonly PreviewStep[]): string | undefined {
  const answers = steps.flatMap(({ rows }) => rows);
  const filledAs = (kind: string): string | undefined =>
    answers.find(({ name }) => {
      const definition = form.fields.get(name)?.definition;
      return definition && 'autocomplete' in definition && definition.autocomplete === kind;
    })?.text;
  return filledAs('name') ?? filledAs('organization');
}

/**
 * As a stranger may read it: no more than a word's first letter or a day's year of a `sensitive` answer; of the others, the last four of
 * long runs of digits, which name a person or an account, and the first letter of the name in an e-mail address.
 */
function masked(text: string, sensitive: boolean, input: CompiledField['row']['input'] | undefined): string {
  if (!sensitive)
    return text
      .replace(/\d{6,}/g, (digits) => '•'.repeat(digits.length - 4) + digits.slice(-4))
      .replace(/(?<=[^\s@])[^\s@]+(?=@)/g, (name) => '•'.repeat(name.length));
  if (input === 'day') return `••/••/${text.slice(-4)}`;
  if (input === 'month') return `••/${text.slice(-4)}`;
  return text.replace(
    /\d|(\p{L})[\p{L}\p{M}]*/gu,
    (found, first: string | undefined = '') => first + '•'.repeat(found.length - first.length),
  );
}
