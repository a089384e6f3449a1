import type { CompiledForm, FormState } from '../interpreter';
import type { ActivityStore } from './activity';
import type { Ports } from './ports';

/** What every part of a session is given. */
export interface Shared {
  readonly form: CompiledForm;
  readonly ports: Ports;
  /** What goes on around the answers. */
  readonly activity: ActivityStore;
  state: () => FormState;
}
