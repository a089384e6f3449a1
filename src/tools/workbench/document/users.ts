import { type CompiledForm, type Issue, type Json, loadForm } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { jsonOf } from '../../checker/json/walk';
import { declaredAt } from './language';
import { isOutlined, titleOf } from './outline';
import { type Part, partAt, partsOf } from './parts';
import { usesRenamed } from './rename';
import { type Edit, textAfter } from './textEdits';
import { words } from './words';

/** A place that uses a name. */
export interface User {
  path: Path;
  /** Which place it is, in labels: `Tampil bila pada “Nomor Rekening”`. */
  place: string;
}

/** Who keeps something from being taken away. */
export interface Users {
  users: readonly User[];
  /** Takes it away with all that use it; left out: some of them cannot go. */
  together?: Edit;
}

const mostShown = 8;

/**
 * Who uses a name of what is to be taken away. `undefined`: nobody does, or it is no such edit. `form` is the definition, compiled, when
 * it could be.
 */
export function usersOf(
  text: string,
  edit: Edit,
  {
    form,
    slug,
    includedForms,
  }: { form: CompiledForm | undefined; slug: string; includedForms: ReadonlyMap<string, string> },
): Users | undefined {
  const json = jsonOf(text) as Json | undefined;
  if (edit.do !== 'remove' || json === undefined) return undefined;
  const isInside = (path: Path): boolean => edit.path.every((key, at) => key === path[at]);
  const uses = declaredAt(json, edit.path)
    .flatMap(({ role, text: from }) => usesRenamed(text, { role, from, to: `${from}_` }, form))
    .flatMap((use) => (use.do === 'set' || use.do === 'rename' ? [use.path] : []))
    .filter((path) => !isInside(path));
  const paths = [...new Map(uses.map((path) => [path.join('.'), path])).values()];
  if (paths.length === 0) return undefined;
  const root = partsOf(json);
  const left = (others: readonly Path[]): readonly Issue[] | undefined => {
    const after = textAfter(text, withRemoved([edit.path, ...others]));
    const loaded = after === undefined ? undefined : loadForm(after, slug, includedForms);
    return loaded && (loaded.ok ? [] : loaded.issues);
  };
  const all = left([]) ?? [];
  // Names that others still use are their matter; anything else would be wrong with what is left.
  const goes = (path: Path): boolean => {
    const issues = left([path]);
    return (
      issues !== undefined &&
      issues.length < all.length &&
      issues.every(({ code }) => code === 'unknown-name')
    );
  };
  const ways = paths.map((path) => removable(root, path).filter(goes));
  const together = [ways.map((way) => way[0]), ways.map((way) => way.at(-1))]
    .map((chosen) => chosen.filter((path) => path !== undefined))
    .find((chosen) => chosen.length === paths.length && left(chosen)?.length === 0);
  const places = new Map(paths.map((path) => [placeWords(root, path), path]));
  return {
    users: [...places].slice(0, mostShown).map(([place, path]) => ({ place, path })),
    ...(together && { together: withRemoved([edit.path, ...together]) }),
  };
}

/** What may be taken away around a use, the smallest first: a comparison, a condition, a check; of a line of the outline all of it. */
function removable(root: Part, path: Path): Path[] {
  const around = path.map((_, at) => path.slice(0, path.length - at));
  const last = around.findIndex((one) => isLine(root, one));
  return around.slice(0, last < 0 ? around.length : last + 1).filter((one) => partAt(root, one)?.optional);
}

function isLine(root: Part, path: Path): boolean {
  const list = partAt(root, path.slice(0, -1));
  return typeof path.at(-1) === 'number' && list !== undefined && isOutlined(list);
}

/** Removals, what stands last in the text first, so that no path means another place than before; what stands in another one goes along. */
function withRemoved(paths: readonly Path[]): Edit {
  const isBelow = (path: Path, other: Path): boolean =>
    path.length > other.length && other.every((key, at) => key === path[at]);
  const own = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  const edits = own
    .filter((path) => !own.some((other) => isBelow(path, other)))
    .sort(laterFirst)
    .map((path): Edit => ({ do: 'remove', path }));
  return { do: 'all', edits };
}

function laterFirst(one: Path, other: Path): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  const [a, b] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? b - a : 0;
}

function placeWords(root: Part, path: Path): string {
  const around = path.map((_, at) => path.slice(0, at + 1));
  const line = around.findLast((one) => isLine(root, one)) ?? [];
  const owner = line.length > 0 ? partAt(root, line) : undefined;
  const key = path[line.length];
  const own = partAt(root, path.slice(0, line.length + 1));
  const title = own?.title ?? own?.called ?? String(key ?? '');
  if (owner) return path.length > line.length ? words.placeIn(title, titleOf(owner)) : titleOf(owner);
  const named = path[1];
  const inner = partAt(root, path.slice(0, 2));
  return words.placeOfForm(title, inner ? titleOf(inner) || String(named) : '');
}
