import type { Json, Value } from '../../language';
import { codeOf } from '../../fields/pure';
import type { CompiledField, CompiledOption } from '../compile/model';
import type { Pass } from '../compile/pass';
import { stored } from './state';

/** Empties a choice that the definition does not offer now. A choice by code alone gets its stored form. */
export function keepOffered(field: CompiledField, pass: Pass, value: Value): Value {
  if (!field.options) return value;
  const options = pass.read(field.options);
  const offered = (choice: Value): string | undefined =>
    typeof choice === 'string' ? options.find((option) => option.code === codeOf(choice))?.value : undefined;
  if (Array.isArray(value)) {
    const chosen: readonly Json[] = value;
    return chosen.map(offered).filter((choice) => choice !== undefined);
  }
  if (value === field.row.empty) return value;
  return offered(value) ?? field.row.empty;
}

/**
 * A visitor's ticks when one option stands for all: ticking it ticks every option that is offered, unticking it clears
 * them; the others never change it.
 */
export function tickAll(field: CompiledField, pass: Pass, ticked: Value): Value {
  const options = field.options ? pass.read(field.options) : [];
  const all = options.find((option) => option.selectsAll);
  if (!all || !Array.isArray(ticked)) return ticked;
  const now: readonly Json[] = ticked;
  const before = stored(pass.before.values, field.name);
  const was = Array.isArray(before) && isTicked(before, all);
  const is = isTicked(now, all);
  if (is === was) return now;
  return is ? options.map((option) => option.value) : field.row.empty;
}

function isTicked(ticked: readonly unknown[], option: CompiledOption): boolean {
  return ticked.some((choice) => typeof choice === 'string' && codeOf(choice) === option.code);
}
