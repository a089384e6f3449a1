import type { Json, Value } from '../../language';
import { codeOf } from '../../fields/pure';
import type { CompiledField, CompiledForm, CompiledOption } from '../compile/model';
import type { Pass } from '../compile/graph';
import { isEmpty } from '../formulas/values';
import { computed } from './read';
import { stored, type FormState } from './state';

/** Empties a choice that the definition does not offer now. A choice by code alone gets its stored form. */
export function keepOffered(field: CompiledField, pass: Pass, value: Value): Value {
  if (!field.options) return value;
  const options = pass.read(field.options);
  const offered = (choice: Value): string | undefined =>
    typeof choice === 'string' ? options.find((option) => option.code === codeOf(choice))?.value : undefined;
  if (Array.isArray(value)) {
    const chosen: readonly Json[] = value;
    return together(
      options,
      chosen.map(offered).filter((choice) => choice !== undefined),
    );
  }
  if (value === field.row.empty) return value;
  return offered(value) ?? field.row.empty;
}

/** The answers that are still missing for a list to offer anything. */
export function awaitedBy(form: CompiledForm, state: FormState, field: CompiledField): readonly string[] {
  const { options, lookup, branches, parents } = field;
  const asked = lookup ? computed(form, state, lookup.state) : branches && computed(form, state, branches);
  if (asked) return 'waitingFor' in asked ? asked.waitingFor : [];
  if (!options || parents.length === 0 || computed(form, state, options).length > 0) return [];
  return parents.filter((name) => isEmpty(stored(state.values, name)));
}

/**
 * A visitor's ticks, with what they do to the others. One option may stand for all: ticking it ticks every option that is offered and is
 * not exclusive, unticking it clears them; the others never change it. An exclusive one just ticked unticks the others, another one just
 * ticked unticks it, and what was unticked is reported.
 */
export function settleTicks(field: CompiledField, pass: Pass, ticked: Value): Value {
  const options = field.options ? pass.read(field.options) : [];
  if (!Array.isArray(ticked)) return ticked;
  const now: readonly Json[] = ticked;
  const stands = stored(pass.before.values, field.name);
  const before: readonly Json[] = Array.isArray(stands) ? stands : [];
  const all = options.find((option) => option.selectsAll);
  const is = all !== undefined && isTicked(now, all);
  if (all && is !== isTicked(before, all))
    return is ? options.flatMap(({ exclusive, value }) => (exclusive ? [] : [value])) : field.row.empty;
  const chosen = options.filter((option) => isTicked(now, option));
  const alone = chosen.find((option) => option.exclusive && !isTicked(before, option));
  const kept = alone ? [alone] : togetherOf(chosen);
  if (kept.length === chosen.length) return now;
  const unticked = chosen.filter((option) => isTicked(before, option) && !kept.includes(option));
  if (unticked.length > 0)
    pass.notice(field.name, { rule: 'unticked', args: { names: unticked.map(({ label }) => label) } });
  return kept.map(({ value }) => value);
}

/** Ticks that may stand together: an exclusive one stands alone, and gives way to others. */
function together(options: readonly CompiledOption[], ticked: readonly string[]): readonly string[] {
  if (!options.some(({ exclusive }) => exclusive)) return ticked;
  const kept = togetherOf(options.filter((option) => isTicked(ticked, option)));
  return ticked.filter((choice) => kept.some(({ code }) => code === codeOf(choice)));
}

function togetherOf(chosen: readonly CompiledOption[]): readonly CompiledOption[] {
  const others = chosen.filter(({ exclusive }) => !exclusive);
  return others.length > 0 ? others : chosen.slice(0, 1);
}

/** Whether an answer is an option that stands alone: it is enough, however many must be chosen else. */
export function standsAlone(options: readonly CompiledOption[], value: Value): boolean {
  return (
    Array.isArray(value) && value.length === 1 && options.some((one) => one.exclusive && isTicked(value, one))
  );
}

function isTicked(ticked: readonly unknown[], option: CompiledOption): boolean {
  return ticked.some((choice) => typeof choice === 'string' && codeOf(choice) === option.code);
}
