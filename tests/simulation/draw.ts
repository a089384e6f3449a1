import { rowPages, slotsIn, storedFiles, type FieldType, type Json, type Place } from '../../src/interpreter';
import type { Session } from '../../src/session';
import { between, chance, pick } from '../../src/tools/robot/chance';
import { formWords, pageWords, wordsOfQuestion } from '../../src/messages';
import { numberedNow } from '../../src/tools/visit/inRowsNow';
import { formPath } from '../../src/tools/visit/visit';
import type { Act, RecordKind } from './acts';
import type { SiteState } from './fates';
import { drawDoubt, drawPlan } from './drawPlan';
import { answerAt } from './fill';
import { buttonsOf, frontOf, placesShown, type Front } from './perform';
import type { World } from './world';

/** What may be done, with how likely it is. */
type Choice = readonly [weight: number, act: () => Act | undefined];

/** What the visitor does next, or what happens next, by a text. Most of it is what people do who want to get through. */
export function drawAct(visit: World, seed: string): Act {
  const front = frontOf(visit);
  const choices = [...happenings(visit, seed), ...(front ? actChoices(visit, front, seed) : whenGone(seed))];
  const sum = choices.reduce((total, [weight]) => total + weight, 0);
  let drawn = chance(seed) * sum;
  for (const [weight, act] of choices) {
    drawn -= weight;
    if (drawn < 0) return act() ?? { act: 'advanceMs', with: 1000 };
  }
  return { act: 'advanceMs', with: 1000 };
}

/** Few, so that visitors come back to what they have answered before. */
const fewSeeds = (seed: string): string => String(between(1, 3, `${seed} answer`));

const always = (act: Act) => (): Act => act;

const minute = 60_000;

const troubles: readonly SiteState[] = ['unreachable', 'portal', 'hanging'];

/** Time goes by, and the world takes its course. */
function happenings(visit: World, seed: string): Choice[] {
  const { storage } = visit;
  return [
    [14, () => ({ act: 'advanceMs', with: between(20, 1200, `${seed} wait`) })],
    [14, () => ({ act: 'advanceMs', with: between(1200, 6000, `${seed} wait`) })],
    [4, () => ({ act: 'advanceMs', with: between(6000, 45_000, `${seed} wait`) })],
    [1.2, () => ({ act: 'advanceMs', with: between(10, 75, `${seed} wait`) * minute })],
    [0.4, () => ({ act: 'advanceMs', with: between(2, 30, `${seed} wait`) * 60 * minute })],
    [1, always({ act: 'wake', with: true })],
    [0.6, () => ({ act: 'clockMs', with: between(1, 100, `${seed} by`) * minute })],
    [0.3, () => ({ act: 'clockMs', with: -between(1, 100, `${seed} by`) * minute })],
    [
      1,
      always({
        act: 'storage',
        with: storage === 'fine' ? (pick(['full', 'blocked'], seed) ?? 'full') : 'fine',
      }),
    ],
    [storage === 'fine' ? 0 : 4, always({ act: 'storage', with: 'fine' })],
    [0.4, always({ act: 'storage', with: 'wiped' })],
    [1.6, () => ({ act: 'site', with: pick(troubles, `${seed} site`) ?? 'reached' })],
    [visit.site === 'reached' ? 0 : 6, always({ act: 'site', with: 'reached' })],
    [0.8, () => ({ act: 'definition', with: between(0, visit.versions.length - 1, `${seed} version`) })],
    [10, () => drawPlan(visit, seed)],
    [2, always({ act: 'otherTab', with: true })],
  ];
}

