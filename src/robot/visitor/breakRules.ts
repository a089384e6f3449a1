import {
  checkStep,
  fieldView,
  filterTyped,
  stepOf,
  takeFiles,
  transition,
  uploadLimits,
  type CompiledForm,
  type Facts,
  type Failure,
  type FieldView,
  type FormState,
  type Place,
  type Value,
} from '../../interpreter';
import { dayAfter } from './answers/dayAnswer';
import { openPlaces } from './answers/answersFor';
import { foreignExtension } from './answers/tinyFile';
import type { WalkFault } from './visit/failure';

/** One rule of one field, broken. */
interface Breakage {
  /** Its name in the report. */
  rule: string;
  /** What is written. */
  raw: unknown;
  /** Written as a draft brings it: typing would be filtered. */
  restored?: true;
  failure: Failure;
}

/** A step on which everything is valid. */
export interface ValidStep {
  form: CompiledForm;
  state: FormState;
  facts: Facts;
}

/**
 * Breaks one rule of one field after the other on a step that could be left, each from the same state: exactly that failure on exactly
 * that field must be told, and Next must not move. `isNew` says which rules (`field rule`) nobody has broken yet. What follows from
 * the broken answer itself (an emptied child of a cascade, a limit that moved, a field that appears) is not held against it.
 */
export function breakRules(
  step: ValidStep,
  isNew: (id: string) => boolean,
): { broken: string[]; faults: WalkFault[] } {
  const { form, state, facts } = step;
  const broken: string[] = [];
  const faults: WalkFault[] = [];
  // A step that cannot be left yet tells nothing about one rule alone.
  if (Object.keys(checkStep(form, state, stepOf(form, state.step), facts)).length > 0)
    return { broken, faults };
  const fault = (words: string): void => {
    faults.push({ fault: 'negative', step: state.step, words });
  };
  for (const place of openPlaces(form, state)) {
    for (const breakage of breakagesOf(step, place)) {
      const id = `${place.field} ${breakage.rule}`;
      if (!isNew(id) || broken.includes(id)) continue;
      broken.push(id);
      const problem = tryOut(step, place, breakage);
      if (problem !== undefined)
        fault(`kolom "${place.field}", aturan ${breakage.rule} dilanggar: ${problem}`);
    }
    for (const { rule, problem } of brokenOutside(step, place)) {
      const id = `${place.field} ${rule}`;
      if (!isNew(id) || broken.includes(id)) continue;
      broken.push(id);
      if (problem !== undefined) fault(`kolom "${place.field}", aturan ${rule} dilanggar: ${problem}`);
    }
  }
  return { broken, faults };
}

function tryOut({ form, state, facts }: ValidStep, place: Place, breakage: Breakage): string | undefined {
  const { field: name } = place;
  const { raw, restored, failure } = breakage;
  const written = restored
    ? transition(form, state, { type: 'query', writes: { [name]: { raw } }, locks: {} }, facts)
    : transition(form, state, { type: 'write', by: 'visitor', writes: { [name]: { raw } } }, facts);
  const { state: after, commands } = transition(form, written.state, { type: 'next' }, facts);
  if (after.step !== state.step || commands.some(({ do: what }) => what === 'run'))
    return 'pengunjung tetap dapat lanjut';
  const told = after.failures[name];
  if (!told || told.rule !== failure.rule || !sameJson(told.args, failure.args)) {
    return `seharusnya ${JSON.stringify(failure)}, ternyata ${JSON.stringify(told ?? null)}`;
  }
  const others = Object.keys(after.failures).filter(
    (other) => other !== name && !follows(form, state, after, other),
  );
  return others.length > 0 ? `salah juga di kolom ${others.join(', ')}` : undefined;
}

/** Whether something about another field has changed with the broken answer. */
export function follows(form: CompiledForm, before: FormState, after: FormState, name: string): boolean {
  if (!sameJson(before.values[name], after.values[name])) return true;
  return (form.fields.get(name)?.places ?? [])
    .filter((place) => place.step === after.step)
    .some((place) => {
      const [was, is] = [fieldView(form, before, place), fieldView(form, after, place)];
      return (
        was.visible !== is.visible || was.required !== is.required || was.min !== is.min || was.max !== is.max
      );
    });
}

function breakagesOf({ form, state, facts }: ValidStep, place: Place): Breakage[] {
  const view = fieldView(form, state, place);
  const field = form.fields.get(place.field);
  if (!field) return [];
  const missing: Breakage[] =
    view.required && field.row.given(view.value)
      ? [{ rule: 'required', raw: field.row.empty, failure: { rule: field.row.missing } }]
      : [];
  return [...missing, ...ofType({ form, state, facts }, view)];
}

