import type { CompiledForm } from '../../../interpreter';
import type { Draft } from '../../../session';
import { createStore } from '../../../storage';
import { beginForm } from '../../simulation/begun';
import { createWorld } from '../../simulation/createWorld';
import { madeUpLists } from '../../simulation/lists';
import type { Left, Version } from '../../simulation/world';

/** What a visit has left on a device, and the draft in it. */
export interface Example {
  left: Left;
  draft: Draft;
}

/** As it is served to visitors. */
export function servedAs(form: CompiledForm, hash: string): Version {
  return { form, hash, lists: madeUpLists(form) };
}

/** The drafts of visitors who fill a form in by themselves, one for each step that they come to. The same seeds, the same drafts. */
export async function exampleDrafts(
  form: CompiledForm,
  seeds: readonly string[],
): Promise<readonly Example[]> {
  const versions = [servedAs(form, 'before')];
  const all: Example[] = [];
  for (const seed of seeds) {
    for (const left of await beginForm(versions, '', seed)) {
      const draft = draftIn(versions, left);
      if (draft) all.push({ left, draft });
    }
  }
  return all;
}

function draftIn(versions: readonly Version[], left: Left): Draft | undefined {
  const { device, clock } = createWorld(versions, { query: '' }, () => [], left);
  const { storage, listen } = device.tab();
  const { slug = '' } = versions[0]?.form.definition ?? {};
  const store = createStore(slug, { storage: () => storage, now: clock.now, listen, neighbours: new Set() });
  const loaded = store.load(Number.MAX_SAFE_INTEGER);
  return loaded.kind === 'found' ? loaded.draft : undefined;
}
