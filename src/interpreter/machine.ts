/** The door for whoever lives a form through in time: the session alone. */
export { inputsOfSubmission } from './compile/inputsOfSubmission';
export { dialogAt, extrasRead } from './engine/dialog';
export { runAction, type RunContext, type RunEnd } from './engine/runAction';
export { transition } from './engine/transition';
