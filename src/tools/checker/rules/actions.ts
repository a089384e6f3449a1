import type { Effect } from '../../../interpreter';
import { stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Actions that nothing calls, answers that an earlier outcome takes, and steps whose action never lets the visitor on. */
export function actions(checked: Checked): Found[] {
  return [...unusedActions(checked), ...shadowedOutcomes(checked), ...closedSteps(checked)];
}

function unusedActions({ definition, sources }: Checked): Found[] {
  return Object.keys(definition.actions ?? {})
    .filter((name) => !sources.called.has(name))
    .map((name) => ({
      rule: 'action-unused' as const,
      path: `actions.${name}`,
      what: `Aksi "${name}" tidak dipanggil oleh tombol, langkah, pantauan, atau afterLastStep.`,
      mend: `Panggil dengan "do": "${name}", atau hapus.`,
    }));
}

function shadowedOutcomes({ sources }: Checked): Found[] {
  return sources.effects.flatMap(({ path, source }) =>
    source.flatMap((effect, index) => {
      const outcomes = 'call' in effect ? (effect.outcomes ?? []) : [];
      const matches = outcomes.map(({ match }) => match.replace(/\s+/g, ''));
      return matches.flatMap((match, at): Found[] => {
        const earlier = matches.findIndex((one) => one === match || one === 'true');
        if (earlier < 0 || earlier >= at) return [];
        return [
          {
            rule: 'outcome-shadowed',
            path: `${path}[${index}].outcomes[${at}].match`,
            what: `Balasan ini sudah ditangani oleh hasil ke-${earlier + 1}.`,
            mend: 'Ubah salah satu "match", atau hapus hasil ini.',
          },
        ];
      });
    }),
  );
}

function closedSteps({ definition, sources }: Checked): Found[] {
  return stepsOf(definition).flatMap(({ step, path }): Found[] => {
    const name = step.next?.do;
    const effects = name === undefined ? undefined : definition.actions?.[name];
    if (name === undefined || !effects || !alwaysStops(effects) || leadsOn(sources, name)) return [];
    return [
      {
        rule: 'no-way-on',
        path: `${path}.next.do`,
        what: `Aksi "${name}" selalu berakhir dengan "stop", sehingga langkah ini tidak pernah ditinggalkan.`,
        mend: 'Hapus "stop" pada jalan yang berhasil.',
      },
    ];
  });
}

/** Whether a list of effects ends in `stop` whatever happens; a call stops when none of its outcomes matches. */
function alwaysStops(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if ('if' in effect) return alwaysStops(effect.then) && alwaysStops(effect.else ?? []);
    if ('call' in effect) return (effect.outcomes ?? []).every((outcome) => alwaysStops(outcome.do));
    return 'stop' in effect;
  });
}

/** Whether something in an action, a button of a dialog for instance, leads to another screen. */
function leadsOn({ effects }: Checked['sources'], name: string): boolean {
  const inside = effects.filter(
    ({ path }) => path === `actions.${name}` || path.startsWith(`actions.${name}[`),
  );
  return inside.some(({ source }) => source.some((effect) => 'goTo' in effect || 'navigate' in effect));
}
