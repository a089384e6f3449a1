/** The entry point of the session, which runs events and actions; nothing else imports it. */
export { inputsOfSubmission } from './compile/inputsOfSubmission';
export { dialogAt, extrasRead } from './engine/dialog';
export { leaveEntry } from './engine/entry';
export { runAction, sourceOf, type RunContext, type RunEnd } from './engine/runAction';
export { transition } from './engine/transition';
