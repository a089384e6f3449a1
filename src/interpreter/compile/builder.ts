import { compileCondition } from '../conditions';
import type { CompiledCondition } from '../conditions/types';
import type { Pass } from '../engine/pass';
import { compileFormula, compileText } from '../formulas';
import type { CompiledFormula, CompiledText } from '../formulas/types';
import type { Condition, FormDefinition } from '../language';
import { escapeHtml } from '../escapeHtml';
import type { Report } from '../report';
import type { Names, Scope } from '../scope';
import type { GraphNode } from './graph';
import type { Facet, Texts } from './model';

/** What every part of the compiler shares while one definition is compiled. */
export interface Builder {
  definition: FormDefinition;
  names: Names;
  report: Report;
  nodes: GraphNode[];
  stepIds: readonly string[];
  stageIds: readonly string[];
  /** 'Mungkin maksud Anda "…"?', when a candidate is near enough. */
  didYouMean: (word: string, candidates: readonly string[]) => string | undefined;
}

/** The keys of the nodes that a reader of these names depends on. */
export function readsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [`value:${name}`, `counts:${name}`]);
}

/** Adds a node and gives the facet that reads it. `T` is what `run` answers. */
export function addNode<T>(
  builder: Builder,
  node: Omit<GraphNode, 'run'> & { run: (pass: Pass) => T },
): Facet<T> {
  builder.nodes.push(node);
  return { node: node.key };
}

/** Compiles a condition; `undefined` for a missing one, and for a broken one, which is reported. */
export function condition(
  builder: Builder,
  source: Condition | undefined,
  path: string,
): CompiledCondition | undefined {
  if (source === undefined) return undefined;
  const { names, report, definition } = builder;
  return compileCondition(source, { names, report, path, conditions: definition.conditions ?? {} });
}

/** Compiles a formula; as `condition`. */
export function formula(
  builder: Builder,
  source: string | undefined,
  path: string,
  options: { extras?: readonly string[]; inBody?: boolean } = {},
): CompiledFormula | undefined {
  if (source === undefined) return undefined;
  return compileFormula(source, { names: builder.names, report: builder.report, path, ...options });
}

/** Compiles a text with `{formula}` parts; as `condition`. */
export function text(
  builder: Builder,
  source: string | undefined,
  path: string,
  extras?: readonly string[],
): CompiledText | undefined {
  if (source === undefined) return undefined;
  return compileText(source, { names: builder.names, report: builder.report, path, extras });
}

/** The texts of a block: constant ones once, the others as nodes that concern `view`. */
export function texts(
  builder: Builder,
  view: string,
  key: string,
  path: string,
  sources: Readonly<Record<string, string | undefined>>,
): Texts {
  const compiled: Record<string, Facet<string>> = {};
  for (const [name, source] of Object.entries(sources)) {
    const one = text(builder, source, `${path}.${name}`);
    if (!one) continue;
    compiled[name] = one.constant
      ? { constant: one.render(emptyScope) }
      : addNode(builder, {
          key: `text:${key}:${name}`,
          view,
          reads: readsOf(one.reads),
          run: (pass) => one.render(pass.scope, name.endsWith('html') ? escapeHtml : undefined),
        });
  }
  return compiled;
}

const emptyScope: Scope = { read: () => undefined, today: '' };

/**
 * A truth made of other facets and conditions: every one of them, or some. It costs a node only when it can change.
 */
export function truth(
  builder: Builder,
  join: 'every' | 'some',
  key: string,
  view: string | undefined,
  facets: readonly Facet<boolean>[],
  conditions: readonly (CompiledCondition | undefined)[] = [],
): Facet<boolean> {
  const decisive = join === 'some';
  if (facets.some((one) => 'constant' in one && one.constant === decisive)) return { constant: decisive };
  const open = facets.filter((one) => 'node' in one);
  const tests = conditions.filter((one) => one !== undefined);
  const [only] = open;
  if (tests.length === 0 && !only) return { constant: !decisive };
  if (tests.length === 0 && only && open.length === 1) return only;
  return addNode(builder, {
    key,
    view,
    reads: [...open.map((one) => one.node), ...readsOf(tests.flatMap((test) => test.reads))],
    run: (pass) =>
      decisive
        ? open.some((one) => pass.read<boolean>(one)) || tests.some((test) => test.test(pass.scope))
        : open.every((one) => pass.read<boolean>(one)) && tests.every((test) => test.test(pass.scope)),
  });
}
