// `npm run schema`: writes anew what is made of the parser's own schemas: the JSON Schema of form definitions, which editors
// complete and check by, and the reference that content editors read.
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const load = async (file) =>
  (await runnerImport(`./src/checker/schema/${file}.ts`, { configFile: false, logLevel: 'warn' })).module;
const { schemaText } = await load('definitionSchema');
const { referenceText } = await load('reference');

const files = {
  'form-definitions/form-definition.schema.json': schemaText(),
  'form-definitions/REFERENSI.md': referenceText(),
};
for (const [file, text] of Object.entries(files)) {
  await writeFile(file, text);
  console.log(file);
}
