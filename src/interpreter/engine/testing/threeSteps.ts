import { startState } from '../start';
import { facts, formOf, type Block } from './form';

const required: Block = { name: 'nama', required: true };

const whenFilled = (name: string) => [{ name, condition: 'isFilled' }];

/** A required answer, two that need not be given, and one that depends on the first of them: a step each. */
export const form = formOf({
  satu: [required],
  dua: [{ name: 'catatan' }, { type: 'switch', name: 'lewati' }],
  tiga: [{ name: 'alasan', visibleWhen: whenFilled('catatan') }],
});

export const start = startState(form, facts);
