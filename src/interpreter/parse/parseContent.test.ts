import { parseContent } from './parseContent';

jest.mock('../../language/schemas/fields', () => {
  throw new Error('A page must not load the schemas of fields.');
});

test('content is read without the schemas of fields', () => {
  expect(parseContent({ blocks: [] })).toEqual({ ok: true, blocks: [] });
});
