import { setImmediate } from 'node:timers';
import { computed } from '../../../interpreter';
import { transition } from '../../../interpreter/machine';
import type { Exchange } from '../preview/exchanges';
import { standing, today } from '../testing/standing';
import { faultOfWritten, withScenario } from './scenarioFile';
import { scenarioOf } from './scenarioOf';
import { createPlayer, parseScenarios } from '../../scenarios';
import { noLists } from '../../scenarios/testing/noLists';

const play = createPlayer(noLists);

// What the scenarios' clock waits with: jsdom has neither this nor the messages of browsers.
Object.assign(globalThis, { setImmediate });

const provinces: Exchange = {
  path: '/api/remote-select',
  body: '',
  answer: {
    body: {
      data: [
        { id: '31', nama: 'DKI Jakarta' },
        { id: '32', nama: 'Jawa Barat' },
      ],
    },
  },
};

/** What was asked for the list of provinces in these answers. */
const asked = (given: ReturnType<typeof standing>): Exchange[] => {
  const lookup = given.form.fields.get('provinsi')?.lookup;
  const state = lookup && computed(given.form, given.state(), lookup.state);
  if (!state || !('request' in state)) throw new Error('the list of provinces waits for nothing');
  return [{ ...provinces, body: JSON.stringify(state.request.body) }];
};

const moved = (given: ReturnType<typeof standing>, step: string): ReturnType<typeof standing> => {
  const goTo = { type: 'goTo', target: { step } } as const;
  const { state } = transition(given.form, given.state(), goTo, { today });
  return { ...given, state: () => state };
};

test('what was answered becomes a scenario that passes', async () => {
  const given = moved(standing({ nama: 'Siti', punyaRekening: '2', provinsi: '32|Jawa Barat' }), 'alamat');
  const scenario = { name: 'Dari jawaban', ...scenarioOf(given, { at: 'step' }, asked(given)) };
  expect(scenario).toMatchObject({
    today,
    steps: [
      { fill: { nama: 'Siti', punyaRekening: '2|Tidak', provinsi: '32|Jawa Barat' } },
      { next: 'alamat', expect: { fields: ['jalan'] } },
    ],
  });
  expect(await faultOfWritten(play, given.form, scenario)).toBeUndefined();
});

test('a walk that ends at the receipt becomes a scenario that can be read', () => {
  const given = standing({ nama: 'Siti', punyaRekening: '2' });
  const scenarios = [{ name: 'Terkirim', ...scenarioOf(given, { at: 'receipt' }, []) }];
  const read = parseScenarios(JSON.stringify({ scenarios }));
  const last = read.ok ? read.scenarios[0]?.steps.at(-1) : read.issues;
  expect(last).toMatchObject({ act: 'expect', with: { submitted: {} } });
});

test('of a list only the choice that was made is kept', () => {
  const given = standing({ provinsi: '32|Jawa Barat' });
  expect(scenarioOf(given, { at: 'step' }, asked(given)).calls).toEqual({
    'remote-select': { body: { data: [{ id: '32', nama: 'Jawa Barat' }] } },
  });
});

test('of another call the newest answer is kept', () => {
  const answered = (message: string): Exchange => ({
    path: '/api/screening',
    body: '{}',
    answer: { body: { message } },
  });
  const { calls } = scenarioOf(standing(), { at: 'step' }, [answered('lama'), answered('baru')]);
  expect(calls).toEqual({ screening: { body: { message: 'baru' } } });
});

test('a scenario that leads to the preview ends there', () => {
  const given = standing({ nama: 'Siti', punyaRekening: '2' });
  const { steps } = scenarioOf(given, { at: 'preview' }, []);
  expect(Array.isArray(steps) && steps.at(-1)).toEqual({
    next: true,
    expect: { route: '/form/contoh/preview' },
  });
});

test('a scenario that fails says why', async () => {
  const { form } = standing();
  const steps = [{ next: true }, { expect: { step: 'alamat' } }] as const;
  expect(await faultOfWritten(play, form, { name: 'A', today, steps })).toContain('Langkah 2 dari 2');
});

describe('a file of scenarios', () => {
  const scenario = { name: 'Baru', today, steps: [{ next: true }] };
  const names = (text: string): string[] | undefined => {
    const parsed = parseScenarios(text);
    return parsed.ok ? parsed.scenarios.map(({ name }) => name) : undefined;
  };
  const other = '{ "name": "Lama", "today": "2026-03-02", "steps": [{ "back": true }] }';

  test('begins with the first one', () => {
    expect(names(withScenario(undefined, scenario))).toEqual(['Baru']);
    expect(names(withScenario('{ "scenarios": [] }', scenario))).toEqual(['Baru']);
  });

  test('keeps what stands there', () => {
    const text = withScenario(`{\n  "scenarios": [\n    ${other}\n  ]\n}\n`, scenario);
    expect(names(text)).toEqual(['Lama', 'Baru']);
    expect(JSON.parse(text)).toMatchObject({ scenarios: [JSON.parse(other), scenario] });
  });

  test('has each name once', () => {
    const text = withScenario(undefined, scenario);
    expect(names(withScenario(text, scenario))).toBeUndefined();
  });
});
