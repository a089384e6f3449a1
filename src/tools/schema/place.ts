import type { JsonSchema } from './jsonSchema';
import type { Optional, Schema } from '../../language';
import type { TypeWords } from './words/types';

/** What is known of the place that a schema stands at. */
export interface WrittenPlace {
  /** For developers of the language, in messages on what is missing. */
  where: string;
  of?: TypeWords;
  choices?: Readonly<Record<string, string>>;
  each?: string;
}

/** Makes the schema of a part. */
export type Below = (schema: Schema<unknown> | Optional<unknown>, place: WrittenPlace) => JsonSchema;
