import type { CompiledForm } from '../../../interpreter';
import { definitionOf, loaded } from '../../../interpreter/engine/testing/form';
import type { BackEnd } from '../../visit/bank';

/** The form of a product of a folder. */
export const formOf = (slug: string, texts: ReadonlyMap<string, string>): CompiledForm =>
  loaded(texts.get(slug) ?? '', texts);

/** A form with these steps, and whatever else its definition says. */
export const formWith = (steps: readonly object[], rest: object = {}): CompiledForm =>
  loaded(definitionOf(steps, { slug: 'uji', title: 'Uji', subProductId: 'UJI-01', ...rest }));

/** A text field. */
export const text = (name: string, more: object = {}): object => ({
  type: 'text',
  name,
  label: name,
  ...more,
});

/** A text field that has to be filled in. */
export const needed = (name: string, more: object = {}): object => text(name, { required: true, ...more });

/** A question with two choices, which has to be answered. */
export const radio = (name: string, more: object = {}): object =>
  needed(name, { type: 'radio', options: ['1|A', '2|B'], ...more });

/** A step of these blocks. */
export const step = (id: string, blocks: readonly object[], more: object = {}): object => ({
  id,
  title: id,
  blocks,
  ...more,
});

/** A back end that takes every submission and knows no lists but these. */
export function smallBackEnd(lists: Readonly<Record<string, readonly object[]>> = {}): BackEnd {
  return {
    ask: (call, body) => {
      if (call === 'submit') {
        return Promise.resolve({ body: { statusCode: 200, data: { registrationNumber: 'EF0000000001' } } });
      }
      const url = typeof body.url === 'string' ? body.url : call;
      // The lists of a test are JSON.
      return Promise.resolve({ body: { statusCode: 200, data: (lists[url] ?? []) as readonly never[] } });
    },
    upload: ({ name }) => Promise.resolve({ body: { succeeded: true, data: { url: `/files/${name}` } } }),
  };
}
