import { toOption } from '../../../interpreter';
import { type Option } from '../types';

/** Options from their stored form. */
export const optionsOf = (...stored: readonly string[]): Option[] => stored.map((value) => toOption(value));
