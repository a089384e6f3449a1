import {
  activeStage,
  codeOf,
  facet,
  stageOf,
  storedFiles,
  type CompiledForm,
  type FormState,
} from '../interpreter';

/**
 * What the visitor wants to be registered, as one text: the answers that count and that they gave themselves. What is computed
 * or comes from the bank may differ when the same intent is sent again, after midnight for instance; a file counts by its
 * name, since sending it again brings another address. What later stages ask is of no weight: whoever comes back from one of them
 * wants the same as before.
 */
export function intentOf(
  form: CompiledForm,
  state: FormState,
  fileName: (url: string) => string | undefined,
): string {
  const given: [string, unknown][] = [];
  const reached = form.stages.slice(0, form.stages.indexOf(activeStage(form, state)) + 1);
  for (const field of form.fields.values()) {
    const { definition, name, row } = field;
    if (!field.places.some(({ step }) => reached.includes(stageOf(form, step)))) continue;
    if (definition.submit === false || !facet(form, state, field.counts)) continue;
    if (facet(form, state, field.locked) && !Object.hasOwn(state.locks, name)) continue;
    const value = state.values[name];
    if (definition.type === 'upload') {
      given.push([name, storedFiles(value).map(({ url, filename }) => fileName(url) ?? filename)]);
    } else {
      const sent = row.submit(value);
      // A choice counts by its code: one that the page's address gives has no label before its list has come.
      const isChoice = row.valueType === 'choice' && typeof sent === 'string';
      if (sent !== undefined) given.push([name, isChoice ? codeOf(sent) : sent]);
    }
  }
  return JSON.stringify(given);
}
