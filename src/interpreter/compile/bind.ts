import type { Condition, Effect, Effects } from '../../language';
import { mapped, type Mapping, type Schema } from '../../language/schema';
import { condition as conditionSchema } from '../../language/schemas/conditions';
import { contentBlock } from '../../language/schemas/content';
import {
  action as actionSchema,
  actionOrName,
  effects as effectSchemas,
} from '../../language/schemas/effects';
import { escapeHtml, condition, formula, text, type Builder } from './builder';
import { keepUses, type EffectUses } from '../walk';
import { unknownName } from '../unknownNames';
import type { Bound, CompiledEffect } from './model';
import type { CompiledFormula, WithFormulas } from '../formulas/types';
import { checkAction, checkKnown, checkWritable } from './references';

/** What formulas of effects may name besides the form's own names. */
const always = ['$slug', '$subProductId', '$product'] as const;

/** Compiles a list of effects; what is wrong is reported, and the rest goes on. */
export function bindEffects(
  builder: Builder,
  effects: readonly Effect[],
  path: string,
): readonly CompiledEffect[] {
  return bind(builder, actionSchema, effects, path, always);
}

/**
 * Makes a part of a definition ready: each text and each condition becomes what its schema says, and what they name is looked up.
 * What is wrong is reported; it stays as it was, and the form is refused.
 */
export function bind<T>(
  builder: Builder,
  schema: Schema<T>,
  value: T,
  path: string,
  extras: readonly string[],
): Bound<T> {
  // The walk puts at each leaf what the type says.
  return mapped(schema, value, mappingOf(builder, extras), path) as Bound<T>;
}

function mappingOf(builder: Builder, extras: readonly string[], uses?: EffectUses): Mapping {
  const { report, stageIds, stepIds } = builder;
  const taken = (path: string, reads: readonly string[] = [], made?: WithFormulas): void => {
    uses?.reads.push(...reads);
    const write = uses?.writes.find((one) => one.path === path);
    if (write) Object.assign(write, { reads, formula: made });
  };
  const formulaAt = (written: string, path: string, inBody?: boolean): CompiledFormula | undefined => {
    const made = formula(builder, written, path, { extras, inBody });
    taken(path, made?.reads, made);
    return made;
  };
  const inside = (list: readonly CompiledEffect[]): readonly CompiledEffect[] => {
    uses?.inner.push(list);
    return list;
  };
  return {
    knowing: (names) => mappingOf(builder, [...always, ...names], uses),
    text: (written, { role, inBody, writes }, path) => {
      switch (role) {
        case 'formula':
          return formulaAt(written, path, inBody);
        case 'template':
        case 'html':
          return text(builder, written, path, { extras, ...(role === 'html' && { escape: escapeHtml }) });
        case 'answer':
          (writes ? checkWritable : checkKnown)(builder, written, path);
          if (writes) uses?.writes.push({ name: written, path, reads: [] });
          else taken(path, [written]);
          return written;
        case 'action':
          checkAction(builder, written, path);
          return written;
        case 'step':
          if (!stepIds.includes(written)) report(path, unknownName(written, 'id sebuah langkah', stepIds));
          return written;
        case 'stage':
          if (!stageIds.includes(written)) report(path, unknownName(written, 'id sebuah tahap', stageIds));
          return written;
        default:
          return written;
      }
    },
    json: (value, role, path) =>
      role === 'assigned' && typeof value === 'string' ? formulaAt(value, path) : value,
    whole: (schema, value, path) => {
      // Blocks of a dialog are only shown.
      if (schema === contentBlock && uses) return mapped(schema, value, mappingOf(builder, extras), path);
      if (schema === conditionSchema) {
        const made = condition(builder, value as Condition, path, uses ? 'effect' : 'content');
        taken(path, made?.reads);
        return made;
      }
      if (schema === actionSchema)
        return inside(effectsAt(builder, value as readonly Effect[], path, extras));
      if (schema !== actionOrName || typeof value !== 'string') return undefined;
      checkAction(builder, value, path);
      return inside([{ kind: 'action', name: value }]);
    },
  };
}

function effectsAt(
  builder: Builder,
  effects: readonly Effect[],
  path: string,
  extras: readonly string[],
): readonly CompiledEffect[] {
  const list: CompiledEffect[] = [];
  builder.sources.effects.push({ path, source: effects, compiled: list });
  effects.forEach((effect, index) => {
    const kind = Object.keys(effect).find((key): key is keyof Effects => Object.hasOwn(effectSchemas, key));
    if (kind === undefined) return;
    if (kind === 'navigate' && index < effects.length - 1) {
      builder.report(`${path}[${index + 1}]`, {
        code: 'after-navigate',
        received: 'efek sesudah "navigate"',
        expected: '"navigate" sebagai efek terakhir',
        hint: 'Efek sesudah pindah halaman tidak pernah dijalankan.',
      });
    }
    const uses: EffectUses = { reads: [], writes: [], inner: [] };
    const made = mapped(effectSchemas[kind], effect, mappingOf(builder, extras, uses), `${path}[${index}]`);
    // As `Bound` says of an effect of this kind.
    const compiled = { kind, ...(made as object) } as CompiledEffect;
    keepUses(compiled, uses);
    list.push(compiled);
  });
  return list;
}
