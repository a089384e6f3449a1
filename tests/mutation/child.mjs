// A process of `npm run mutate` that runs tests. Under a mutant it may hang or die, and is replaced.
import { load } from '../forms/definitions.mjs';

const { answer } = await load('./tests/mutation/answer.ts');
process.on('message', async (request) => process.send(await answer(request)));
process.send('ready');
