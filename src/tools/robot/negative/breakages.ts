import {
  clampsToMax,
  fieldView,
  firstSlots,
  formatOf,
  lengthKeys,
  lengthsOf,
  rowOf,
  filterTyped,
  type CompiledForm,
  type Facts,
  type Failure,
  type FieldView,
  type FormState,
  type Place,
} from '../../../interpreter';
import { dayAfter, monthAfter } from '../answers/dayAnswer';

/** One rule of one field, broken. */
export interface Breakage {
  /** Its name in the report. */
  rule: string;
  /** What is written. */
  raw: unknown;
  /** Written as a draft brings it: what a visitor does would be filtered, or left out. */
  restored?: true;
  failure: Failure;
}

/** A step on which everything is valid. */
export interface ValidStep {
  form: CompiledForm;
  state: FormState;
  facts: Facts;
}

/** Every rule of a field that can be broken by an answer, with the failure that must be reported. */
export function breakagesOf({ form, state, facts }: ValidStep, place: Place): Breakage[] {
  const view = fieldView(form, state, place);
  const field = form.fields.get(place.field);
  if (!field) return [];
  const { empty, given, missing: rule, neverEmptied } = field.row;
  const missing: Breakage[] =
    view.required && given(view.value)
      ? [{ rule: 'required', raw: empty, failure: { rule }, ...(neverEmptied && { restored: true }) }]
      : [];
  return [...missing, ...ofType({ form, state, facts }, view)];
}

function ofType({ form, state, facts }: ValidStep, view: FieldView): Breakage[] {
  const { definition, value } = view;
  switch (rowOf(definition).input) {
    case 'text': {
      const { least = 0, most } = lengthsOf(definition);
      const tooLittle = lengthKeys.text.least;
      const tooMuch = lengthKeys.text.most;
      if (formatOf(definition)) {
        const short = typeof value === 'string' ? value.slice(0, 1) : '';
        return short === '' ? [] : [{ rule: 'format', raw: short, failure: fails('format') }];
      }
      const piece = typeof value === 'string' ? value.replaceAll(' ', '') : '';
      if (piece === '') return [];
      const sized = (length: number): string =>
        [...piece.repeat(Math.ceil(length / piece.length))].slice(0, length).join('');
      const foreign = foreignTo(form, state, definition.name);
      const text = typeof value === 'string' ? value : '';
      return [
        ...(least > 1
          ? [{ rule: tooLittle, raw: sized(least - 1), failure: fails(tooLittle, { n: least }) }]
          : []),
        ...(most !== undefined
          ? [{ rule: tooMuch, raw: sized(most + 1), failure: fails(tooMuch, { n: most }) }]
          : []),
        ...(foreign === undefined || [...text].length <= least
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
    case 'number': {
      const { min, max } = view;
      const money = definition.type === 'currency';
      const currency = lengthsOf(definition).unit;
      const unit: Failure['args'] = currency === undefined ? {} : { unit: currency };
      return [
        ...(typeof min === 'number'
          ? [{ rule: 'min', raw: min - 1, failure: fails(money ? 'minMoney' : 'min', { min, ...unit }) }]
          : []),
        ...(typeof max === 'number' && !clampsToMax(definition)
          ? [{ rule: 'max', raw: max + 1, failure: fails(money ? 'maxMoney' : 'max', { max, ...unit }) }]
          : []),
      ];
    }
    case 'day': {
      const disable = 'disable' in definition ? definition.disable : undefined;
      const { min, max } = view;
      const closed = (rule: string, raw: string): Breakage => ({
        rule,
        raw,
        failure: fails('dateUnavailable'),
      });
      const weekend = disable?.includes('weekends') ? weekendFrom(String(min ?? facts.today)) : undefined;
      const holiday = disable?.includes('holidays')
        ? [...(facts.holidays ?? [])].find((day) => day > facts.today)
        : undefined;
      return [
        { rule: 'date', raw: '31/02', failure: fails('date') },
        ...(typeof min === 'string' && min !== '' ? [closed('minDate', dayAfter(min, -1))] : []),
        ...(typeof max === 'string' && max !== '' ? [closed('maxDate', dayAfter(max, 1))] : []),
        ...(disable?.includes('past') ? [closed('past', dayAfter(facts.today, -1))] : []),
        ...(disable?.includes('today') ? [closed('today', facts.today)] : []),
        ...(weekend === undefined ? [] : [closed('weekends', weekend)]),
        ...(holiday === undefined ? [] : [closed('holidays', holiday)]),
      ];
    }
    case 'month': {
      const { min, max } = view;
      const beyond = (rule: string, bound: typeof min, months: number): Breakage[] =>
        typeof bound === 'string' && bound !== ''
          ? [{ rule, raw: monthAfter(bound, months), failure: fails('monthUnavailable') }]
          : [];
      return [
        { rule: 'date', raw: '13/2020', failure: fails('month') },
        ...beyond('minDate', min, -1),
        ...beyond('maxDate', max, 1),
      ];
    }
    case 'code':
      return [{ rule: 'captcha', raw: 'zzzz', failure: fails('captcha') }];
    case 'choices': {
      const { least = 0, most = Infinity } = lengthsOf(definition);
      const tooLittle = lengthKeys.choices.least;
      const tooMuch = lengthKeys.choices.most;
      // One that stands alone is enough, and goes when another is ticked.
      const all = (view.options ?? []).flatMap(({ exclusive, value }) => (exclusive ? [] : [value]));
      return [
        ...(least > 1 && all.length > 0
          ? [{ rule: tooLittle, raw: all.slice(0, 1), failure: fails(tooLittle, { n: least }) }]
          : []),
        ...(all.length > most ? [{ rule: tooMuch, raw: all, failure: fails(tooMuch, { n: most }) }] : []),
      ];
    }
    case 'rows': {
      const { min } = view;
      return typeof min === 'number' && min > 0
        ? [{ rule: 'minRows', raw: firstSlots(min - 1), failure: fails('minRows', { min }) }]
        : [];
    }
    case 'choice':
    case 'tick':
    case 'files':
      return [];
  }
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

const letters = ['#', '7', 'k', ' ', '/', '{'];

/** A character that a text field's rule does not let through now; `undefined` when everything may be typed. */
export function foreignTo(form: CompiledForm, state: FormState, name: string): string | undefined {
  const definition = form.fields.get(name)?.definition;
  if (
    !definition ||
    !(
      'rule' in definition ||
      'format' in definition ||
      definition.type === 'phone' ||
      definition.type === 'email'
    )
  )
    return undefined;
  return letters.find((letter) => filterTyped(form, state, name, letter) === '');
}
