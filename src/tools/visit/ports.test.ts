import { loadForm } from '../../interpreter';
import { noNavigator, type Bank } from '../../session';
import { clockContract } from '../../session/testing/clockContract';
import { navigatorContract } from '../../session/testing/navigatorContract';
import { storeContract } from '../../session/testing/storeContract';
import { createStore } from '../../storage';
import { createClock } from './clock';
import { createDevice } from './device';
import { openTab } from './tab';

const definition = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  steps: ['satu', 'dua'].map((id) => ({
    id,
    title: id,
    blocks: [{ type: 'text', name: `nama-${id}`.replace('-', ''), label: 'Nama' }],
  })),
};

const formOf = () => {
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
};

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
  const form = formOf();
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

navigatorContract('A virtual window', () => {
  const { clock, tab } = begin();
  const { navigator } = tab.session().ports;
  // The session would follow the address to steps that its answers do not reach: here only the history is looked at.
  jest.spyOn(tab.session(), 'follow').mockImplementation(() => undefined);
  return {
    navigator,
    go: (by) => void tab.go(by),
    route: () => tab.route(),
    settle: clock.settle,
  };
});

test('ways that lead nowhere may be taken', () => {
  expect(Object.values(noNavigator).map((way: () => void) => way())).toEqual(
    Object.keys(noNavigator).map(() => undefined),
  );
});
