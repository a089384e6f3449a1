import {
  fieldView,
  filterTyped,
  type CompiledForm,
  type Facts,
  type FieldView,
  type FormState,
  type Option,
  type Place,
  type Value,
  type Write,
} from '../../../interpreter';
import { between, chance, pick } from '../chance';
import { dayAnswer } from './dayAnswer';
import { numberAnswer } from './numberAnswer';
import type { Style } from './style';
import { textAnswer } from './textAnswer';
import { tinyFile, type TinyFile } from './tinyFile';

/** An option with the record of the lookup that it came from. */
export interface ListedOption extends Option {
  record?: Readonly<Record<string, unknown>>;
}

/** What the answers of one field are made from. */
export interface Choosing {
  /** Another text, other answers. */
  seed: string;
  style: Style;
  /** The choices of a field as they are offered now; `undefined` while they are not known. */
  options: (view: FieldView) => readonly ListedOption[] | undefined;
  /** The answer that is wished for: of a choice its code, or a list of codes. */
  wish?: { value: Value };
  /** Of several choices that would do, those that are better; left out: all are alike. */
  better?: (option: Option) => boolean;
}

/** An answer for one field, or why there is none. */
export type Answer =
  | { write: Write; /** The wish could not be fulfilled. */ unwished?: true }
  | { files: readonly TinyFile[] }
  | { none: 'options' | 'limits' | 'waiting' };

/** Code points at which a code goes on as 'any other': no definition compares with it. */
export const anyOther = '\u2026';

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
  const { seed, style, wish } = choosing;
  switch (definition.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone': {
      const typed = (text: string): string => filterTyped(form, state, definition.name, text);
      const wished = typeof wish?.value === 'string' && wish.value !== anyOther ? wish.value : undefined;
      return given(wished ?? textAnswer(definition, typed, style, seed));
    }
    case 'captcha':
      return given(facts.codes?.[definition.name]);
    case 'number':
    case 'decimal':
    case 'currency':
      return given(
        typeof wish?.value === 'number' ? wish.value : numberAnswer(definition, view, style, seed),
      );
    case 'date':
      return given(
        typeof wish?.value === 'string' && wish.value !== anyOther
          ? wish.value
          : dayAnswer(definition, view, facts, style, seed),
      );
    case 'checkbox':
    case 'switch':
      return given(
        typeof wish?.value === 'boolean'
          ? wish.value
          : (definition.type === 'checkbox' && view.required) || chance(seed) < 0.5,
      );
    case 'select':
    case 'searchSelect':
    case 'radio':
    case 'branch':
      return chosen(choosing.options(view), choosing);
    case 'checkboxGroup':
      return ticked(choosing.options(view), choosing);
    case 'upload': {
      const first = between(0, 4, seed);
      const count = definition.multiple === true ? Math.min(2, definition.maxFiles ?? 1) : 1;
      const files = Array.from({ length: count }, (_, at) => tinyFile(definition, first + at));
      return { files: files.filter((file) => file !== undefined) };
    }
  }
}

function given(value: Value): Answer {
  return value === undefined ? { none: 'limits' } : { write: { raw: value } };
}

function chosen(
  offered: readonly ListedOption[] | undefined,
  { seed, wish, better = () => true }: Choosing,
): Answer {
  if (!offered) return { none: 'waiting' };
  const wanted =
    wish && wish.value !== anyOther ? offered.find(({ code }) => code === wish.value) : undefined;
  const good = offered.filter(better);
  const option = wanted ?? pick(good.length > 0 ? good : offered, seed);
  if (!option) return { none: 'options' };
  const { value, record } = option;
  const missed = wish !== undefined && wish.value !== anyOther && !wanted;
  return { write: { raw: value, record }, ...(missed ? { unwished: true as const } : {}) };
}

function ticked(offered: readonly ListedOption[] | undefined, { wish }: Choosing): Answer {
  if (!offered) return { none: 'waiting' };
  if (offered.length === 0) return { none: 'options' };
  const codes: readonly unknown[] | undefined = Array.isArray(wish?.value) ? wish.value : undefined;
  const taken = codes ? offered.filter(({ code }) => codes.includes(code)) : offered;
  return {
    write: { raw: taken.map(({ value }) => value) },
    ...(codes && taken.length < codes.length ? { unwished: true as const } : {}),
  };
}
