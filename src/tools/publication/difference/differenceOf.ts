import type { CompiledForm } from '../../../interpreter';
import { changesOf } from './changes';
import { fieldSubjects } from './fieldSubjects';
import { few, formSubjects } from './formSubjects';
import { moved, orders } from './order';
import { stepSubjects } from './stepSubjects';
import type { Fact, Subject, Version } from './subject';

/** What two versions of a form differ in, a sentence each: the whole first, then in the order of the steps. Empty: nothing. */
export function differenceOf(before: CompiledForm, after: CompiledForm): string[] {
  const [old, young] = versionsOf(before, after);
  const olds = subjectsOf(old);
  const youngs = subjectsOf(young);
  const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`;
  const oldByKey = new Map(olds.map((one) => [keyOf(one), one]));
  const youngKeys = new Set(youngs.map(keyOf));
  const added = youngs.filter((one) => !oldByKey.has(keyOf(one)));
  const removed = olds.filter((one) => !youngKeys.has(keyOf(one)));
  const changed = youngs.flatMap((one) => {
    const former = oldByKey.get(keyOf(one));
    return former ? changesOf(former, one) : [];
  });
  return [...comings(added, 'baru'), ...comings(removed, 'dihapus'), ...moves(old, young), ...changed];
}

function versionsOf(before: CompiledForm, after: CompiledForm): [Version, Version] {
  const same = (name: string): string => name;
  const fieldBefore = (name: string): string =>
    former(before.fields, name, after.fields.get(name)?.definition.renamedFrom);
  const labels = new Map(
    [...after.fields.values()].map(({ name, definition: { label, shortLabel } }) => [
      fieldBefore(name),
      { label, shortLabel },
    ]),
  );
  const fields = new Map(
    [...before.fields].map(([name, field]) => {
      const relabelled = { ...field, definition: { ...field.definition, ...labels.get(name) } };
      return [name, relabelled] as const;
    }),
  );
  return [
    { form: { ...before, fields }, ownFields: before.fields, fieldBefore: same, stepBefore: same },
    {
      form: after,
      ownFields: after.fields,
      fieldBefore,
      stepBefore: (id) => former(before.steps, id, after.steps.get(id)?.definition.renamedFrom),
    },
  ];
}

function former(known: ReadonlyMap<string, unknown>, name: string, before: string | undefined): string {
  return !known.has(name) && before !== undefined && known.has(before) ? before : name;
}

function subjectsOf(version: Version): Subject[] {
  const [whole, ...named] = formSubjects(version);
  return [...(whole ? [whole] : []), ...stepSubjects(version), ...fieldSubjects(version), ...named];
}

/** Parts that are in one version only: questions by their step, those of a step that comes or goes with it. */
function comings(subjects: readonly Subject[], verb: 'baru' | 'dihapus'): string[] {
  const steps = subjects.filter(({ kind }) => kind === 'step');
  const isAlone = ({ step }: Subject): boolean => !steps.some(({ id }) => id === step);
  const questions = subjects.filter(({ kind }) => kind === 'field');
  const homes = new Map<string, Subject[]>();
  for (const one of questions.filter(isAlone)) {
    const home = statement(one.facts.home);
    homes.set(home, [...(homes.get(home) ?? []), one]);
  }
  const others = subjects.filter(
    (one) =>
      one.kind === 'stage' ||
      one.kind === 'named' ||
      ((one.kind === 'group' || one.kind === 'again') && isAlone(one)),
  );
  return [
    ...steps.map((step) => {
      const inside = questions.filter((one) => one.step === step.id);
      const what = inside.length > 0 ? `, dengan ${inside.length} pertanyaan: ${listOf(inside, verb)}` : '';
      const { visibleWhen: shown } = step.facts;
      const when = shown?.exact ? ` (${statement(shown)})` : '';
      return `${step.name} ${verb}${when}${what}.`;
    }),
    ...[...homes].map(
      ([home, inside]) =>
        `${inside.length} pertanyaan ${verb}${home === '' ? '' : ` ${home}`}: ${listOf(inside, verb)}.`,
    ),
    ...others.map((one) => `${one.name} ${verb}${verb === 'baru' ? detailsOf(one) : ''}.`),
  ];
}

const statement = (fact: Fact | undefined): string => (fact && 'says' in fact ? fact.says : '');

function listOf(questions: readonly Subject[], verb: 'baru' | 'dihapus'): string {
  return questions
    .map(({ name, facts }) => {
      if (verb === 'dihapus') return name;
      const notes = [facts.required, facts.visibleWhen].flatMap((fact) =>
        fact?.exact ? [statement(fact)] : [],
      );
      return notes.length > 0 ? `${name} (${notes.join('; ')})` : name;
    })
    .join(', ');
}

/** What a part that comes says of itself. */
function detailsOf({ facts, written }: Subject): string {
  const said = Object.values(facts).flatMap((fact) =>
    'says' in fact
      ? fact.exact === ''
        ? []
        : [fact.says]
      : fact.items.map(({ words }) => words.replace(/[.]$/, '')),
  );
  if (said.length > 0) return `: ${few(said)}`;
  const texts = Object.values(written).filter((one) => typeof one === 'string' || typeof one === 'number');
  return texts.length > 0 ? `: ${few(texts.map(String))}` : '';
}

function moves(old: Version, young: Version): string[] {
  const before = orders(old);
  return [...orders(young)].flatMap(([container, entries]) =>
    moved(before.get(container) ?? [], entries).map(({ entry, behind }) => {
      const name = `${entry.name.charAt(0).toUpperCase()}${entry.name.slice(1)}`;
      return `${name} pindah ke ${behind ? `sesudah ${behind.name}` : 'tempat pertama'}.`;
    }),
  );
}
