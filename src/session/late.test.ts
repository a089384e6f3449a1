import { code, form, missing, pressed } from './testing/code';

/** A visitor who has pressed Next, and whose second step hangs on its way. */
const hanging = async (server = code('released')) => {
  const visit = await pressed(form(), server);
  await visit.visitor.clock.pass(9999);
  expect(missing(visit.visitor)).toBeUndefined();
  await visit.visitor.clock.pass(1);
  return visit;
};

test('code that hangs is told to be out of reach after ten seconds, and the page is not reloaded', async () => {
  const { visitor, found, reloads } = await hanging();
  expect([missing(visitor), found.length, reloads()]).toEqual(['unreachable', 0, 0]);
  expect(visitor.values()).toMatchObject({ nama: 'Siti' });
});

test('when it comes after all it is used, and not reported any more', async () => {
  const { visitor, asked } = await hanging();
  asked[0]?.come();
  await visitor.clock.settle();
  asked.slice(1).forEach(({ come }) => come());
  await visitor.clock.settle();
  expect([missing(visitor), visitor.step()]).toEqual([undefined, 'dua']);
});

test('asked for again at the word of the visitor, it is waited for as long', async () => {
  const { visitor, asked } = await hanging();
  void visitor.session().fetchParts();
  await visitor.clock.pass(5000);
  asked.slice(1).forEach(({ come }) => come());
  await visitor.clock.settle();
  expect([missing(visitor), visitor.step()]).toEqual([undefined, 'dua']);
});

test('while some of it is late, the site is not asked why other code fails, also when more has come in time', async () => {
  const { visitor, asked, found } = await hanging();
  void visitor.session().fetchParts();
  asked[1]?.come();
  await visitor.clock.settle();
  asked[2]?.fail();
  await visitor.clock.settle();
  expect([missing(visitor), found.length]).toEqual(['unreachable', 0]);
});

test('when it comes after a move that has found all it needs, the screen stays as it is', async () => {
  const { visitor, asked } = await hanging();
  await visitor.back();
  asked[1]?.come();
  await visitor.clock.settle();
  const { shown, missingPart } = visitor.activity();
  expect(missingPart).toBeUndefined();
  asked[0]?.come();
  await visitor.clock.settle();
  expect([visitor.activity().shown, asked.length]).toEqual([shown, 2]);
});

test('code that comes in time, or fails after its time, is reported as ever', async () => {
  const { visitor, asked, found } = await hanging();
  asked[0]?.fail();
  void visitor.session().fetchParts();
  asked.at(-1)?.fail();
  await visitor.clock.settle();
  visitor.session().missPart();
  expect([missing(visitor), found.length]).toEqual(['looking', 1]);
});
