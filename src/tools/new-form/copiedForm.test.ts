import { readFileSync } from 'node:fs';
import type { FormDefinition, Json } from '../../interpreter';
import { loadForm } from '../../interpreter';
import { definitionTexts, productsIn } from '../definitionTexts';
import { mockBackEnd } from '../robot/testing/mockBackEnd';
import { createPlayer, parseScenarios } from '../scenarios';
import { copiedForm } from './copiedForm';

const texts = definitionTexts();
const details = {
  title: 'Salinan Produk',
  slug: 'salinan-produk',
  subProductId: 'SP-99',
  card: { id: '99', category: { id: '1', name: 'Tabungan', slug: 'tabungan' } },
};

function copyOf(slug: string): ReturnType<typeof copiedForm> {
  const definition = JSON.parse(texts.get(slug) ?? '') as FormDefinition;
  const scenarios = JSON.parse(readFileSync(`form-definitions/${slug}.scenarios.json`, 'utf8')) as Json;
  return copiedForm({ definition, scenarios }, details);
}

test.each(productsIn(texts))('a copy of %s says nothing of where it comes from', (slug) => {
  const { definition } = copyOf(slug);
  const { subProductId } = JSON.parse(texts.get(slug) ?? '') as FormDefinition;
  expect(definition).toMatchObject({
    slug: 'salinan-produk',
    title: 'Salinan Produk',
    subProductId: 'SP-99',
  });
  expect(definition.product).toMatchObject({ id: '99', name: 'Salinan Produk' });
  const text = JSON.stringify(definition);
  expect(text).not.toContain(`"${subProductId}"`);
  expect(text).not.toContain(`"/form/${slug}"`);
  expect(loadForm(text, details.slug, texts)).toMatchObject({ ok: true });
});

test('the scenarios of a copy pass', async () => {
  const { definition, scenarios } = copyOf('simulasi-kredit');
  const loaded = loadForm(JSON.stringify(definition), details.slug, texts);
  const parsed = parseScenarios(JSON.stringify(scenarios));
  if (!loaded.ok || !parsed.ok) throw new Error('a copy can be read');
  const play = createPlayer(mockBackEnd(process.cwd()));
  for (const scenario of parsed.scenarios) {
    expect(await play(loaded.form, scenario)).toMatchObject({ passed: true });
  }
});
