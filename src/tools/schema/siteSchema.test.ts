import Ajv from 'ajv';
import { checkSite, type Json } from '../../interpreter';
import { schemaText, siteSchema } from './definitionSchema';
import { editorKeys, read } from './testing/schemaFile';

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
ajv.addVocabulary(editorKeys);
const fits = ajv.compile(siteSchema());

/** Whether the schema and the parser take a file alike. */
const isTaken = (site: Json): boolean => {
  const parsed = checkSite(JSON.stringify(site)).length === 0;
  expect(fits(site)).toBe(parsed);
  return parsed;
};

test("the frame's schema in form-definitions is the one that the parser makes (mend it with: npm run schema)", () => {
  expect(read('site.schema.json') === schemaText(siteSchema())).toBe(true);
});

test('the shipped frame fits and names it', () => {
  const site = JSON.parse(read('pages/site.json')) as Json; // JSON.parse gives JSON.
  expect(isTaken(site)).toBe(true);
  expect(site).toHaveProperty('$schema', '../site.schema.json');
});

test.each<[string, Json]>([
  ['a misspelt key', { brnad: 'A' }],
  ['a brand without letters', { brand: '' }],
  ['a logo of nowhere', { logo: 'javascript:x' }],
  ['a link without a text', { navigation: [{ href: '/' }] }],
  ['a way of contact that the frame does not show', { contact: { fax: '1' } }],
])('%s is refused', (_, site) => {
  expect(isTaken(site)).toBe(false);
});

test('every example may be written', () => {
  const { definitions = {}, ...top } = siteSchema();
  const examplesOf = ({ properties = {} }: typeof top): Record<string, Json> =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([key, said]) =>
        said === false || said.examples?.[0] === undefined ? [] : [[key, said.examples[0]] as const],
      ),
    );
  expect(isTaken({ ...examplesOf(top), contact: examplesOf(definitions.kontak ?? {}) })).toBe(true);
  expect(Object.keys(examplesOf(top))).toHaveLength(11);
});