function ofType({ form, state, facts }: ValidStep, view: FieldView): Breakage[] {
  const { definition, value } = view;
  switch (definition.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone': {
      const { minLength = 0, maxLength, name } = definition;
      const piece = typeof value === 'string' ? value.replaceAll(' ', '') : '';
      if (piece === '') return [];
      const sized = (length: number): string =>
        [...piece.repeat(Math.ceil(length / piece.length))].slice(0, length).join('');
      const foreign = foreignTo(form, state, name);
      const text = typeof value === 'string' ? value : '';
      return [
        ...(minLength > 1
          ? [{ rule: 'minLength', raw: sized(minLength - 1), failure: fails('minLength', { n: minLength }) }]
          : []),
        ...(maxLength !== undefined
          ? [{ rule: 'maxLength', raw: sized(maxLength + 1), failure: fails('maxLength', { n: maxLength }) }]
          : []),
        ...(foreign === undefined || [...text].length <= minLength
          ? []
          : [
              {
                rule: 'rule',
                raw: text.slice(0, -1) + foreign,
                restored: true as const,
                failure: fails('rule'),
              },
            ]),
        ...(definition.type === 'email'
          ? [{ rule: 'email', raw: text.replace('@', '.'), failure: fails('email') }]
          : []),
      ];
    }
    case 'number':
    case 'decimal':
    case 'currency': {
      const { min, max } = view;
      const money = definition.type === 'currency';
      return [
        ...(typeof min === 'number'
          ? [{ rule: 'min', raw: min - 1, failure: fails(money ? 'minMoney' : 'min', { min }) }]
          : []),
        ...(typeof max === 'number' && definition.clampToMax !== true
          ? [{ rule: 'max', raw: max + 1, failure: fails(money ? 'maxMoney' : 'max', { max }) }]
          : []),
      ];
    }
    case 'date': {
      const { min, max } = view;
      const closed = (rule: string, raw: string): Breakage => ({
        rule,
        raw,
        failure: fails('dateUnavailable'),
      });
      const weekend = definition.disable?.includes('weekends')
        ? weekendFrom(String(min ?? facts.today))
        : undefined;
      const holiday = definition.disable?.includes('holidays')
        ? [...(facts.holidays ?? [])].find((day) => day > facts.today)
        : undefined;
      return [
        { rule: 'date', raw: '31/02', failure: fails('date') },
        ...(typeof min === 'string' && min !== '' ? [closed('minDate', dayAfter(min, -1))] : []),
        ...(typeof max === 'string' && max !== '' ? [closed('maxDate', dayAfter(max, 1))] : []),
        ...(definition.disable?.includes('past') ? [closed('past', dayAfter(facts.today, -1))] : []),
        ...(definition.disable?.includes('today') ? [closed('today', facts.today)] : []),
        ...(weekend === undefined ? [] : [closed('weekends', weekend)]),
        ...(holiday === undefined ? [] : [closed('holidays', holiday)]),
      ];
    }
    case 'captcha':
      return [{ rule: 'captcha', raw: 'zzzz', failure: fails('captcha') }];
    case 'select':
    case 'searchSelect':
    case 'radio':
    case 'checkboxGroup':
    case 'checkbox':
    case 'switch':
    case 'upload':
    case 'branch':
      return [];
  }
}

/** Rules that hold before anything is written: what is typed is filtered, a refused file is never sent, an amount is lowered. */
function brokenOutside(
  { form, state, facts }: ValidStep,
  place: Place,
): { rule: string; problem?: string }[] {
  const view = fieldView(form, state, place);
  const { definition } = view;
  const { name } = definition;
  if (definition.type === 'upload') {
    const limits = uploadLimits(definition);
    const [extension = ''] = limits.accept;
    const refused = (
      rule: string,
      file: { name: string; size: number },
    ): { rule: string; problem?: string } => {
      const { taken, refusals } = takeFiles(limits, 0, [file]);
      const told = refusals.includes(rule === 'accept' ? 'wrongType' : 'tooLarge') && taken.length === 0;
      return { rule, problem: told ? undefined : `file ${file.name} (${file.size} byte) tetap diterima` };
    };
    return [
      refused('maxSizeBytes', { name: `besar${extension}`, size: limits.maxSizeBytes + 1 }),
      refused('accept', { name: `program${foreignExtension}`, size: 1 }),
    ];
  }
  if ('clampToMax' in definition && definition.clampToMax === true && typeof view.max === 'number') {
    const writes = { [name]: { raw: view.max + 1 } };
    const { state: after } = transition(form, state, { type: 'write', by: 'visitor', writes }, facts);
    const lowered = after.values[name] === view.max && after.notices[name] !== undefined;
    return [
      {
        rule: 'clampToMax',
        problem: lowered ? undefined : 'tidak diturunkan ke batasnya dengan pemberitahuan',
      },
    ];
  }
  const foreign = foreignTo(form, state, name);
  if (foreign === undefined || typeof view.value !== 'string') return [];
  const typed = filterTyped(form, state, name, view.value + foreign);
  return [
    { rule: 'ketikan', problem: typed.includes(foreign) ? `"${foreign}" tetap dapat diketik` : undefined },
  ];
}

const letters = ['#', '7', 'k', ' ', '/', '{'];

/** A character that a text field's rule does not let through now; `undefined` when everything may be typed. */
function foreignTo(form: CompiledForm, state: FormState, name: string): string | undefined {
  const definition = form.fields.get(name)?.definition;
  if (!definition || !('rule' in definition || definition.type === 'phone' || definition.type === 'email'))
    return undefined;
  return letters.find((letter) => filterTyped(form, state, name, letter) === '');
}

function weekendFrom(day: string): string {
  const isSaturday = (one: string): boolean => new Date(`${one}T00:00:00Z`).getUTCDay() === 6;
  let found = day;
  while (!isSaturday(found)) found = dayAfter(found, 1);
  return found;
}

function fails(rule: Failure['rule'], args?: Failure['args']): Failure {
  return args ? { rule, args } : { rule };
}

function sameJson(one: Value | Failure['args'], other: Value | Failure['args']): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
