import { compileCondition } from '../conditions/compileCondition';
import { compileFormula, compileTemplate, compileText } from '../formulas/compileFormula';
import type { CompiledCondition, FormulaEnv, WithFormulas } from '../formulas/types';
import type { Condition, FormDefinition } from '../../language';
import type { Report } from '../issues';
import type { Names, Scope } from '../scope';
import type { Computed, ComputedNode, GraphNode, Pass } from './graph';
import type { ConditionRole, Place, PlacedCondition, PlacedEffects, PlacedFormula, Texts } from './model';
import type { Declaration } from './names';

/** What compiling blocks collects about fields, besides the blocks themselves. */
export interface PlacesByField {
  add: (place: Place, keep: boolean) => void;
  /** The places of an answer; `keep`: one of them keeps it. */
  of: (name: string) => { places: readonly Place[]; keep: boolean };
  /** The declaration of a field; reports an unknown one. */
  declared: (name: string, path: string) => Declaration | undefined;
}

/** What every part of the compiler shares while one definition is compiled. */
export interface Builder {
  definition: FormDefinition;
  names: Names;
  /** Named conditions, without their titles. */
  conditions: Readonly<Record<string, Condition>>;
  report: Report;
  places: PlacesByField;
  nodes: GraphNode[];
  /** As `Sources`, while it grows. */
  sources: {
    conditions: Map<string, PlacedCondition>;
    formulas: PlacedFormula[];
    effects: PlacedEffects[];
    called: Set<string>;
  };
  /** Compiling the row of this slot: the first one stands for all where tools look. */
  slot?: number;
  stepIds: readonly string[];
  stageIds: readonly string[];
}

/** The answer that a name stands for here: in a row that of this row. */
export function answerOf({ names }: Builder, name: string): string {
  return names.get(name)?.answer ?? name;
}

/** The keys of the nodes that a reader of these names depends on. */
export function readsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [`value:${name}`, `counts:${name}`]);
}

/** As `readsOf`, of all that these read; what is not there reads nothing. */
export function readBy(readers: readonly ({ reads: readonly string[] } | undefined)[]): string[] {
  return readsOf(readers.flatMap((reader) => reader?.reads ?? []));
}

/** Adds a node and gives the computed value that reads it. `T` is what `run` answers. */
export function addNode<T>(
  builder: Builder,
  node: Omit<ComputedNode, 'run'> & { run: (pass: Pass) => T },
): Computed<T> {
  builder.nodes.push(node);
  return { node: node.key };
}

/** Compiles a condition, each only once; `undefined` for a missing one, and for a broken one, which is reported. */
export function condition(
  builder: Builder,
  source: Condition | undefined,
  path: string,
  role: ConditionRole,
): CompiledCondition | undefined {
  if (source === undefined) return undefined;
  const { names, report, sources } = builder;
  const known = builder.slot ? undefined : sources.conditions.get(path);
  if (known) return known.compiled;
  const compiled = compileCondition(source, {
    names,
    report,
    path,
    conditions: builder.conditions,
    onFormula: (at, one) => kept(builder, 'formula', at, one),
  });
  if (!builder.slot) sources.conditions.set(path, { path, role, source, compiled });
  return compiled;
}

/** Keeps what has formulas in it. */
function kept<T extends WithFormulas>(
  { sources, slot }: Builder,
  kind: PlacedFormula['kind'],
  path: string,
  compiled: T | undefined,
): T | undefined {
  if (!slot && compiled && compiled.nodes.length > 0) sources.formulas.push({ path, kind, compiled });
  return compiled;
}

const compiling =
  <T extends WithFormulas>(
    kind: PlacedFormula['kind'],
    compile: (source: string, env: FormulaEnv) => T | undefined,
  ) =>
  (
    builder: Builder,
    source: string | undefined,
    path: string,
    options: Pick<FormulaEnv, 'extras' | 'inBody' | 'escape'> = {},
  ): T | undefined => {
    if (source === undefined) return undefined;
    const { names, report } = builder;
    return kept(builder, kind, path, compile(source, { names, report, path, ...options }));
  };

/** Compiles a formula; as `condition`. */
export const formula = compiling('formula', compileFormula);

/** Compiles a text with `{formula}` parts; as `condition`. */
export const text = compiling('text', compileText);

/** Compiles a text for the back end; as `condition`. */
export const template = compiling('template', compileTemplate);

/** The texts of a block: constant ones once, the others as nodes that concern `view`. */
export function texts(
  builder: Builder,
  view: string,
  key: string,
  path: string,
  sources: Readonly<Record<string, string | undefined>>,
): Texts {
  const compiled: Record<string, Computed<string>> = {};
  for (const [name, source] of Object.entries(sources)) {
    const escape = /html/i.test(name) ? escapeHtml : undefined;
    const one = text(builder, source, `${path}.${name}`, { escape });
    if (!one) continue;
    compiled[name] = one.constant
      ? { constant: one.render(emptyScope) }
      : addNode(builder, {
          key: `text:${key}:${name}`,
          view,
          reads: readBy([one]),
          run: (pass) => one.render(pass.scope),
        });
  }
  return compiled;
}

const emptyScope: Scope = { read: () => undefined, today: '' };

/**
 * A truth made of other computed values and perhaps a condition: every one of them, or some. It costs a node only when it can change.
 */
export function truth(
  builder: Builder,
  join: 'every' | 'some',
  key: string,
  view: string | undefined,
  all: readonly Computed<boolean>[],
  condition?: CompiledCondition,
): Computed<boolean> {
  const decisive = join === 'some';
  if (all.some((one) => 'constant' in one && one.constant === decisive)) return { constant: decisive };
  const open = all.filter((one) => 'node' in one);
  if (!condition && open.length < 2) return open[0] ?? { constant: !decisive };
  return addNode(builder, {
    key,
    view,
    reads: [...open.map((one) => one.node), ...readBy([condition])],
    run: (pass) => {
      const isDecided =
        open.some((one) => pass.read(one) === decisive) || condition?.test(pass.scope) === decisive;
      return isDecided === decisive;
    },
  });
}

/** What a visitor typed is text, also inside formatted text. */
export function escapeHtml(inserted: string): string {
  return inserted.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
