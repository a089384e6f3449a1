import type { Json } from '../../language';

/** A suggestion of an editor with more than one value in it. */
export interface Snippet {
  label: string;
  description: string;
  body: Json;
}

/** JSON Schema draft-07, as far as we use it, with the keys that Visual Studio Code's JSON service adds to it. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  examples?: readonly Json[];
  type?: string | readonly string[];
  const?: Json;
  enum?: readonly Json[];
  enumDescriptions?: readonly string[];
  markdownEnumDescriptions?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema | false>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  dependencies?: Readonly<Record<string, readonly string[]>>;
  minProperties?: number;
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Readonly<Record<string, JsonSchema>>;
  /** What an editor says of a wrong value, in place of its own English words. */
  errorMessage?: string;
  /** The key works, is struck out and not suggested. */
  deprecationMessage?: string;
  /** The key is not suggested from here. */
  doNotSuggest?: boolean;
  defaultSnippets?: readonly Snippet[];
}
