import { rowPages, storedFiles, type FieldType, type Json, type Place } from '../../interpreter';
import type { Session } from '../../session';
import { between, chance, pick } from '../robot/chance';
import type { Act, RecordKind, RowAct } from './acts';
import type { SiteState } from './fates';
import { drawDoubt, drawPlan } from './drawPlan';
import { answerAt } from './fill';
import { buttonsOf, frontOf, placesShown, type Front } from './perform';
import { rowCount, rowGroups } from './rows';
import type { Visit } from './visit';

/** What may be done, with how likely it is. */
type Choice = readonly [weight: number, act: () => Act | undefined];

/** What the visitor does next, or what happens next, by a text. Most of it is what people do who want to get through. */
export function drawAct(visit: Visit, seed: string): Act {
  const front = frontOf(visit);
  const choices = [...happenings(visit, seed), ...(front ? deeds(visit, front, seed) : whenGone(seed))];
  const sum = choices.reduce((total, [weight]) => total + weight, 0);
  let drawn = chance(seed) * sum;
  for (const [weight, act] of choices) {
    drawn -= weight;
    if (drawn < 0) return act() ?? { do: 'wait', ms: 1000 };
  }
  return { do: 'wait', ms: 1000 };
}

const always = (act: Act) => (): Act => act;

const minute = 60_000;

const troubles: readonly SiteState[] = ['unreachable', 'portal', 'hanging', 'cut'];

/** Time goes by, and the world takes its course. */
function happenings(visit: Visit, seed: string): Choice[] {
  const { storage } = visit;
  return [
    [14, () => ({ do: 'wait', ms: between(20, 1200, `${seed} wait`) })],
    [14, () => ({ do: 'wait', ms: between(1200, 6000, `${seed} wait`) })],
    [4, () => ({ do: 'wait', ms: between(6000, 45_000, `${seed} wait`) })],
    [1.2, () => ({ do: 'wait', ms: between(10, 75, `${seed} wait`) * minute })],
    [0.4, () => ({ do: 'wait', ms: between(2, 30, `${seed} wait`) * 60 * minute })],
    [1, always({ do: 'wake' })],
    [0.6, () => ({ do: 'clock', by: between(1, 100, `${seed} by`) * minute })],
    [0.3, () => ({ do: 'clock', by: -between(1, 100, `${seed} by`) * minute })],
    [
      1,
      always({
        do: 'storage',
        is: storage === 'fine' ? (pick(['full', 'blocked'], seed) ?? 'full') : 'fine',
      }),
    ],
    [storage === 'fine' ? 0 : 4, always({ do: 'storage', is: 'fine' })],
    [0.4, always({ do: 'storage', is: 'wiped' })],
    [1.6, () => ({ do: 'site', is: pick(troubles, `${seed} site`) ?? 'reached' })],
    [visit.site === 'reached' ? 0 : 6, always({ do: 'site', is: 'reached' })],
    [0.8, always({ do: 'site', is: 'released' })],
    [0.8, always({ do: 'site', is: 'blinks' })],
    [0.8, () => ({ do: 'definition', version: between(0, visit.versions.length - 1, `${seed} version`) })],
    [10, () => drawPlan(visit, seed)],
    [2, always({ do: 'other-tab' })],
  ];
}

function whenGone(seed: string): Choice[] {
  const record = pick(records, `${seed} record`) ?? 'draft';
  return [
    [30, always({ do: 'open', address: 'kept' })],
    [30, always({ do: 'open', address: 'plain' })],
    [4, always({ do: 'foreign', record, seed: seed.slice(-6) })],
  ];
}

const records: readonly RecordKind[] = [
  'draft',
  'draft',
  'receipt',
  'receipt',
  'draftExpiry',
  'receiptExpiry',
];

