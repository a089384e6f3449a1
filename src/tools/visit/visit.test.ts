import { bankContract, type ContractAnswer, type ContractCall } from '../../session/testing/bankContract';
import type { CallAnswer } from '../scenarios/language';
import { bankOf } from './bank';
import { startState } from '../../interpreter';
import { definitionOf, loaded, stepOf } from '../../interpreter/engine/testing/form';
import { noNavigator, type Bank } from '../../session';
import { clockContract } from '../../session/testing/clockContract';
import { storeContract } from '../../session/testing/storeContract';
import { createStore } from '../../storage';
import { createClock } from './clock';
import { createDevice } from './device';
import { openTab } from './tab';
import { transition } from '../../interpreter/machine';
import { definitionTexts } from '../definitionTexts';
import { formOf } from '../robot/testing/forms';
import { buttonsOn } from './buttons';

describe('bank', () => {
  const answerOf = (answer: ContractAnswer | undefined): CallAnswer => {
    switch (answer) {
      case undefined:
      case 'lost':
        return { fault: 'network' };
      case 'file':
        return { body: '%PDF-1.7' };
      case 'unreadable':
        return { body: '<html>' };
      default:
        return answer;
    }
  };

  bankContract('A bank behind no network', () => {
    const answers = new Map<ContractCall, ContractAnswer>();
    const keys: (string | undefined)[] = [];
    return {
      bank: bankOf({
        ask: (call, _body, key) => {
          keys.push(key);
          return Promise.resolve(answerOf(answers.get(call as ContractCall)));
        },
        upload: () => Promise.resolve(answerOf(answers.get('upload-file'))),
      }),
      answer: (call, answer) => void answers.set(call, answer),
      keys: () => keys,
      settle: () => undefined,
      file: { name: 'ktp.pdf', size: 20 },
    };
  });
});

describe('ports', () => {
  const silent: Bank = {
    call: () => new Promise(() => undefined),
    download: () => new Promise(() => undefined),
    popup: () => new Promise(() => undefined),
    prepare: (file) => Promise.resolve({ file }),
    isLost: () => Promise.resolve(false),
    upload: () => new Promise(() => undefined),
  };

  const begin = () => {
    const clock = createClock('2026-11-21');
    const device = createDevice((task) => clock.after(0, task));
    const form = loaded(
      definitionOf([stepOf('satu', [{ name: 'nama' }]), stepOf('dua', [{ name: 'kota' }])]),
    );
    const tab = openTab(
      {
        form: () => form,
        clock,
        device,
        bank: silent,
        newKey: () => '0'.repeat(32),
        newCode: () => 'abcd',
      },
      '/form/contoh?asal=brosur',
    );
    return { clock, device, tab };
  };

  clockContract('Virtual time', () => {
    const { clock, tab } = begin();
    return {
      clock: tab.session().ports.clock,
      pass: clock.pass,
      wake: tab.wake,
      leave: () => tab.close('closed'),
    };
  });

  storeContract('A virtual device', () => {
    const clock = createClock('2026-11-21');
    const device = createDevice((task) => clock.after(0, task));
    const [here, there] = [device.tab(), device.tab()];
    const storeOf = (tab: typeof here, slug: string) =>
      createStore(slug, {
        storage: () => tab.storage,
        now: clock.now,
        listen: tab.listen,
        neighbours: new Set(),
      });
    return {
      here: storeOf(here, 'contoh'),
      there: storeOf(there, 'contoh'),
      otherForm: storeOf(here, 'lain'),
      pass: clock.pass,
    };
  });

  test('ways that lead nowhere may be taken', () => {
    expect(Object.values(noNavigator).map((way: () => void) => way())).toEqual(
      Object.keys(noNavigator).map(() => undefined),
    );
  });
});

describe('buttons', () => {
  const form = formOf('tandamata', definitionTexts());
  const facts = { today: '2026-03-02', holidays: new Set<string>() };

  /** The buttons of the step that asks who somebody is, for somebody with these answers. */
  const offered = (answers: Readonly<Record<string, string>>): string[] => {
    const given = Object.entries(answers).reduce(
      (state, [name, raw]) =>
        transition(form, state, { type: 'write', by: 'effect', writes: { [name]: { raw } } }, facts).state,
      startState(form, facts),
    );
    return buttonsOn(form, { ...given, step: 'identitas' }).map(({ action }) => action);
  };

  const man = { tipeNasabah: '1', nik: '3273010101900001', tanggalLahir: '1990-01-01' };

  test('what an identity number tells is offered until both answers are there', () => {
    expect(offered({ ...man, tanggalLahir: '' })).toEqual(['isiDariNik']);
    // A sex that was not answered is not that of a man.
    expect(offered(man)).toEqual(['isiDariNik']);
    expect(offered({ ...man, jenisKelamin: '1' })).toEqual([]);
    // Nor one who has answered otherwise: a press would change nothing.
    expect(offered({ ...man, jenisKelamin: '2' })).toEqual([]);
    expect(offered({ ...man, nik: '327301' })).toEqual([]);
  });

  test('who is asked for the number on another step is not offered to change what stands there', () => {
    expect(offered({ ...man, tipeNasabah: '2', tanggalLahir: '1991-01-01' })).toEqual([]);
  });
});
