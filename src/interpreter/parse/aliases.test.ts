import { parseDefinition } from './parseDefinition';

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
    ['a pattern becomes a rule', { pattern: '/^[A-Z0-9]+$/g' }, { rule: { characters: 'A-Z0-9' } }],
  ])('%s', (_, written, own) => {
    const definition = definitionWith(written);
    const before = structuredClone(definition);
    expect(parseDefinition(definition)).toEqual({ ok: true, definition: definitionWith(own) });
    expect(definition).toEqual(before);
  });
});
