// `npm run schema`: writes again what is made of the parser's own schemas: the JSON Schemas of form definitions and of the
// frame around every page, which editors complete and check by, and the reference that content editors read; and the checker's table of the bank's contract.
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { parse } from 'yaml';

const load = async (file) =>
  (await runnerImport(`./src/tools/${file}.ts`, { configFile: false, logLevel: 'warn' })).module;
const { schemaText, siteSchema } = await load('schema/definitionSchema');
const { referenceText } = await load('schema/reference');
const { readContract } = await load('checker/contract/readContract');

const contract = readContract(parse(await readFile('mocks/openapi.yaml', 'utf8')));
const { code } = await format('contract.json', JSON.stringify(contract), { printWidth: 110 });

const files = {
  'form-definitions/form-definition.schema.json': schemaText(),
  'form-definitions/site.schema.json': schemaText(siteSchema()),
  'form-definitions/REFERENSI.md': referenceText(),
  'src/tools/checker/contract/contract.json': code,
};
for (const [file, text] of Object.entries(files)) {
  await writeFile(file, text);
  console.log(file);
}
