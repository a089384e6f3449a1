/** One form while it is open: no React, no DOM. It meets the world through its ports. */
export type { Activity, DraftStatus, LostReceipt, Question, ShownDialog, ShownPopup } from './activity';
export type { Address } from './address';
export type { FormEntry } from './entry';
export { moveFor, noNavigator, type StepAddresses } from './navigation';
export type * from './ports';
export type * from './records';
export type { Session, SessionStart } from './session';
export { createSession } from './session';
export type { SentFile } from './uploadState';
export type { ValueStore } from './valueStore';
