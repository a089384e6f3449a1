import { parseDefinition } from './parseText';

const definitionWith = (more: object): unknown => ({
  version: 1,
  slug: 'kartu',
  title: 'Kartu',
  subProductId: 'K-1',
  steps: [{ id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama', ...more }] }],
});

const items = [{ name: 'agama', condition: 'equals', value: '1' }];

describe("the content system's spelling", () => {
  test.each([
    [
      'a condition that is on becomes visibleWhen',
      { conditionalLogic: true, conditions: items },
      { visibleWhen: items },
    ],
    ['a condition that is off is dropped', { conditionalLogic: false, conditions: items }, {}],
    ['id and showInSearch are dropped', { id: 7, showInSearch: false }, {}],
    [
      'the words for a missing answer become one of its messages',
      { requiredMessage: 'Isi' },
      { messages: { required: 'Isi' } },
    ],
    ['a pattern becomes a rule', { pattern: '/^[A-Z0-9]+$/g' }, { rule: { characters: 'A-Z0-9' } }],
  ])('%s', (_, written, own) => {
    const definition = definitionWith(written);
    const before = structuredClone(definition);
    expect(parseDefinition(definition)).toEqual({ ok: true, definition: definitionWith(own) });
    expect(definition).toEqual(before);
  });

  test.each([
    ['words that say nothing', { requiredMessage: '' }, 'requiredMessage', /^teks/],
    ['words that are none', { requiredMessage: 5 }, 'requiredMessage', /^teks/],
    ['a condition that is neither on nor off', { conditionalLogic: 1 }, 'conditionalLogic', /^true/],
  ])('%s are refused', (_, written, key, expected) => {
    expect(parseDefinition(definitionWith(written))).toMatchObject({
      issues: [{ path: `steps[0].blocks[0].${key}`, expected: expect.stringMatching(expected) as string }],
    });
  });
});
