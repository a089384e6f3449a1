import { checkDefinition, checkFile, type Finding, type Folder } from '../../checker';
import { loadFormWith, type CompiledForm } from '../../../interpreter';
import { browserClock } from '../../../form';
import type { EditedForm } from '../channel';
import type { WholeFolder } from './files';

/** What is known of a text: what is wrong with it, and the form that it makes. */
export interface Examined {
  text: string;
  findings: readonly Finding[];
  /** `undefined`: the text makes none. */
  form?: CompiledForm;
  edited: EditedForm;
}

/**
 * Checks a text and makes its form. `guestOf` gives the texts of the forms that stand in its steps; it must not reject. Without the
 * `whole` folder, rules that look beyond the file are not asked.
 */
export async function examine(
  text: string,
  slug: string,
  guestOf: (slug: string) => Promise<string | undefined>,
  whole?: WholeFolder,
): Promise<Examined> {
  const guests = new Map<string, string>();
  const loaded = await loadFormWith(text, slug, async (one) => {
    const guest = await guestOf(one);
    if (guest !== undefined) guests.set(one, guest);
    return guest;
  });
  const today = browserClock.today();
  const file = `${slug}.json`;
  const findings = whole
    ? checkFile(folderOf(whole, file, text, today), file)
    : checkDefinition(text, { file, textOf: (one) => guests.get(one), today });
  return {
    text,
    findings,
    ...(loaded.ok && { form: loaded.form }),
    edited: { text, guests: [...guests] },
  };
}

function folderOf({ texts, files }: WholeFolder, file: string, text: string, today: string): Folder {
  const addresses = files && new Set(files);
  return {
    texts: new Map([...Object.entries(texts), [file, text]]),
    exists: (address) => addresses?.has(decodeURIComponent(address)) ?? true,
    today,
  };
}
