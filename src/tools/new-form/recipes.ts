import additions from '../../../form-definitions/recipes/additions.json';
import questions from '../../../form-definitions/recipes/questions.json';
import steps from '../../../form-definitions/recipes/steps.json';
import type { FormBlock, Json, JsonObject } from '../../interpreter';

/** What one step of a starting form asks, and how its scenario answers it. */
export interface StepRecipe {
  blocks: readonly FormBlock[];
  fill: Readonly<Record<string, Json>>;
  upload?: Readonly<Record<string, string>>;
  /** The records that each lookup of the step is answered with, in the order in which they are asked for. */
  lists: readonly (readonly Json[])[];
  /** Some of what must be sent in the end. */
  submitted: Readonly<Record<string, Json>>;
}

// A JSON module is typed by what stands in it; tests read each of these as the language does.

/** Steps to begin with: who applies, an address, a file, and what is known of a step by its `{title}` alone. */
export const stepRecipes = steps as unknown as Readonly<Record<keyof typeof steps, StepRecipe>>;

/** Questions that banks ask most, beside those of the steps. */
export const questionRecipes = questions as unknown as readonly FormBlock[];

/** What is added to a product as a whole. */
export const additionRecipes = additions as unknown as {
  customerCheck: Readonly<Record<'actions' | 'watch', Json>>;
  ageEnd: JsonObject & Readonly<Record<'id' | 'title', string>>;
};

/** A recipe with values in place of their names in braces; braces with another name in them stay. */
export function filled<Recipe>(recipe: Recipe, values: Readonly<Record<string, string>>): Recipe {
  const text = JSON.stringify(recipe).replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : JSON.stringify(values[name]).slice(1, -1),
  );
  // Texts in JSON are replaced by texts: the shape stays what it was.
  return JSON.parse(text) as Recipe;
}
