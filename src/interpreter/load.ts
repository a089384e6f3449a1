import { compile } from './compile/compile';
import type { CompiledForm } from './compile/model';
import type { Issue } from './issues';
import { parseText } from './parse/parseText';

/** A form that is ready to be filled in, or everything that is wrong with its definition. */
export type LoadedForm = { ok: true; form: CompiledForm } | { ok: false; issues: readonly Issue[] };

/** Makes a form of a definition's text. Never throws, whatever the text. A slug that is not the file's is an issue. */
export function loadForm(text: string, slug: string): LoadedForm {
  const parsed = parseText(text);
  if (!parsed.ok) return parsed;
  if (parsed.definition.slug !== slug) {
    return {
      ok: false,
      issues: [
        {
          path: 'slug',
          received: `"${parsed.definition.slug}"`,
          expected: `nama berkasnya: "${slug}"`,
        },
      ],
    };
  }
  return compile(parsed.definition);
}
