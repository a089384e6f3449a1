import { startState, type CompiledForm, type Facts, type FormState } from '../interpreter';
import { dialogAt, transition } from '../interpreter/machine';
import { newestOf, storedRecord } from './applications';
import type { DraftStatus, LostReceipt, ShownDialog } from './activity';
import type { Address } from './address';
import { lifetimesOf } from './draft';
import type { Ports } from './ports';
import { givenEvent, queryEvent } from './query';
import type { KnownFiles, OpenDialog, Receipt } from './records';

/** What a form begins with: an earlier visit's answers or its receipt, or nothing. */
export interface Opened {
  state: FormState;
  status: DraftStatus;
  /** The page before the first step is shown. */
  atStart: boolean;
  receipt?: Receipt;
  lost?: LostReceipt;
  dialog?: OpenDialog | undefined;
  dialogs: readonly ShownDialog[];
  files: KnownFiles;
}

export interface OpenParts {
  form: CompiledForm;
  /** Of the definition's text: says whether a draft was given to the same definition. */
  definitionHash: string;
  /** The parameters of the page's address, which may give answers. */
  query: Readonly<Record<string, string>>;
  /** Answers that a form on another page has passed on; they beat a draft's. */
  given?: Readonly<Record<string, string>> | undefined;
  /** What it names of the form; left out: the form stands in a page of other things, and has no page before its first step. */
  address?: Address | undefined;
  ports: Ports;
}

/**
 * Refills the form from this device. What others have kept stays: only a press gives it up. The page before the first step is shown where
 * there is nothing to go on with.
 */
export function restoreForm({ form, definitionHash, query, given = {}, address, ports }: OpenParts): Opened {
  const { clock, store, words } = ports;
  const facts: Facts = { today: clock.today() };
  const asked = queryEvent(form, query);
  const events = [givenEvent(form, given), asked].filter((event) => event !== undefined);
  const withQuery = (state: FormState): FormState =>
    events.reduce((before, event) => transition(form, before, event, facts).state, state);
  const blank = withQuery(startState(form, facts));
  const status: DraftStatus = { expiring: false };
  const begin = { state: blank, status, atStart: false, dialogs: [], files: {} };
  const isAsked = address?.page === 'step' && address.step === undefined && !asked;
  const start = { ...begin, atStart: form.start !== undefined && isAsked };
  if (!store) return start;
  const receipt = store.loadReceipt();
  if (receipt) return { ...begin, receipt };
  const loaded = store.load(lifetimesOf(form).longest);
  const { keys = [] } = storedRecord(store) ?? {};
  const isOpen = keys.some(({ state }) => state === 'sent');
  const known: DraftStatus = { ...status, ...(isOpen && { sending: 'unknown' }) };
  if (loaded.kind !== 'found') {
    const isExpired = loaded.kind === 'expired';
    const wasSent = address?.page === 'preview' && !asked && !isExpired && !isOpen;
    const sent = newestOf(keys.filter(({ call, state }) => call === 'submit' && state === 'done'));
    return {
      ...start,
      status: { ...known, ...(isExpired && { message: 'expired' }) },
      ...(wasSent && { lost: { number: sent?.number } }),
    };
  }
  const { draft } = loaded;
  const { data, activeStep, stages, agreed, passed, finished, refused, notices, dialog } = draft;
  const sameDefinition = draft.definitionHash === definitionHash;
  const back = {
    type: 'restore',
    ...{ data, activeStep, stages, agreed, passed, finished, refused, notices, sameDefinition },
  } as const;
  const state = withQuery(transition(form, blank, back, facts).state);
  const context = { form, state: () => state, facts: () => facts, reasonOf: words.fault };
  const shown = dialog && dialogAt(context, dialog.path, dialog.extras);
  return {
    ...begin,
    state,
    status: {
      ...known,
      ...(loaded.refused === undefined ? { savedUntil: draft.expiry } : { fault: loaded.refused }),
      restored: sameDefinition ? 'whole' : 'partly',
    },
    dialog,
    dialogs: shown ? [{ ...shown, id: 1, ...(dialog.registered && { registered: true }) }] : [],
    files: draft.files ?? {},
  };
}
