import { nearest } from '../../../../interpreter';
import { answerPathsIn, callAt } from '../../contract/answerAt';
import type { Call } from '../../contract/contract';
import type { Checked } from '../../definition/checked';
import { meantWord, type Found } from '../../finding';

const mostShown = 8;

/** Places of an answer that the bank does not give: what is read there is always empty. */
export function answers({ sources }: Checked): Found[] {
  return sources.formulas.flatMap(({ path, compiled }) => {
    const found = callAt(sources, path);
    if (!found) return [];
    const { name, call } = found;
    return [...new Set(compiled.nodes.flatMap(answerPathsIn))].flatMap((read): Found | Found[] => {
      if (read === '' || isGiven(call, read)) return [];
      const meant = meantBy(call, read);
      const known = Object.keys(call.answer).map((one) => `response.${one}`);
      const what = `Jawaban panggilan "${name}" tidak memuat "response.${read}".`;
      const { fix, edit } = meantWord(
        meant && `response.${meant}`,
        `Yang ada: ${known.slice(0, mostShown).join(', ')}${known.length > mostShown ? ', …' : ''}.`,
        (word) => ({ swap: [`response.${read}`, word] }),
      );
      return { rule: 'contract-answer', path, what, fix, edit, cause: [name, read] };
    });
  });
}

function isGiven({ answer }: Call, path: string): boolean {
  if (Object.hasOwn(answer, path)) return true;
  const owner = path.replace(/\.?[^.]*$/, '');
  // What a list or an unknown value holds is not reported by the contract.
  return owner !== '' && ['list', 'any'].includes(answer[owner] ?? '');
}

/** The place whose last key is the same or nearly so, or begins so: 'namaLengkap' for 'nama'. */
function meantBy({ answer }: Call, path: string): string | undefined {
  const last = (one: string): string => one.replace(/^.*\./, '');
  const places = Object.keys(answer);
  const near = nearest(last(path), places.map(last));
  const begun = places.find((one) => one.startsWith(path));
  return places.find((one) => last(one) === (near ?? '')) ?? begun ?? nearest(path, places);
}
