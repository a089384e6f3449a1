import type { Visit, Watcher } from '../visit';
import { choices } from './choices';
import { drafts } from './drafts';
import { inquiries } from './inquiries';
import { intents } from './intents';
import { locks } from './locks';
import { outcomes } from './outcomes';
import { registrations } from './registrations';
import { presses } from './presses';
import { refusals } from './refusals';
import { releases } from './releases';
import { screens } from './screens';
import { sending } from './sending';
import { states } from './states';

/** What a session guarantees, each watching over one visit. */
export function guarantees(visit: Visit): readonly Watcher[] {
  const all = [
    ...[registrations, intents, sending, refusals, outcomes, drafts, choices],
    ...[locks, inquiries, presses, releases, screens, states],
  ];
  return all.map((guarantee) => guarantee(visit));
}
