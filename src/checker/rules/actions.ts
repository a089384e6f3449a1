import type { JsonObject } from '../../interpreter';
import { stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Actions that nothing calls, answers that an earlier outcome takes, and steps whose action never lets the visitor on. */
export function actions(checked: Checked): Found[] {
  return [...unusedActions(checked), ...shadowedOutcomes(checked), ...closedSteps(checked)];
}

function unusedActions({ definition }: Checked): Found[] {
  // Names of actions stand under these keys only, wherever they are.
  const called = new Set(
    [...JSON.stringify(definition).matchAll(/"(?:do|afterLastStep)":"([^"]*)"/g)].map(([, name]) => name),
  );
  return Object.keys(definition.actions ?? {})
    .filter((name) => !called.has(name))
    .map((name) => ({
      rule: 'action-unused' as const,
      path: `actions.${name}`,
      what: `Aksi "${name}" tidak dipanggil oleh tombol, langkah, pantauan, atau afterLastStep.`,
      mend: `Panggil dengan "do": "${name}", atau hapus.`,
    }));
}

function shadowedOutcomes({ sources }: Checked): Found[] {
  return sources.flatMap((source) => {
    if (source.kind !== 'effects') return [];
    return source.value.flatMap(({ outcomes }, index) => {
      if (!isList(outcomes)) return [];
      const matches = outcomes.map(({ match }) => JSON.stringify(match).replace(/\s+/g, ''));
      return matches.flatMap((match, at): Found[] => {
        const earlier = matches.findIndex((one) => one === match || one === '"true"');
        if (earlier < 0 || earlier >= at) return [];
        return [
          {
            rule: 'outcome-shadowed',
            path: `${source.path}[${index}].outcomes[${at}].match`,
            what: `Balasan ini sudah ditangani oleh hasil ke-${earlier + 1}.`,
            mend: 'Ubah salah satu "match", atau hapus hasil ini.',
          },
        ];
      });
    });
  });
}

function closedSteps({ definition }: Checked): Found[] {
  const effectsOf = (name: string | undefined): readonly JsonObject[] | undefined =>
    // Effects are JSON objects, which their interfaces do not say.
    name === undefined
      ? undefined
      : (definition.actions?.[name] as unknown as readonly JsonObject[] | undefined);
  return stepsOf(definition).flatMap(({ step, path }): Found[] => {
    const effects = effectsOf(step.next?.do);
    if (!effects || !alwaysStops(effects) || leadsOn(effects)) return [];
    return [
      {
        rule: 'no-way-on',
        path: `${path}.next.do`,
        what: `Aksi "${step.next?.do ?? ''}" selalu berakhir dengan "stop", sehingga langkah ini tidak pernah ditinggalkan.`,
        mend: 'Hapus "stop" pada jalan yang berhasil.',
      },
    ];
  });
}

/** Whether a list of effects ends in `stop` whatever happens; a call stops when none of its outcomes matches. */
function alwaysStops(effects: readonly JsonObject[]): boolean {
  return effects.some((effect) => {
    if (effect['stop'] === true) return true;
    if (isList(effect['then']))
      return isList(effect['else']) && alwaysStops(effect['then']) && alwaysStops(effect['else']);
    if (typeof effect['call'] !== 'string') return false;
    const { outcomes } = effect;
    return (
      !isList(outcomes) || outcomes.every((outcome) => isList(outcome['do']) && alwaysStops(outcome['do']))
    );
  });
}

/** Whether something in it, a button of a dialog for instance, leads to another screen. */
function leadsOn(effects: readonly JsonObject[]): boolean {
  return /"(goTo|navigate)":/.test(JSON.stringify(effects));
}

/** Lists in actions hold objects. */
function isList(value: unknown): value is readonly JsonObject[] {
  return Array.isArray(value);
}
