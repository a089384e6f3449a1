import type { Visit, Watcher } from '../visit';
import { drafts } from './drafts';
import { locks } from './locks';
import { outcomes } from './outcomes';
import { registrations } from './registrations';
import { screens } from './screens';
import { states } from './states';

/** What a session guarantees, each watching over one visit. */
export function guarantees(visit: Visit): readonly Watcher[] {
  return [registrations, outcomes, drafts, locks, screens, states].map((guarantee) => guarantee(visit));
}
