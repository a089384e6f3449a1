import type { ActionCallName, CallProblem, Json } from '../../interpreter';
import type { Abort, Bank, BankAnswer, UploadAnswer } from '../../session';
import type { VirtualClock } from '../visit/clock';
import { popupIn } from '../visit/bank';
import type { BankCall } from '../visit/worldActs';
import { answerBy, fateAt, isDone, isTaken, learned, usualFate, type Fate, type SiteState } from './fates';
import { entryUnder, isWrite, namesLostFile, receive, type Entry, type Ledger, type Request } from './ledger';

/** Which page asks, and whether anybody is left there to hear the answer. */
export interface Asker {
  tab: number;
  page: () => number;
  session: () => number;
}

/** An answer on its way into a page. */
export interface Answered {
  request: Request;
  /** The page is still there. */
  delivered: boolean;
  learned: 'done' | 'refused' | 'unknown';
  /** The number that the page is told. */
  number?: string;
}

export interface SimulatedBank {
  /** The bank as the pages of one tab reach it. */
  reachedBy: (asker: Asker) => Bank;
  /** Asks for a list once more; says whether it has come. */
  list: () => Promise<boolean>;
  /** What becomes of the next request of a kind. */
  plan: (call: BankCall, fate: Fate) => void;
}

const content = [{ type: 'heading', text: 'Syarat', level: 2 }];

interface BankParts {
  clock: VirtualClock;
  ledger: Ledger;
  /** Counts what happens in a visit. */
  nextSeq: () => number;
  elapsed: () => number;
  site: () => SiteState;
  onAsked: (request: Request) => void;
  onAnswered: (answered: Answered) => void;
  /** A page does not wait for the answer any more. */
  onGivenUp: (request: Request) => void;
  /** A file that a page still waits for has not arrived. */
  onUploadFailed: (failed: { file: string; tab: number; session: number }) => void;
}

/** A bank that keeps a ledger, behind a network on which anything may happen. Its time is the world's: it outlives every page. */
export function createSimulatedBank(parts: BankParts): SimulatedBank {
  const { clock, ledger } = parts;
  const plans = new Map<BankCall, Fate[]>();
  const fateOf = (call: BankCall): Fate => fateAt(parts.site(), plans.get(call)?.shift() ?? usualFate);

  const ask = (
    { tab, page, session }: Asker,
    call: ActionCallName,
    body: Request['body'],
    { abort, key }: { abort: Abort; key?: string },
  ): Promise<BankAnswer> => {
    const fate = fateOf(call);
    const asking = page();
    const request: Request = {
      ...{ seq: parts.nextSeq(), call, key, body, tab, page: asking, session: session(), fate },
      sentAt: parts.elapsed(),
      open: true,
    };
    ledger.requests.push(request);
    parts.onAsked(request);
    let entry: Entry | undefined;
    let refused = false;
    const arrive = (): void => {
      const lacksFile = isWrite(call) && namesLostFile(ledger, body) && !entryUnder(ledger, request);
      if (isTaken(fate)) refused = lacksFile;
      if (isDone(fate) && !lacksFile) entry = receive(ledger, request) ?? entry;
    };
    // What is answered has been read before.
    clock.after(fate.says === 'fine' ? Math.min(fate.arrives, fate.answers) : fate.arrives, arrive);
    if (fate.again !== undefined) clock.after(fate.arrives + fate.again, arrive);
    return new Promise((resolve) => {
      const end = (answer: BankAnswer): void => {
        request.open = false;
        resolve(answer);
      };
      abort.onAbort(() => {
        if (request.open) parts.onGivenUp(request);
        end({ fault: 'network' });
      });
      clock.after(fate.answers, () => {
        if (!request.open) return;
        const told: Fate = refused ? { ...fate, says: { status: 410 } } : fate;
        const reply = replyOf(call, fate.variant, entry?.number ?? '');
        const number = told.says === 'fine' && call === 'submit' ? numberIn(reply) : undefined;
        if (number !== undefined) ledger.told.add(number);
        request.open = false;
        const delivered = page() === asking;
        parts.onAnswered({ request, delivered, learned: learned(told, call === 'submit'), number });
        end(answerBy(told, reply));
      });
    });
  };

  /** Whatever is no call of an action: `fine` or not. */
  const later = <A>(call: BankCall, abort: Abort, answer: (fate: Fate) => A): Promise<A> => {
    const fate = fateOf(call);
    return new Promise((resolve) => {
      const end = (): void => resolve(answer(fate));
      abort.onAbort(end);
      clock.after(fate.answers, end);
    });
  };

  return {
    list: () => {
      const fate = fateOf('list');
      return new Promise((resolve) => void clock.after(fate.answers, () => resolve(fate.says === 'fine')));
    },
    plan: (call, fate) => plans.set(call, [...(plans.get(call) ?? []), fate]),
    reachedBy: (asker) => ({
      call: (call, body, options) => ask(asker, call, body, options),
      download: (call, _body, { abort }) =>
        later(call, abort, (fate) => (fate.says === 'fine' ? { done: true as const } : answerBy(fate, {}))),
      popup: (_slug, abort) =>
        later('popup', abort, (fate) => popupIn(answerBy(fate, { data: { content } }))),
      prepare: (file) => Promise.resolve({ file }),
      isLost: (url) =>
        new Promise((resolve) => {
          clock.after(usualFate.answers, () => {
            const isLost = parts.site() !== 'portal' && parts.site() !== 'hanging' && ledger.lost.has(url);
            if (isLost) ledger.knownLost.add(url);
            resolve(isLost);
          });
        }),
      upload: (file, { abort, onProgress }) => {
        const { name } = file;
        const session = asker.session();
        onProgress(0);
        const failed = (problem: CallProblem): UploadAnswer => {
          if (!abort.aborted) parts.onUploadFailed({ file: name, tab: asker.tab, session });
          return { problem };
        };
        return later('upload-file', abort, (fate): UploadAnswer => {
          const answer = answerBy(fate, {});
          if ('fault' in answer) return failed({ kind: 'exception', fault: answer.fault });
          const { ok, httpStatus, statusText } = answer.reply;
          if (!ok) return failed({ kind: 'http', httpStatus, statusText });
          if (fate.says !== 'fine') return { refused: true };
          const url = `/files/${ledger.files.size + 1}-${name}`;
          ledger.files.set(url, { name, choice: 'choice' in file ? Number(file.choice) : 0 });
          return { stored: url };
        });
      },
    }),
  };
}

