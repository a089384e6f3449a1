// `npm run check:forms [-- files] [--format pretty|json|github]`: checks form definitions, scenarios, pages, popups and fragments,
// all of them when none is named. Exit codes: 0 no errors, 1 errors, 2 it could not run.
import { load, runCommand } from './definitions.mjs';

/** The arguments, or a word on what is wrong with them. */
function readArguments(words) {
  const files = [];
  let format = 'pretty';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--format') format = words[(at += 1)] ?? '';
    else if (word.startsWith('--format=')) format = word.slice('--format='.length);
    else if (word.startsWith('--')) throw new Error(`Pilihan ${word} tidak dikenal. Yang ada: --format.`);
    else files.push(word);
  }
  return { files, format };
}

await runCommand(async () => {
  const { files, format } = readArguments(process.argv.slice(2));
  const { allFiles, checkFile, exitCode, isFormat, ownFiles, reports, withoutRepeats } = await load(
    './tests/forms/checkFile.ts',
  );
  if (!isFormat(format)) {
    throw new Error(`Format "${format}" tidak dikenal. Yang ada: ${Object.keys(reports).join(', ')}.`);
  }
  const named = files.length > 0 ? files : allFiles();
  const own = ownFiles();
  const checked = withoutRepeats(named.map((file) => checkFile(file, own)));
  const report = reports[format](checked);
  if (report !== '') console.log(report);
  return exitCode(checked);
});
