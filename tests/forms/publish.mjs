// `npm run publish:form -- slug [--author name] [--reason sentence] [--to folder] [--live file] [--seed N] [--folder folder] [--dry] [--json]`:
// publishes a version of a product: a folder with everything that goes live, the proof sheet that two people sign, and the versions before.
// `--author` and `--reason` are asked for where they are left out; the author is first of all the one that git knows. `--to`: the folder; left out: `publikasi/slug` in that of the
// definitions. `--live` is the version that visitors have now; left out: the one in the folder, from the publication before. `--folder`:
// where its definition stands. `--dry`: nothing is written. Exit codes: 0 written, 1 something speaks against it and nothing was written,
// 2 it could not run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { definitionsFolder, load, localDay, runCommand } from './definitions.mjs';

/** Who works here, as git knows; empty where it does not. */
function knownAuthor() {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Author and reason: those that are given, else what is typed; what has no answer stays empty. */
async function sign({ author, reason, json }) {
  const known = author ?? knownAuthor();
  if (json || (known !== '' && reason !== undefined)) return { author: known, reason: reason ?? '' };
  const keyboard = createInterface({ input: stdin });
  const lines = keyboard[Symbol.asyncIterator]();
  const ask = async (question) => {
    stdout.write(question);
    const { value = '' } = await lines.next();
    return value.trim();
  };
  const asked = {
    author: known || (await ask('Siapa yang menayangkan? ')),
    reason: reason ?? (await ask('Alasan perubahan, satu kalimat: ')),
  };
  keyboard.close();
  stdout.write('\n');
  return asked;
}

await runCommand(async () => {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    options: {
      author: text,
      reason: text,
      to: text,
      live: text,
      seed: { ...text, default: '1' },
      folder: { ...text, default: definitionsFolder },
      dry: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) {
    throw new Error('Tulis satu slug: npm run publish:form -- nama-produk');
  }
  const { historyFile, mayPublish, proofLines, publishedFolder, publishForm, unsigned } = await load(
    './tests/forms/publishForm.ts',
  );
  const slug = path.basename(named, '.json');
  const { seed, folder, dry } = values;
  const to = values.to ?? path.join(folder, publishedFolder, slug);
  const former = path.join(to, 'form-definitions', `${slug}.json`);
  const live = values.live ?? (existsSync(former) ? former : undefined);
  const now = new Date();
  const signed = dry ? undefined : { ...(await sign(values)), at: now.toISOString() };
  const missing = signed && unsigned(signed);
  if (missing) throw new Error(`${missing} Lihat: --author dan --reason.`);
  const options = { slug, folder, to, live, seed, today: localDay(now), signed };
  const proof = await publishForm(options);
  const fit = mayPublish(proof);
  const published = fit && !dry;
  if (values.json) {
    const isFirst = !existsSync(path.join(to, historyFile));
    const reported = { published, isFirst, ...(published && { to }), ...proof };
    console.log(JSON.stringify(reported, undefined, 2));
  } else {
    console.log(proofLines(proof).join('\n'));
    if (!fit) console.log('\nTidak ditulis: ada yang menghalangi penayangan.');
    else
      console.log(published ? `\nVersi ${proof.release.version} ditulis: ${to}` : '\nTidak ditulis: --dry.');
  }
  return fit ? 0 : 1;
});