function numberIn({ data }: ReturnType<typeof replyOf>): string | undefined {
  const number =
    typeof data === 'object' && data !== null && 'registrationNumber' in data && data.registrationNumber;
  return typeof number === 'string' || typeof number === 'number' ? String(number) : undefined;
}

/** What the contract lets the bank say to a call; `number` is that of what was registered. */
function replyOf(call: BankCall, variant: number, number: string): Readonly<Record<string, Json>> {
  const data = (fields: Readonly<Record<string, Json>>) => ({
    statusCode: 200,
    succeeded: true,
    data: fields,
  });
  switch (call) {
    case 'submit':
      return data({ registrationNumber: variant % 3 === 1 ? Number(number.slice(2)) : number });
    case 'registration':
      return data({ ncid: `NC${number.slice(2)}`, isHighRisk: variant % 4 === 3 });
    case 'wic-check': {
      const isKnown = variant % 2 === 1;
      return data({
        correlationId: `COR-${variant}`,
        ncid: isKnown ? 'NC00000001' : '',
        cif: isKnown ? 'CIF000001' : '',
        isCustomer: isKnown,
        isWic: false,
        isCustomerSkip: false,
        isHighRisk: false,
      });
    }
    case 'screening': {
      const passes = variant % 4 !== 3;
      return data({ passDukcapil: passes, passBlacklist: true, screeningMessage: passes ? 'Lolos' : 'S-03' });
    }
    case 'tipe-nasabah':
      return data({ ...customers[variant % customers.length] });
    default:
      return data({});
  }
}

/** People whom the bank knows: one is on file with a name that is longer than anyone may type, one without a name. */
const customers: readonly Readonly<Record<string, Json>>[] = [
  { namaLengkap: 'RINA CONTOH', noHp: '081234567890', email: 'rina@contoh.co.id' },
  { namaLengkap: 'R'.repeat(80), noHp: '0812', email: 'rina@contoh.co.id' },
  { namaLengkap: '', noHp: '', email: '' },
];