function whenGone(seed: string): Choice[] {
  const record = pick(records, `${seed} record`) ?? 'draft';
  return [
    [30, always({ act: 'openAgain', with: 'kept' })],
    [30, always({ act: 'openAgain', with: 'plain' })],
    [4, always({ act: 'foreign', with: { record, seed: seed.slice(-6) } })],
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

function actChoices(visit: World, front: Front, seed: string): Choice[] {
  const { tab, before, session } = front;
  // Who does not know what came of a submission loads the page again, or changes something, and sends again.
  const often = visit.unsure ? 6 : 1;
  // Whatever is under way, or in front of the page, must outlive its end.
  const isBusy =
    session.activity.current().running.size > 0 || Object.keys(session.state().pending).length > 0;
  const leaves = before === 'dialog' || isBusy ? 3 : 1;
  const withTab: Choice[] = [
    [2 * Math.max(often, leaves), always({ act: 'reload', with: true })],
    [leaves, always({ act: 'leaveTab', with: 'closed' })],
    [2 * leaves, always({ act: 'leaveTab', with: 'killed' })],
    [2 * leaves, always({ act: 'browserBack', with: true })],
    [1, always({ act: 'browserForward', with: true })],
  ];
  const page = tab.page();
  if (page === 'away')
    return [...withTab, [40, always({ act: 'link', with: formPath(front.slot.version.form) })]];
  withTab.push([0.7 * leaves, always({ act: 'link', with: '/' })]);
  if (before !== 'nothing') return [...withTab, ...answersTo(front, seed)];
  withTab.push([page === 'receipt' ? 10 : 0.5, always({ act: 'forget', with: true })]);
  if (page === 'receipt') return withTab;
  if (page === 'start') return [...withTab, [40, always({ act: 'next', with: 'noWait' })]];
  withTab.push([0.4, always({ act: 'keepLonger', with: true })]);
  return [
    ...withTab,
    ...(page === 'preview' ? onPreview(front, often, seed) : onStep(visit, front, often, seed)),
  ];
}

function answersTo({ session, before }: Front, seed: string): Choice[] {
  const press = (weight: number, text: string): Choice => [weight, always({ act: 'press', with: text })];
  const { dialogs, question } = session.activity.current();
  if (before === 'popup')
    return [press(40, chance(`${seed} go`) < 0.8 ? formWords.popupNext : formWords.close)];
  if (question) {
    const { goOn, cancel } = wordsOfQuestion(question);
    return [press(40, chance(`${seed} go`) < 0.6 ? goOn : cancel)];
  }
  const dialog = dialogs.at(-1);
  return [
    ...(dialog?.buttons ?? []).map(({ text }) => press(20, text)),
    press(dialog?.closeButton ? 8 : 0, pageWords.close),
    [dialog?.dismissable ? 8 : 0, always({ act: 'escape', with: true })],
  ];
}

function onPreview({ session }: Front, often: number, seed: string): Choice[] {
  const { steps: all, preview } = session.form;
  const steps = [...all.keys()];
  const declares = preview !== undefined && preview.places.length > 0;
  return [
    [declares ? 30 : 0, always({ act: 'declare', with: chance(`${seed} tick`) < 0.8 })],
    [often === 1 ? 60 : 30, always({ act: 'next', with: 'noWait' })],
    [often === 1 ? 36 : 6, () => drawDoubt(seed)],
    [4, always({ act: 'back', with: true })],
    [6 * often, () => ({ act: 'edit', with: pick(steps, `${seed} step`) ?? '' })],
  ];
}

function onStep(visit: World, front: Front, often: number, seed: string): Choice[] {
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
  const groups = places.filter(({ field }) => typeOf(front, field) === 'rows');
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
  return [
    [30, always({ act: 'complete', with: fewSeeds(seed) })],
    [often === 1 ? 26 : 60, always({ act: 'next', with: 'noWait' })],
    [isEnd ? 40 : 4, always({ act: 'back', with: true })],
    [isRow || pages === 0 ? 0 : 10, () => ({ act: 'openRow', with: between(1, pages, `${seed} row`) - 1 })],
    [1, always({ act: 'link', with: `${formPath(slot.version.form)}/preview` })],
    [any ? 8 : 0, () => any && drawValid(front, any, seed)],
    [
      // Nobody types into an upload.
      any && typeOf(front, any.field) !== 'upload' ? 3 : 0,
      () =>
        any && { act: 'type', with: { [numberedNow(front, any.field)]: pick(unfit, `${seed} raw`) ?? '' } },
    ],
    [retyped ? 4 : 0, () => retyped && { act: 'retype', with: numberedNow(front, retyped.field) }],
    [
      button === undefined ? 0 : 8 * often,
      () => (button === undefined ? undefined : { act: 'button', with: button }),
    ],
    [0.8, always({ act: 'reloadItself', with: true })],
    ...onRows(session, pick(groups, `${seed} rows`), often, seed),
    ...onFiles(visit, of('upload'), front, often, seed),
    ...onLists(
      visit,
      front,
      places.filter(({ field }) => slot.version.form.fields.get(field)?.lookup),
      seed,
    ),
    ...onCaptcha(front, of('captcha')),
  ];
}

function onCaptcha(front: Front, place: Place | undefined): Choice[] {
  return place ? [[1, always({ act: 'renewCode', with: numberedNow(front, place.field) })]] : [];
}

function onLists(visit: World, front: Front, places: readonly Place[], seed: string): Choice[] {
  const place = pick(places, `${seed} list`);
  if (!place) return [];
  const name = numberedNow(front, place.field);
  if (visit.shortLists.has(place.field)) return [[4, always({ act: 'list', with: { [name]: 'whole' } })]];
  const comes = chance(`${seed} comes`) < 0.5 ? 'without' : 'empty';
  return [[0.6, always({ act: 'list', with: { [name]: comes } })]];
}

function onRows(session: Session, place: Place | undefined, often: number, seed: string): Choice[] {
  if (!place) return [];
  const { field } = place;
  const count = slotsIn(session.state().values[field]).length;
  const number = between(1, Math.max(1, count), `${seed} row`);
  const change = (weight: number, act: Act): Choice => [weight * often, always(act)];
  const row = `${field}.${number - 1}`;
  return [
    change(5, { act: 'addRow', with: field }),
    ...(count > 0
      ? [
          change(4, { act: 'removeRow', with: row }),
          change(1, { act: 'undoRow', with: row }),
          change(2, { act: 'moveRow', with: `${field}.0` }),
        ]
      : []),
  ];
}

function onFiles(
  visit: World,
  place: Place | undefined,
  { session }: Front,
  often: number,
  seed: string,
): Choice[] {
  if (!place) return [];
  const { field } = place;
  const name = numberedNow({ session }, field);
  const { sent } = session.uploads(field).store.current();
  const held = storedFiles(session.state().values[field]);
  const [first] = held;
  const again = first && visit.ledger.files.get(first.url)?.name;
  const file = `berkas-${between(1, 3, `${seed} file`)}.${pick(['pdf', 'png', 'exe'], `${seed} kind`) ?? 'pdf'}`;
  const choose = (called: string, sizeBytes: number): Act => ({
    act: 'upload',
    with: { [name]: { name: called, sizeBytes } },
  });
  const size = pick([900, 0, 6_000_000], `${seed} size${visit.elapsed() % 7}`) ?? 900;
  return [
    [6, always(choose(file, chance(`${seed} fits`) < 0.8 ? 900 : size))],
    [sent.some(({ state }) => state !== 'failed') ? 3 : 0, always({ act: 'cancelUpload', with: name })],
    [sent.some(({ state }) => state === 'failed') ? 10 : 0, always({ act: 'resendUpload', with: name })],
    [held.length > 0 ? 2 : 0, always({ act: 'removeFile', with: name })],
    // Telephones call every photograph alike.
    [again === undefined ? 0 : 2 * often, always(choose(again ?? '', 900))],
    [held.length > 0 ? 0.5 * often : 0, always({ act: 'loseFiles', with: name })],
  ];
}

function drawValid({ session, slot }: Front, place: Place, seed: string): Act | undefined {
  const answer = answerAt(slot, session, place, fewSeeds(seed));
  // Sample answers are JSON.
  const name = numberedNow({ session }, place.field);
  return 'write' in answer ? { act: 'type', with: { [name]: answer.write.raw as Json } } : undefined;
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
