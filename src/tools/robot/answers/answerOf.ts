import {
  fieldView,
  filterTyped,
  firstSlots,
  isList,
  lengthsOf,
  rowOf,
  type CompiledForm,
  type Facts,
  type FieldView,
  type FormState,
  type Option,
  type Place,
  type UploadField,
  type Value,
  type Write,
  type CompiledField,
} from '../../../interpreter';
import { isAnyOther } from '../../reach';
import { between, chance, pick, type Style } from '../chance';
import { dayAnswer, monthAnswer } from './dayAnswer';
import { textAnswer } from './textAnswer';
import { tinyFile, type TinyFile } from './tinyFile';

/** What the answers of one field are made from. */
export interface Choosing {
  /** Another text, other answers. */
  seed: string;
  style: Style;
  /** The choices of a field as they are offered now; `undefined` while they are not known. */
  options: (view: FieldView) => readonly Option[] | undefined;
  /** The answer that is preferred: of a choice its code, or a list of codes. */
  preferred?: { value: Value };
  /** Of several choices that would do, those that are better; left out: all are alike. */
  better?: (option: Option) => boolean;
}

/** An answer for one field, or why there is none. */
export type Answer =
  | { write: Write; /** The preferred answer is not offered. */ missed?: true }
  | { files: readonly TinyFile[] }
  | { none: 'options' | 'limits' | 'waiting' };

/** A valid answer for a field at a place, by what the definition says of it now. */
export function answerOf(
  form: CompiledForm,
  state: FormState,
  place: Place,
  facts: Facts,
  choosing: Choosing,
): Answer {
  const view = fieldView(form, state, place);
  const { definition } = view;
  const { seed, style, preferred } = choosing;
  const wanted =
    isAnyOther(preferred?.value) || isBeyond(preferred?.value, view) ? undefined : preferred?.value;
  const row = rowOf(definition);
  switch (row.input) {
    case 'text': {
      const typed = (text: string): string => filterTyped(form, state, definition.name, text);
      return given(typeof wanted === 'string' ? wanted : textAnswer(definition, typed, style, seed));
    }
    case 'code':
      return given(facts.codes?.[definition.name]);
    case 'number':
      return given(typeof wanted === 'number' ? wanted : numberAnswer(row, view, style, seed));
    case 'day':
      return given(
        typeof wanted === 'string'
          ? wanted
          : dayAnswer(
              (day) => row.whyClosed?.(day, definition, facts) !== undefined,
              view,
              facts,
              style,
              seed,
            ),
      );
    case 'month':
      return given(typeof wanted === 'string' ? wanted : monthAnswer(view, facts, style, seed));
    case 'tick':
      return given(
        typeof wanted === 'boolean'
          ? wanted
          : (definition.type === 'checkbox' && view.required) || chance(seed) < 0.5,
      );
    case 'choice':
      return chosen(choosing.options(view), choosing);
    case 'choices':
      return ticked(choosing.options(view), choosing, lengthsOf(definition));
    case 'rows':
      return given(Array.isArray(wanted) ? wanted : firstSlots(rowCount(view, style)));
    case 'files': {
      // Uploads alone take files.
      const upload = definition as UploadField;
      const first = between(0, 4, seed);
      const count = upload.multiple === true ? Math.min(2, upload.maxFiles ?? 1) : 1;
      const files = Array.from({ length: count }, (_, at) => tinyFile(upload, first + at));
      return { files: files.filter((file) => file !== undefined) };
    }
  }
}

/** Two rows, so that each is seen beside another; one where plain answers are wanted. */
function rowCount({ min, max }: FieldView, style: Style): number {
  const fewest = typeof min === 'number' ? min : 0;
  const most = typeof max === 'number' ? max : Infinity;
  return Math.min(Math.max(fewest, style === 'plain' ? 1 : 2), most);
}

/** Whether a preferred answer lies outside of the bounds that hold now; of rows their number. */
export function isBeyond(value: Value, { min, max }: FieldView): boolean {
  const amount = isList(value) ? value.length : value;
  if (typeof amount === 'number')
    return (typeof min === 'number' && amount < min) || (typeof max === 'number' && amount > max);
  if (typeof value !== 'string') return false;
  return (typeof min === 'string' && min > value) || (typeof max === 'string' && max !== '' && max < value);
}

function given(value: Value): Answer {
  return value === undefined ? { none: 'limits' } : { write: { raw: value } };
}

function chosen(
  offered: readonly Option[] | undefined,
  { seed, preferred, better = () => true }: Choosing,
): Answer {
  if (!offered) return { none: 'waiting' };
  const wanted =
    preferred && !isAnyOther(preferred.value)
      ? offered.find(({ code }) => code === preferred.value)
      : undefined;
  const good = offered.filter(better);
  const option = wanted ?? pick(good.length > 0 ? good : offered, seed);
  if (!option) return { none: 'options' };
  const { value, record } = option;
  const missed = preferred !== undefined && !isAnyOther(preferred.value) && !wanted;
  return { write: { raw: value, record }, ...(missed ? { missed: true as const } : {}) };
}

/** The ticks that are preferred, or all: at most as many as may be chosen, and others beside them where more must be. */
function ticked(
  offered: readonly Option[] | undefined,
  { preferred }: Choosing,
  { least = 1, most }: ReturnType<typeof lengthsOf>,
): Answer {
  if (!offered) return { none: 'waiting' };
  if (offered.length === 0) return { none: 'options' };
  const codes = isList(preferred?.value) ? preferred.value : undefined;
  const alone = ({ exclusive }: Option): boolean => exclusive === true;
  const picked = codes
    ? offered.filter(({ code }) => codes.includes(code))
    : offered.filter((option, _, all) => all.every(alone) || !alone(option));
  const others = picked.some(alone)
    ? []
    : offered.filter((option) => !picked.includes(option) && !alone(option));
  const taken = [...picked, ...others.slice(0, Math.max(0, least - picked.length))].slice(0, most);
  return {
    write: { raw: taken.map(({ value }) => value) },
    ...(codes && picked.length < codes.length ? { missed: true as const } : {}),
  };
}

/** A number within its limits; `undefined` when there is none between them. */
function numberAnswer(
  { decimals, usual }: CompiledField['row'],
  { min, max }: Pick<FieldView, 'min' | 'max'>,
  style: Style,
  seed: string,
): number | undefined {
  const step = decimals ? 0.01 : 1;
  const [usualLeast, usualMost] = usual ?? [0, 100];
  const below = typeof max === 'number' && max < 0 ? max - usualMost : 0;
  const least = roundUp(typeof min === 'number' ? min : below, step);
  const most = typeof max === 'number' ? roundDown(max, step) : Math.max(least, usualMost);
  if (least > most) return undefined;
  if (style === 'least') return least;
  if (style === 'most') return most;
  const low = Math.min(most, Math.max(least, usualLeast));
  const high = Math.min(most, Math.max(low, usualMost));
  return between(Math.ceil(low), Math.floor(high), seed) || low;
}

function roundUp(amount: number, step: number): number {
  return Number((Math.ceil(amount / step - 1e-9) * step).toFixed(2));
}

function roundDown(amount: number, step: number): number {
  return Number((Math.floor(amount / step + 1e-9) * step).toFixed(2));
}
