import { checkDefinition, type Finding } from '../../checker';
import { loadFormWith, type CompiledForm } from '../../../interpreter';
import { browserClock } from '../../../form';
import type { EditedForm } from '../channel';

/** What is known of a text: what is wrong with it, and the form that it makes. */
export interface Examined {
  text: string;
  findings: readonly Finding[];
  /** `undefined`: the text makes none. */
  form?: CompiledForm;
  edited: EditedForm;
}

/** Checks a text and makes its form. `guestOf` gives the texts of the forms that stand in its steps; it must not reject. */
export async function examine(
  text: string,
  slug: string,
  guestOf: (slug: string) => Promise<string | undefined>,
): Promise<Examined> {
  const guests = new Map<string, string>();
  const loaded = await loadFormWith(text, slug, async (one) => {
    const guest = await guestOf(one);
    if (guest !== undefined) guests.set(one, guest);
    return guest;
  });
  const findings = checkDefinition(text, {
    file: `${slug}.json`,
    textOf: (one) => guests.get(one),
    today: browserClock.today(),
  });
  return {
    text,
    findings,
    ...(loaded.ok && { form: loaded.form }),
    edited: { text, guests: [...guests] },
  };
}
