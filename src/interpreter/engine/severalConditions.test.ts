import type { Json } from '../../language';
import { formPath } from './path';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';

describe('Conditions of several steps, fields and options', () => {
  const when = (value: string): Json => [{ name: 'nama', condition: 'equals', value }];
  const step = (id: string, rest: Block): Block => ({
    id,
    title: id,
    blocks: [{ type: 'text', name: `isi${id}`, label: id }],
    ...rest,
  });
  const several = formOf(
    {},
    {
      steps: [
        {
          id: 'awal',
          title: 'awal',
          blocks: [
            { type: 'text', name: 'nama', label: 'Nama' },
            { type: 'text', name: 'x', label: 'X', readOnlyWhen: when('a') },
            { type: 'text', name: 'y', label: 'Y', readOnlyWhen: when('b') },
            {
              type: 'radio',
              name: 'pilihan',
              label: 'P',
              options: [
                { value: '1|A', visibleWhen: when('a') },
                { value: '2|B', visibleWhen: when('b') },
              ],
            },
          ],
        },
        step('satu', { visibleWhen: when('a') }),
        step('dua', { visibleWhen: when('b') }),
        step('tiga', { readOnlyWhen: when('a') }),
        step('empat', { readOnlyWhen: when('b') }),
      ] as never,
    },
  );
  const given = (nama: string): FormState => after(several, startState(several, facts), typed({ nama }));
  const stepsWith = (nama: string) => formPath(several, given(nama)).map(({ id }) => id);

  test('are each their own', () => {
    expect(stepsWith('a')).toEqual(['awal', 'satu', 'tiga', 'empat']);
    expect(stepsWith('b')).toEqual(['awal', 'dua', 'tiga', 'empat']);
    const typedAll = typed({ x: 'x', y: 'y', isitiga: 't', isiempat: 'e' });
    expect(after(several, given('a'), typedAll).values).toMatchObject({
      x: '',
      y: 'y',
      isitiga: '',
      isiempat: 'e',
    });
    expect(after(several, given('b'), typedAll).values).toMatchObject({
      x: 'x',
      y: '',
      isitiga: 't',
      isiempat: '',
    });
  });

  test('show a field again when it offers others, as many as they may be', () => {
    const changes = (from: string, to: string) =>
      transition(several, given(from), typed({ nama: to }), facts).changed;
    expect(changes('a', 'b').has('pilihan')).toBe(true);
    expect(changes('c', 'd').has('pilihan')).toBe(false);
  });
});
