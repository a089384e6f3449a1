import table from './contract.json';

/** What stands at a place of an answer. */
export type AnswerType = 'text' | 'date' | 'number' | 'boolean' | 'object' | 'list' | 'any';

/** A call of the bank. */
export interface Call {
  /** What is sent, by key; a text may have to fit a pattern. */
  body: Readonly<Record<string, { type: 'text' | 'object'; pattern?: string }>>;
  required: readonly string[];
  /** What may come back, by its path: `data.namaLengkap`. */
  answer: Readonly<Record<string, AnswerType>>;
  statuses: readonly number[];
}

/** A list of options. */
export interface List {
  columns: readonly string[];
  /** The list that a filter takes its code from. */
  parents?: Readonly<Record<string, string>>;
  /** The words that a filter knows. */
  words?: Readonly<Record<string, readonly string[]>>;
}

/** What definitions need to know of the bank. */
export interface Contract {
  calls: Readonly<Record<string, Call>>;
  lists: Readonly<Record<string, List>>;
  /** The addresses of branches with their queues. */
  branches: readonly string[];
}

/** The bank's contract, made of `mocks/openapi.yaml` by `npm run schema`. */
export const contract: Contract = table as Contract;
