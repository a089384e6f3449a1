import { fieldView, formPath, isEmpty, stepOf, type Json, type Place } from '../../../interpreter';
import { answerWords } from '../../words/reasons';
import { nameWords } from '../../words/values';
import type { Standing } from '../../scenarios/words/why';

/** A question that a visitor can answer now, on any step of the way. */
export interface WhatIfQuestion {
  name: string;
  label: string;
  step: string;
  /** How an answer is given; of a choice without listed ones it is written. */
  by: 'text' | 'day' | 'month' | 'number' | 'tick' | 'choice' | 'choices' | 'stored';
  choices: readonly (readonly [stored: string, label: string])[];
  /** The present answer in words; left out: none. */
  now?: string;
}

/** Every question on the way that takes an answer which can be written down: no file, no row, no retyped code. */
export function questions(standing: Standing): WhatIfQuestion[] {
  const { form, state } = standing;
  const found = new Map<string, WhatIfQuestion>();
  for (const step of formPath(form, state())) {
    for (const place of stepOf(form, step.id).places) {
      const question = found.has(place.field) ? undefined : questionAt(standing, place);
      if (question) found.set(place.field, question);
    }
  }
  return [...found.values()];
}

function questionAt({ form, state }: Standing, place: Place): WhatIfQuestion | undefined {
  const view = fieldView(form, state(), place);
  const row = form.fields.get(place.field)?.row;
  if (!row || !view.visible || view.readOnly) return undefined;
  const { input } = row;
  if (input === 'files' || input === 'rows' || input === 'code') return undefined;
  const asked = view.lookup ?? view.branches;
  const by = asked && (input === 'choice' || input === 'choices') ? 'stored' : input;
  return {
    name: place.field,
    label: nameWords(form, place.field),
    step: stepOf(form, place.step).definition.title,
    by,
    choices: (asked ? [] : (view.options ?? [])).map(({ value, label }) => [value, label]),
    ...(row.given(view.value) && !isEmpty(view.value) && { now: answerWords(form, place.field, view.value) }),
  };
}

/** What is written as the answer to a question, out of what was typed or chosen. */
export function rawOf({ by }: Pick<WhatIfQuestion, 'by'>, typed: string): Json {
  switch (by) {
    case 'number':
      return typed.trim() === '' ? null : Number(typed.replaceAll('.', '').replace(',', '.'));
    case 'tick':
      return typed === 'true';
    case 'choices':
      return typed === '' ? [] : [typed];
    default:
      return typed;
  }
}
