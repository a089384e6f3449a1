import { loadFormWith, type CompiledForm } from '../../interpreter';

/** A form that was read from its texts. */
export interface ReadForm {
  form: CompiledForm;
  text: string;
  /** The texts of what it takes in, by name: `fragments/alamat`. */
  included: ReadonlyMap<string, string>;
}

/** The form of a text, with what it takes in by `textOf`; `undefined` where the text has mistakes. */
export async function formIn(
  slug: string,
  text: string,
  textOf: (name: string) => Promise<string | undefined>,
): Promise<ReadForm | undefined> {
  const included = new Map<string, string>();
  const loaded = await loadFormWith(text, slug, async (name) => {
    const found = await textOf(name);
    if (found !== undefined) included.set(name, found);
    return found;
  });
  return loaded.ok ? { form: loaded.form, text, included } : undefined;
}