function deeds(visit: Visit, front: Front, seed: string): Choice[] {
  const { tab, before, session } = front;
  // Who does not know what came of a submission loads the page again, or changes something, and sends again.
  const often = visit.unsure ? 6 : 1;
  // Whatever is under way, or in front of the page, must outlive its end.
  const isBusy =
    session.activity.current().running.size > 0 || Object.keys(session.state().pending).length > 0;
  const leaves = before === 'dialog' || isBusy ? 3 : 1;
  const withTab: Choice[] = [
    [2 * Math.max(often, leaves), always({ do: 'reload' })],
    [leaves, always({ do: 'close-tab', killed: false })],
    [2 * leaves, always({ do: 'close-tab', killed: true })],
    [2 * leaves, always({ do: 'browser', by: -1 })],
    [1, always({ do: 'browser', by: 1 })],
  ];
  const page = tab.page();
  if (page === 'away') return [...withTab, [40, always({ do: 'return' })]];
  withTab.push([0.7 * leaves, always({ do: 'home' })]);
  if (before !== 'nothing') return [...withTab, ...answersTo(front, seed)];
  withTab.push([page === 'receipt' ? 10 : 0.5, always({ do: 'forget' })]);
  if (page === 'receipt') return withTab;
  if (page === 'start') return [...withTab, [40, always({ do: 'next' })]];
  withTab.push([0.4, always({ do: 'extend' })]);
  return [
    ...withTab,
    ...(page === 'preview' ? onPreview(front, often, seed) : onStep(visit, front, often, seed)),
  ];
}

function answersTo({ session, before }: Front, seed: string): Choice[] {
  if (before === 'popup') return [[40, always({ do: 'popup', goOn: chance(`${seed} go`) < 0.8 })]];
  if (before === 'question') return [[40, always({ do: 'question', goOn: chance(`${seed} go`) < 0.6 })]];
  const dialog = session.activity.current().dialogs.at(-1);
  const buttons = (dialog?.buttons ?? []).map((_, button): Choice => [20, always({ do: 'press', button })]);
  return [
    ...buttons,
    [dialog?.closeButton ? 8 : 0, always({ do: 'press', button: -1 })],
    [dialog?.dismissable ? 8 : 0, always({ do: 'close' })],
  ];
}

function onPreview({ session }: Front, often: number, seed: string): Choice[] {
  const { steps: all, preview } = session.form;
  const steps = [...all.keys()];
  const declares = preview !== undefined && preview.places.length > 0;
  return [
    [declares ? 30 : 0, always({ do: 'declare', tick: chance(`${seed} tick`) < 0.8 })],
    [often === 1 ? 60 : 30, always({ do: 'submit' })],
    [often === 1 ? 36 : 6, () => drawDoubt(seed)],
    [4, always({ do: 'back' })],
    [6 * often, () => ({ do: 'edit', step: pick(steps, `${seed} step`) ?? '' })],
  ];
}

function onStep(visit: Visit, front: Front, often: number, seed: string): Choice[] {
  const { session, slot } = front;
  const places = placesShown(session);
  const pages = rowPages(session.form, session.state(), session.state().step).length;
  const isRow = session.activity.current().row !== undefined;
  const of = (...types: readonly FieldType[]): Place | undefined =>
    pick(
      places.filter(({ field }) => types.some((type) => type === typeOf(front, field))),
      `${seed} place`,
    );
  const any = pick(places, `${seed} place`);
  const retyped = of(
    'text',
    'textarea',
    'email',
    'phone',
    'number',
    'currency',
    'captcha',
    'date',
    'monthYear',
    'radio',
    'select',
  );
  const button = pick(buttonsOf(session), `${seed} button`);
  const isEnd = session.form.steps.get(session.state().step)?.definition.ends === true;
  const isMissing = session.activity.current().missingPart !== undefined;
  return [
    [30, always({ do: 'fill', seed: seed.slice(-6) })],
    [often === 1 ? 26 : 60, always({ do: 'next' })],
    [isEnd ? 40 : 4, always({ do: 'back' })],
    [isRow || pages === 0 ? 0 : 10, () => ({ do: 'row', number: between(1, pages, `${seed} row`) })],
    [1, always({ do: 'preview' })],
    [any ? 8 : 0, () => any && drawValid(front, any, seed)],
    [
      // Nobody types into an upload.
      any && typeOf(front, any.field) !== 'upload' ? 3 : 0,
      () => any && { do: 'type', field: any.field, raw: pick(unfit, `${seed} raw`) ?? '' },
    ],
    [retyped ? 4 : 0, () => retyped && { do: 'retype', field: retyped.field }],
    [
      button === undefined ? 0 : 8 * often,
      () => (button === undefined ? undefined : { do: 'button', action: button }),
    ],
    [isMissing ? 20 : 0.1, always({ do: 'fetch' })],
    ...onRows(session, pick(rowGroups(session, places), `${seed} rows`), often, seed),
    ...onFiles(visit, of('upload'), front, often, seed),
    ...onLists(
      visit,
      places.filter(({ field }) => slot.version.form.fields.get(field)?.lookup),
      seed,
    ),
    ...onCaptcha(of('captcha')),
  ];
}

