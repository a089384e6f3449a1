import { isObject } from '../../../interpreter';
import { wayTo, type Path, type Schema } from '../../../language/schema';
import { formDefinition, fragment } from '../../../language/schemas/form';

/** What reads a definition: a product, or blocks that stand in a file of their own. */
export function languageOf(json: unknown): Schema<unknown> {
  return isObject(json) && 'blocks' in json ? fragment : formDefinition;
}

/** The places on the way to a path of a definition, each with what reads it; `undefined`: there is no such place. */
export function wayIn(json: unknown, path: Path): ReturnType<typeof wayTo> {
  return wayTo(languageOf(json), json, path);
}
