import { fieldView, type JsonObject } from '../../interpreter';
import { DeadEnd } from '../visit/deadEnd';
import { answerToDialog } from '../visit/inFront';
import { programFault } from '../visit/programFault';
import { doAct } from './fillStep';
import { takeStep } from './takeStep';
import type { Given, WalkFault } from './visit/failure';
import { beginWalk, fail, pageOf, shownWords, type Walking, type WalkParts } from './walking';
import { listCalls, type CallAnswer } from '../scenarios/language';
import type { Asked } from '../visit/bank';
import type { Visit, VisitParts } from '../visit/visit';

/** How a walk went. */
export interface Walk {
  /** `ended`: at a step that ends a way. `turnedAway`: an answer of the back end that was made up has ended it; that is no fault. */
  end: 'submitted' | 'ended' | 'turnedAway' | 'failed';
  faults: readonly WalkFault[];
  given: Given;
  steps: readonly string[];
  calls: ReadonlySet<string>;
  invented: boolean;
  query: Readonly<Record<string, string>>;
  /** The walk as a scenario without a name. What was broken on purpose is not in it. */
  scenario: () => JsonObject;
}

/** More turns than any form has steps and dialogs. */
const mostTurns = 200;

/** Fills a form in from its first step to its end. Never rejects: what is thrown is a fault of the walk. */
export async function walk(parts: WalkParts): Promise<Walk> {
  const walking = beginWalk(parts);
  try {
    for (let turn = 0; turn < mostTurns && !isOver(walking); turn += 1) await takeTurn(walking);
    if (!isOver(walking)) fail(walking, 'stuck', 'kunjungan tidak berakhir');
  } catch (error) {
    fail(walking, 'exception', error instanceof DeadEnd ? error.message : programFault(error));
  }
  return endOf(walking);
}

function isOver(walking: Walking): boolean {
  const { filler, isThrough, ended, session } = walking;
  const page = pageOf(walking);
  // The receipt may lie behind a dialog, whose buttons are there to be pressed.
  const isAtReceipt = page === 'receipt' && session.activity.current().dialogs.length === 0;
  return filler.faults.length > 0 || isThrough || ended || isAtReceipt || page === 'away';
}

/** Does what the page in front of the visitor asks for: its newest dialog, its preview, or its step. */
async function takeTurn(walking: Walking): Promise<void> {
  const { visit, session } = walking;
  await visit.finish(() => undefined);
  const dialog = session.activity.current().dialogs.at(-1);
  if (dialog) return await answerDialog(walking, dialog.title);
  return pageOf(walking) === 'preview' ? await takePreview(walking) : await takeStep(walking);
}

async function answerDialog(walking: Walking, title: string): Promise<void> {
  const { visit, submitted, pressed } = walking;
  const act = answerToDialog(visit, pressed);
  if (submitted && act?.act !== 'press') walking.isThrough = true;
  else if (act) await doAct(visit, act);
  else fail(walking, 'stuck', `dialog "${title}" tidak dapat ditinggalkan`);
}

/** Sends the form, with other answers of the back end each time, until it is taken. */
async function takePreview(walking: Walking): Promise<void> {
  const { visit, session, rescue } = walking;
  await declare(walking);
  do {
    rescue.begin();
    visit.toasts = [];
    await doAct(visit, { act: 'next', with: 'noWait' });
    if (pageOf(walking) !== 'preview' || session.activity.current().dialogs.length > 0) return;
  } while (rescue.next());
  fail(walking, 'stuck', `pengiriman tidak diterima: ${shownWords(walking)}`);
}

/** Answers what is declared before sending: all of it, or what is required. */
async function declare({ parts, visit, session, filler, seen }: Walking): Promise<void> {
  const { form } = session;
  seen.preview(session.state());
  for (const place of form.preview?.places ?? []) {
    const { visible, readOnly, required, definition } = fieldView(form, session.state(), place);
    if (!visible || readOnly || !(required || !parts.bare)) continue;
    const { name } = definition;
    await doAct(visit, { act: 'type', with: { [name]: true } });
    filler.given.push({ step: place.step, name, value: true });
  }
}

function endOf(walking: Walking): Walk {
  const { parts, visit, filler, rescue, steps, made, submitted, ended } = walking;
  const { faults, given } = filler;
  const invented = rescue.hasInvented();
  if (faults.length === 0 && !submitted && !ended && !invented) {
    fail(walking, 'left', `pengunjung keluar tanpa mengirim: ${shownWords(walking)}`);
  }
  const end = faults.length > 0 ? 'failed' : submitted ? 'submitted' : ended ? 'ended' : 'turnedAway';
  const scenario = (): JsonObject => scenarioOfWalk(parts, visit);
  return { end, faults, given, steps, calls: made, invented, query: parts.query, scenario };
}

/** A visit as a scenario without a name, which goes the same way and expects that the form is sent in the end. */
function scenarioOfWalk(
  { today, query, holidays }: Pick<VisitParts, 'today' | 'query' | 'holidays'>,
  { form, bank, done }: Visit,
): JsonObject {
  const closed = { body: { statusCode: 200, data: [...holidays].map((date) => ({ date })) } };
  const calls = { ...answersOf(bank.asked), ...(holidays.size > 0 && { holidays: closed }) };
  const steps = done.map(({ act, with: what }) => ({ [act]: act === 'upload' ? filesOf(what) : what }));
  const sends = form.definition.subProductId !== undefined;
  // Keys that are left out are none of JSON.
  return JSON.parse(
    JSON.stringify({
      today,
      ...(query && Object.keys(query).length > 0 && { query }),
      calls,
      steps: [...steps, ...(sends ? [{ expect: { submitted: {} } }] : [])],
    }),
  ) as JsonObject;
}

/** What was answered, by call: once where it was always the same. Lists come from wherever the scenario is played. */
function answersOf(asked: readonly Asked[]): Record<string, unknown> {
  const calls = new Map<string, CallAnswer[]>();
  for (const { call, answer } of asked) {
    const isList = listCalls.some((one) => one === call);
    if (answer && !isList) calls.set(call, [...(calls.get(call) ?? []), answer]);
  }
  return Object.fromEntries(
    [...calls].map(([call, answers]) => {
      const isOne = new Set(answers.map((one) => JSON.stringify(one))).size === 1;
      return [call, isOne ? answers[0] : answers];
    }),
  );
}

/** Files by their names and sizes: a scenario knows of no content. */
function filesOf(files: Extract<Visit['done'][number], { act: 'upload' }>['with']): object {
  const named = Object.entries(files).map(([name, chosen]) => [
    name,
    [chosen].flat().map((file) => ({ name: file.name, sizeBytes: file.sizeBytes })),
  ]);
  return Object.fromEntries(named) as object;
}
