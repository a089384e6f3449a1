// `npm run schema`: writes the JSON Schema of form definitions, which editors complete and check by, anew.
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/checker/schema/definitionSchema.ts', {
  configFile: false,
  logLevel: 'warn',
});
const file = 'form-definitions/form-definition.schema.json';
await writeFile(file, module.schemaText());
console.log(file);
