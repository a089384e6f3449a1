import { loadForm, loadFormWith } from './load';

/** A definition with so many fields. */
const definitionOf = (count: number): string =>
  JSON.stringify({
    version: 1,
    slug: 'panjang',
    title: 'Permohonan Panjang',
    subProductId: 'PANJANG-01',
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: Array.from({ length: count }, (_, index) => ({
          type: 'text',
          name: `jawaban${index}`,
          label: `Jawaban ${index}`,
        })),
      },
    ],
  });

/** How often the caller may do something else until the form is there. */
const pausesOf = async (text: string): Promise<number> => {
  let pauses = 0;
  const pause = (): Promise<void> => {
    pauses += 1;
    return Promise.resolve();
  };
  const loaded = await loadFormWith(text, 'panjang', () => Promise.resolve(undefined), pause);
  // It is the form that is made at one go.
  expect(JSON.stringify(loaded)).toBe(JSON.stringify(loadForm(text, 'panjang')));
  expect(loaded.ok && loaded.form.fields.size).toBe((JSON.parse(text) as Long).steps[0].blocks.length);
  return pauses;
};

interface Long {
  steps: [{ blocks: unknown[] }];
}

test('a form is made in parts, so that a long one holds up nothing', async () => {
  const short = await pausesOf(definitionOf(2));
  expect(short).toBeGreaterThan(2);
  expect((await pausesOf(definitionOf(162))) - short).toBe(10);
});
