import { codeOf, isEmpty, isList, type CompiledForm, type Value } from '../../interpreter';
import { all, isAnyOther, openPlan, type Plan } from '../reach';
import { holidaysIn, type BackEnd } from '../visit/bank';
import type { Lists } from '../visit/lists';
import { targetsOf, type Target } from './coverage/targets';
import { extend, modelOf, reachedAtAll } from './plan/model';
import { inventReplies } from './visit/replies';
import { noEmptyChoices } from './fillStep';
import { walk, type Walk } from './walk';

/** How a form is walked through. */
export interface WalkSettings {
  /** Another seed, other answers; the same one, the same walks. */
  seed: string;
  /** The visitor's day, `YYYY-MM-DD`. */
  today: string;
  /** Walks at most; default 120. */
  mostWalks?: number;
}

/** A target that no walk has met, and why. */
export interface Missed {
  target: Target;
  why: string;
}

/** All walks through a form. */
export interface FormWalks {
  seed: string;
  walks: readonly (Walk & { number: number })[];
  /** Walks that ended at answers at the edge of their limits, where plainer ones went on: no fault, but worth a look. */
  edges: readonly (Walk & { number: number })[];
  targets: readonly Target[];
  covered: ReadonlySet<string>;
  missed: readonly Missed[];
}

/** Goals that are looked at for a target beside others: what does not fit into this walk is planned in another one. */
const besideEffort = 500;
/** The same for all targets beside one: a large form has thousands. */
const mostBeside = 100_000;
/** Walks that are made for a target before it is given up. */
const mostTries = 3;
/** Why nothing was planned for a target. */
const noWay = {
  no: 'tidak ada jawaban yang membawa ke sana',
  unknown: 'jawaban yang membawa ke sana tidak ditemukan dalam batas pencarian',
  // It was planned beside the answers of a walk that has made its call.
  yes: 'tidak ada jawaban yang membawa ke sana dalam kunjungan yang membuat panggilannya',
};

/**
 * Walks through a form until every target was met or given up, with as few walks as a greedy choice needs: each walk is planned for
 * one target, and for every other one that goes with it. One more lets the page's address answer what it can, where the form has
 * parameters; the last walk answers only what is required.
 */
export async function walkForm(
  form: CompiledForm,
  backEnd: BackEnd,
  lists: Lists,
  { seed, today, mostWalks = 120 }: WalkSettings,
): Promise<FormWalks> {
  const covered = new Set<string>();
  const tries = new Map<string, number>();
  const impossible = new Set<string>();
  /** The answers that the last walk for a target gave otherwise than it was planned. */
  const strayed = new Map<string, readonly string[]>();
  const isNew = (id: string): boolean => !covered.has(id);
  const model = modelOf(form, inventReplies(form), (name, code) => isNew(`option:${name}:${code}`), today);
  const targets = targetsOf(model);
  const holidays = holidaysIn(await backEnd.ask('holidays', {}));
  const emptyChoices = noEmptyChoices();
  /** The choices of a walk that has made a call, by call. */
  const callers = new Map<string, Plan['answers']>();
  const walks: (Walk & { number: number })[] = [];
  const edges: (Walk & { number: number })[] = [];

  const take = async (plan: Plan, bare: boolean, query: Walk['query'] = {}): Promise<void> => {
    const number = walks.length + 1;
    const cover = (id: string): void => void covered.add(id);
    const parts = {
      form,
      model,
      backEnd,
      lists,
      today,
      holidays,
      query,
      plan,
      bare,
      emptyChoices,
      isNew,
      cover,
      seed: `${seed} ${number}`,
    };
    const first = await walk({ ...parts, avoidsEdges: false });
    const isEdge = first.faults.some(({ fault }) => fault === 'stuck' || fault === 'unanswerable');
    const kept = isEdge ? await walk({ ...parts, avoidsEdges: true }) : first;
    walks.push({ number, ...kept });
    if (isEdge && kept.end !== 'failed') edges.push({ number, ...first });
    for (const call of kept.calls) if (!callers.has(call)) callers.set(call, choicesOf(form, kept.given));
  };

  const open = (): Target[] =>
    targets.filter(({ id }) => isNew(id) && !impossible.has(id) && (tries.get(id) ?? 0) < mostTries);

  const lastWalks = form.definition.query ? 2 : 1;
  while (walks.length < mostWalks - lastWalks && open().length > 0 && !areStuck(walks)) {
    const { plan, chosen, unreachable } = planFor(open(), tries, callers, model);
    unreachable.forEach((id) => impossible.add(id));
    if (chosen.length === 0) continue;
    await take(plan, false);
    const given = new Map(walks.at(-1)?.given.map(({ name, value }) => [name, value]));
    const others = [...plan.answers].flatMap(([name, value]) =>
      isEmpty(value) || isAnyOther(value) || sameAnswer(given.get(name), value) ? [] : [name],
    );
    for (const { id } of chosen.filter((one) => isNew(one.id))) {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      strayed.set(id, others);
    }
  }
  const sent = walks.find(({ end }) => end === 'submitted');
  if (sent && form.definition.query) await take(openPlan, false, queryFrom(form, sent.given));
  if (!areStuck(walks)) await take(openPlan, true);

  const why = ({ id, goal }: Target): string => {
    if (impossible.has(id)) return noWay[reachedAtAll(model, goal)];
    if (areStuck(walks)) return 'setiap kunjungan gagal lebih dahulu';
    if (!tries.has(id)) return 'jumlah kunjungan sudah habis';
    const others = strayed.get(id) ?? [];
    const instead = others.length > 0 ? `; terjawab lain dari rencananya: ${others.join(', ')}` : '';
    return `sudah dicoba dalam ${tries.get(id)} kunjungan${instead}`;
  };
  const missed = targets.filter(({ id }) => isNew(id)).map((target) => ({ target, why: why(target) }));
  if (form.definition.subProductId !== undefined && form.fields.size > 0 && !sent && !areStuck(walks)) {
    const target: Target = { id: 'sent', kind: 'step', words: 'permohonan terkirim', goal: all([]) };
    missed.push({ target, why: 'tidak satu pun kunjungan sampai ke pengiriman' });
  }
  return { seed, walks, edges, targets, covered, missed };
}

