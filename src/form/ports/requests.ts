import { isApiError } from '../../api';
import type { FaultKind } from '../../interpreter';

/** The client throws typed errors; anything else is a fault of this program, which a developer reads in the console. */
export function faultOf(error: unknown): FaultKind {
  if (!isApiError(error)) {
    console.error(error);
    return 'program';
  }
  // Nobody reads the fault of an aborted request.
  return error.kind === 'timeout' || error.kind === 'unreadable' ? error.kind : 'network';
}
