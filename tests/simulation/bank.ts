import { actionCallNames, type ActionCallName, type Json, type JsonObject } from '../../src/interpreter';
import type { Bank } from '../../src/session';
import type { CallAnswer } from '../../src/tools/scenarios/language';
import type { VirtualClock } from '../../src/tools/visit/clock';
import { bankOf } from '../../src/tools/visit/bank';
import type { BankCall } from './acts';
import { answerBy, fateAt, isDone, isTaken, learned, usualFate, type Fate, type SiteState } from './fates';
import {
  entryUnder,
  isWrite,
  namesLostFile,
  receive,
  type LedgerEntry,
  type Ledger,
  type Request,
} from './ledger';

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
  /** The registration number that the page gets. */
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

  /** A call of an action, which goes into the ledger. */
  const act = (
    { tab, page, session }: Asker,
    call: ActionCallName,
    body: JsonObject,
    key: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<CallAnswer> => {
    const fate = fateOf(call);
    const asking = page();
    const request: Request = {
      ...{ seq: parts.nextSeq(), call, key, body, tab, page: asking, session: session(), fate },
      sentAt: parts.elapsed(),
      open: true,
    };
    ledger.requests.push(request);
    parts.onAsked(request);
    let entry: LedgerEntry | undefined;
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
      const end = (answer: CallAnswer): void => {
        request.open = false;
        resolve(answer);
      };
      signal?.addEventListener('abort', () => {
        if (request.open) parts.onGivenUp(request);
        end({ fault: 'network' });
      });
      clock.after(fate.answers, () => {
        if (!request.open) return;
        const effective: Fate = refused ? { ...fate, says: { status: 410 } } : fate;
        const reply = replyOf(call, fate.variant, entry?.number ?? '');
        const number = effective.says === 'fine' && call === 'submit' ? numberIn(reply) : undefined;
        if (number !== undefined) ledger.shownNumbers.add(number);
        request.open = false;
        const delivered = page() === asking;
        parts.onAnswered({ request, delivered, learned: learned(effective, call === 'submit'), number });
        end(answerBy(effective, reply));
      });
    });
  };

  /** Whatever is no call of an action; `fine` is made when the answer comes. */
  const later = (call: BankCall, signal: AbortSignal | undefined, fine: () => Json): Promise<CallAnswer> => {
    const fate = fateOf(call);
    return new Promise((resolve) => {
      const end = (): void => resolve(answerBy(fate, fate.says === 'fine' ? fine() : {}));
      signal?.addEventListener('abort', end);
      clock.after(fate.answers, end);
    });
  };

  const store = (file: object & { name: string }): JsonObject => {
    const url = `/files/${ledger.files.size + 1}-${file.name}`;
    ledger.files.set(url, { name: file.name, choice: 'choice' in file ? Number(file.choice) : 0 });
    return { succeeded: true, data: { url } };
  };

  return {
    list: () => {
      const fate = fateOf('list');
      return new Promise((resolve) => void clock.after(fate.answers, () => resolve(fate.says === 'fine')));
    },
    plan: (call, fate) => plans.set(call, [...(plans.get(call) ?? []), fate]),
    reachedBy: (asker) => {
      const bank = bankOf({
        ask: (call, body, key, signal) => {
          const action = actionCallNames.find((one) => one === call);
          if (action) return act(asker, action, body, key, signal);
          if (call === 'popup') return later(call, signal, () => ({ data: { content } }));
          // A file is no JSON object.
          return later('downloadpdf', signal, () => '%PDF-1.7');
        },
        upload: (file, signal) => later('upload-file', signal, () => store(file)),
      });
      return {
        ...bank,
        isLost: (url) =>
          new Promise((resolve) => {
            clock.after(usualFate.answers, () => {
              const site = parts.site();
              const isLost = site !== 'portal' && site !== 'hanging' && ledger.lost.has(url);
              resolve(isLost);
            });
          }),
        upload: async (file, options) => {
          const session = asker.session();
          const answer = await bank.upload(file, options);
          if ('problem' in answer && !options.signal.aborted)
            parts.onUploadFailed({ file: file.name, tab: asker.tab, session });
          return answer;
        },
      };
    },
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
    case 'submit': {
      // One registration has one number, however often its answer is asked for.
      const digits = Number(number.slice(2));
      return data({ registrationNumber: digits % 3 === 1 ? digits : number });
    }
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
