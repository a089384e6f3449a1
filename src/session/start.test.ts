import { createSession } from '.';
import { formOf, registered, visit, type Block } from './testing/visit';

const nama: Block = { name: 'nama', required: true };
const start: Block = { minutes: 5, documents: ['KTP elektronik'] };
const setuju: Block = { name: 'setuju', text: 'Data ini benar', required: true };
const boleh: Block = { name: 'boleh', text: 'Saya mau dihubungi' };

const form = (more: Block = {}) =>
  formOf({ satu: [nama], dua: [{ name: 'kota' }] }, { start, query: { nm: { sets: 'nama' } }, ...more });

const open = async (path = '/form/contoh', of = form()) => {
  const visitor = visit(of, { path });
  await visitor.clock.settle();
  const begin = async (): Promise<void> => {
    visitor.session().begin();
    await visitor.clock.settle();
  };
  return { ...visitor, begin };
};

const draftOf = (slug: string): [string, string] => [`eform:${slug}`, '{}'];

describe('The page before the first step', () => {
  test.each([
    ["the form's own address", '/form/contoh', 'start', '/form/contoh'],
    [
      'a parameter that the form does not know',
      '/form/contoh?asal=brosur',
      'start',
      '/form/contoh?asal=brosur',
    ],
    ['a parameter that the form knows', '/form/contoh?nm=Siti', 'step', '/form/contoh?nm=Siti&step=satu'],
    ['a step', '/form/contoh?step=satu', 'step', '/form/contoh?step=satu'],
    ['the preview of an unfinished form', '/form/contoh/preview', 'step', '/form/contoh?step=satu'],
  ])('%s', async (_, path, page, route) => {
    const { tab } = await open(path);
    expect([tab.page(), tab.route()]).toEqual([page, route]);
  });

  test('a form without one opens on its first step, whose address names no step', async () => {
    const { tab } = await open(undefined, formOf({ satu: [nama] }));
    expect([tab.page(), tab.route()]).toEqual(['step', '/form/contoh']);
  });

  test("'Mulai' leads to the first step, and Back from there leads back to it", async () => {
    const { tab, begin, back, step, activity } = await open();
    await begin();
    expect([tab.page(), tab.route(), step()]).toEqual(['step', '/form/contoh?step=satu', 'satu']);
    expect(activity().focus).toBe('heading');
    await back();
    expect(tab.page()).toBe('start');
    tab.go(-1);
    expect(tab.page()).toBe('away');
  });

  test('who goes back to it keeps the answers, and goes on from where they were', async () => {
    const { tab, begin, type, next, clock, values } = await open();
    await begin();
    await type({ nama: 'Siti' });
    await next();
    tab.go(-1);
    tab.go(-1);
    await clock.settle();
    expect(tab.page()).toBe('start');
    await begin();
    expect([tab.page(), values().nama]).toEqual(['step', 'Siti']);
  });

  test('where a draft is, the form goes on at once', async () => {
    const { tab, begin, type, clock, values } = await open();
    await begin();
    await type({ nama: 'Siti' });
    await clock.pass(1000);
    tab.navigate('/form/contoh');
    await clock.settle();
    expect([tab.page(), tab.route(), values().nama]).toEqual(['step', '/form/contoh?step=satu', 'Siti']);
  });

  test("reading it gives up no other form's draft; 'Mulai' does", async () => {
    const { device, tab, begin, clock } = await open('/lain');
    device.tab().storage.setItem(...draftOf('lain'));
    tab.navigate('/form/contoh');
    await clock.settle();
    expect([tab.page(), device.entries.has('eform:lain')]).toEqual(['start', true]);
    await begin();
    expect(device.entries.has('eform:lain')).toBe(false);
  });

  test('leads on where nothing is kept', async () => {
    const { session } = await open();
    const { form: own, ports } = session();
    const parts = { definitionHash: 'x', query: {}, address: { page: 'step' } as const };
    const other = createSession({ ...parts, form: own, ports: { ...ports, store: undefined } });
    other.start();
    other.follow(parts.address);
    expect(other.activity.current().atStart).toBe(true);
    other.begin();
    expect(other.activity.current().atStart).toBe(false);
    other.close();
  });

  test('a form that is restarted begins with its first step', async () => {
    const of = form({ actions: { ulang: [{ navigate: '/form/contoh' }] } });
    const { tab, begin } = await open(undefined, of);
    await begin();
    expect(tab.page()).toBe('step');
  });
});

describe('What is declared on the preview', () => {
  const toPreview = async (more: Block = {}) => {
    const of = formOf({ satu: [nama] }, { preview: { declarations: [setuju, boleh] }, ...more });
    const visitor = await open(undefined, of);
    await visitor.type({ nama: 'Siti' });
    await visitor.next();
    return visitor;
  };

  test('the preview opens without it, and it is judged when the form is sent', async () => {
    const { tab, submit, activity, asked, session } = await toPreview();
    expect([tab.page(), session().unfinished()]).toEqual(['preview', undefined]);
    await submit();
    expect(activity()).toMatchObject({ errorsOf: '$preview', failedPresses: 1 });
    expect(session().state().failures).toEqual({ setuju: { rule: 'requiredTick' } });
    expect([asked.length, tab.page()]).toEqual([0, 'preview']);
  });

  test('it is sent, the optional one too, and the receipt keeps no trace of it', async () => {
    const { submit, type, answer, asked, stored } = await toPreview();
    await type({ setuju: true });
    await submit();
    expect(asked[0]?.body.data).toBe(JSON.stringify({ nama: 'Siti', setuju: true, boleh: false }));
    await answer(registered());
    expect(JSON.stringify(stored(':receipt'))).not.toContain('Data ini benar');
  });

  test('it is never in the draft: who comes back declares it again', async () => {
    const { type, clock, stored, tab, values } = await toPreview();
    await type({ setuju: true });
    await clock.pass(1000);
    expect(stored()?.data).toEqual({ nama: 'Siti' });
    tab.reload();
    await clock.settle();
    expect([tab.page(), values().nama, values().setuju]).toEqual(['preview', 'Siti', false]);
  });

  test('a form that is sent without a preview does not wait for it', async () => {
    const { asked } = await toPreview({ afterLastStep: 'submit' });
    expect(asked).toHaveLength(1);
  });
});

test('a receipt keeps its own words, as they were when the form was sent', async () => {
  const confirmation: Block = {
    title: 'Terima kasih, {nama}',
    recap: true,
    track: true,
    calendar: 'hari',
    next: [{ text: 'Kami menelepon {nama}', within: '2 hari kerja' }],
    blocks: [
      { type: 'heading', level: 2, text: 'Nomor {registrationNumber}' },
      {
        type: 'heading',
        level: 2,
        text: 'Tidak tampil',
        visibleWhen: [{ name: 'nama', condition: 'isEmpty' }],
      },
    ],
  };
  const of = formOf({ satu: [nama, { type: 'date', name: 'hari' }] }, { confirmation });
  const { type, next, submit, answer, tab, clock, activity } = await open(undefined, of);
  await type({ nama: 'Siti', hari: '2026-12-01' });
  await next();
  await submit();
  await answer(registered());
  const page = {
    title: 'Terima kasih, Siti',
    recap: true,
    track: true,
    day: '2026-12-01',
    next: [{ text: 'Kami menelepon Siti', within: '2 hari kerja' }],
    blocks: [{ type: 'heading', level: 2, text: 'Nomor REG1' }],
  };
  expect(activity().receipt?.page).toMatchObject(page);
  tab.reload();
  await clock.settle();
  expect(activity().receipt?.page).toMatchObject(page);
});
