import { actionCallNames, type FaultKind } from '../../interpreter';

/** Calls whose answers are lists of choices. */
export const listCalls = ['remote-select', 'remote-select-get', 'transaksi', 'santer', 'get'] as const;

/** Every call that a form makes, and so every key of a scenario's `calls`. */
export const callNames = [
  ...actionCallNames,
  'downloadpdf',
  'popup',
  ...listCalls,
  'upload-file',
  'holidays',
] as const;

export type CallName = (typeof callNames)[number];

/** Why there is no answer that could be read. */
export const faultNames = ['network', 'timeout', 'unreadable'] as const satisfies readonly FaultKind[];