function onCaptcha(place: Place | undefined): Choice[] {
  return place ? [[1, always({ do: 'renewCode', field: place.field })]] : [];
}

function onLists(visit: Visit, places: readonly Place[], seed: string): Choice[] {
  const place = pick(places, `${seed} list`);
  if (!place) return [];
  const { field } = place;
  if (visit.lists.has(field)) return [[4, always({ do: 'list', field, comes: 'whole' })]];
  const comes = chance(`${seed} comes`) < 0.5 ? 'without' : 'empty';
  return [[0.6, always({ do: 'list', field, comes })]];
}

function onRows(session: Session, place: Place | undefined, often: number, seed: string): Choice[] {
  if (!place) return [];
  const { field } = place;
  const count = rowCount(session, field);
  const number = between(1, Math.max(1, count), `${seed} row`);
  const change = (weight: number, how: RowAct): Choice => [
    weight * often,
    always({ do: 'rows', field, how, number }),
  ];
  return [change(5, 'add'), ...(count > 0 ? [change(4, 'drop'), change(1, 'undo'), change(2, 'move')] : [])];
}

function onFiles(
  visit: Visit,
  place: Place | undefined,
  { session }: Front,
  often: number,
  seed: string,
): Choice[] {
  if (!place) return [];
  const { field } = place;
  const { sent } = session.uploads(field).store.current();
  const held = storedFiles(session.state().values[field]);
  const [first] = held;
  const again = first && visit.ledger.files.get(first.url)?.name;
  const file = `berkas-${between(1, 3, `${seed} file`)}.${pick(['pdf', 'png', 'exe'], `${seed} kind`) ?? 'pdf'}`;
  const size = pick([900, 0, 6_000_000], `${seed} size${visit.elapsed() % 7}`) ?? 900;
  return [
    [6, always({ do: 'take', field, file, size: chance(`${seed} fits`) < 0.8 ? 900 : size })],
    [sent.some(({ state }) => state !== 'failed') ? 3 : 0, always({ do: 'cancel', field })],
    [sent.some(({ state }) => state === 'failed') ? 10 : 0, always({ do: 'resend', field })],
    [held.length > 0 ? 2 : 0, always({ do: 'remove', field })],
    // Telephones call every photograph alike.
    [again === undefined ? 0 : 2 * often, always({ do: 'take', field, file: again ?? '', size: 900 })],
    [held.length > 0 ? 0.5 * often : 0, always({ do: 'lose', field })],
  ];
}

function drawValid({ session, slot }: Front, place: Place, seed: string): Act | undefined {
  const answer = answerAt(slot, session, place, seed);
  // Sample answers are JSON.
  return 'write' in answer ? { do: 'type', field: place.field, raw: answer.write.raw as Json } : undefined;
}

function typeOf({ session }: Front, name: string): FieldType | undefined {
  return session.form.fields.get(name)?.definition.type;
}

/** What somebody may type who does not mean it, or what a paste may bring. */
const unfit: readonly Json[] = [
  '',
  'x',
  '  ',
  '31/02/2026',
  -1,
  0,
  99_999_999_999,
  '0'.repeat(70),
  true,
  '<b>&',
  'ﬁ\u202e',
];