/** A plan for the target that was tried least, and for all that go with it. */
function planFor(
  open: readonly Target[],
  tries: ReadonlyMap<string, number>,
  callers: ReadonlyMap<string, Plan['answers']>,
  model: ReturnType<typeof modelOf>,
): { plan: Plan; chosen: Target[]; unreachable: string[] } {
  const triesOf = ({ id }: Target): number => tries.get(id) ?? 0;
  const order = [...open].sort(
    (one, other) =>
      Number(one.call !== undefined) - Number(other.call !== undefined) || triesOf(one) - triesOf(other),
  );
  const chosen: Target[] = [];
  const unreachable: string[] = [];
  let plan = openPlan;
  let before = model.effort.left;
  for (const target of order) {
    const { call } = target;
    if (call !== undefined && chosen.length > 0) continue;
    const known = call === undefined ? undefined : callers.get(call);
    if (chosen.length > 0 && before - model.effort.left > mostBeside) break;
    const from = known ? { ...plan, answers: known } : plan;
    const wider = extend(model, from, target.goal, chosen.length > 0 ? besideEffort : undefined);
    if (wider.reached === 'yes') {
      plan = wider.plan;
      if (chosen.length === 0) before = model.effort.left;
      chosen.push(target);
      if (call !== undefined) break;
    } else if (chosen.length === 0) unreachable.push(target.id);
  }
  return { plan, chosen, unreachable };
}

/** Whether what was given is what a plan has: of choices the codes, of rows as many. */
function sameAnswer(given: Value, planned: Value): boolean {
  if (isList(given) && isList(planned)) return given.length === planned.length;
  return given === planned || (typeof given === 'string' && codeOf(given) === planned);
}

/** What was chosen in a walk, as a plan has it. */
function choicesOf(form: CompiledForm, given: Walk['given']): Plan['answers'] {
  const choices = new Map<string, Value>();
  for (const { name, value } of given) {
    const type = form.fields.get(name)?.row.valueType;
    if (type === 'boolean') choices.set(name, value);
    else if (type === 'choice' && typeof value === 'string') choices.set(name, codeOf(value));
  }
  return choices;
}

/** An address that gives what a walk has given: of a choice its code. */
function queryFrom(form: CompiledForm, given: Walk['given']): Walk['query'] {
  const answers = new Map(given.map(({ name, value }) => [name, value]));
  const entries = Object.entries(form.definition.query ?? {}).flatMap(([parameter, { sets }]) => {
    const name = [sets].flat().find((one) => answers.has(one)) ?? '';
    const value = answers.get(name);
    if (value === undefined || value === null || typeof value === 'object') return [];
    const isChoice = form.fields.get(name)?.row.valueType === 'choice';
    return [[parameter, isChoice ? codeOf(String(value)) : String(value)] as const];
  });
  return Object.fromEntries(entries);
}

/** Walks that fail in the same way one after the other before there are no more. */
const mostAlike = 10;

/** Whether the last walks have all failed in the same way at the same step: then others would, too. */
function areStuck(walks: readonly Walk[]): boolean {
  const last = walks.slice(-mostAlike).map(({ faults: [found] }) => found && `${found.fault} ${found.step}`);
  return last.length === mostAlike && last[0] !== undefined && last.every((one) => one === last[0]);
}
