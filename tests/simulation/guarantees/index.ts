import type { World, Watcher } from '../world';
import { choices } from './choices';
import { dialogs } from './dialogs';
import { doubts } from './doubts';
import { draftEnds } from './draftEnds';
import { drafts } from './drafts';
import { foreignRecords, untilForeign } from './foreign';
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
import { strangers } from './strangers';
import { uploads } from './uploads';

/** What a session guarantees, each watching over one visit. */
export function guarantees(visit: World): readonly Watcher[] {
  const ofDevice = [
    registrations,
    intents,
    refusals,
    outcomes,
    dialogs,
    doubts,
    drafts,
    draftEnds,
    inquiries,
  ];
  const ofPage = [
    choices,
    foreignRecords,
    locks,
    presses,
    releases,
    screens,
    sending,
    states,
    strangers,
    uploads,
  ];
  return [
    ...ofDevice.map((guarantee) => untilForeign(visit, guarantee(visit))),
    ...ofPage.map((guarantee) => guarantee(visit)),
  ];
}
