import type { Json } from './values';

/** A fragment, taken into a form at this place before the form is compiled. */
export interface FragmentUse {
  /** The name of its file, without `.json`. */
  fragment: string;
  /** What `copies` calls this use of it. */
  id?: string;
  /** How its fields are called here: a text with `{name}` or `{Name}` in it; left out: as in the fragment. */
  names?: string;
  /** Other names of single fields, in place of the pattern. */
  rename?: Readonly<Record<string, string>>;
  /** How the labels of its fields read here: a text with `{label}` in it. */
  labels?: string;
  /** Other keys of single fields, by their names in the fragment; null takes a key away. */
  set?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Fields that this form does not ask for. */
  leaveOut?: readonly string[];
}
