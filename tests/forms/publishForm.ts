import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledForm } from '../../src/interpreter';
import { definitionTexts } from '../../src/tools/definitionTexts';
import { contentsOf, hashOf, manifestOf, type Contents } from '../../src/tools/publication/contents';
import { differenceOf } from '../../src/tools/publication/difference/differenceOf';
import { forecastDrafts } from '../../src/tools/publication/drafts/forecast';
import { ownFolder, readForm, textAt } from '../../src/tools/publication/files';
import { payloadChanges, payloadOf } from '../../src/tools/publication/payload';
import { mayPublish, proofSheet, type Proof, type ProofPart } from '../../src/tools/publication/proof';
import { createLists, describeWalks, isComplete, walkForm } from '../../src/tools/robot';
import { mockWorld } from '../../src/tools/robot/testing/mockWorld';
import { parseScenarios, runScenario, tellScenario } from '../../src/tools/scenarios';
import { createSimulation } from '../../src/tools/simulation';
import { checkFile } from './checkFile';

export { mayPublish, proofLines } from '../../src/tools/publication/proof';

/** What is to be published, and how thoroughly it is looked at. */
export interface Wish {
  slug: string;
  /** The folder to be written. */
  to: string;
  /** The file of the version that visitors have now; left out: there is none. */
  live?: string;
  seed: string;
  visits: number;
  /** The visitors' day, `YYYY-MM-DD`. */
  today: string;
  /** True: only looked at; nothing is written. */
  dry?: boolean;
}

/**
 * Looks at a product in every way there is, and writes the folder of its publication; where something speaks against it, nothing is
 * written. Throws an Indonesian word on a product that is not there or has mistakes.
 */
export async function publishForm(wish: Wish): Promise<Proof> {
  const { slug, to, live, today } = wish;
  const own = await readForm(join(ownFolder, `${slug}.json`));
  const before = live === undefined ? undefined : (await readForm(live)).form;
  const contents = contentsOf(own);
  const manifest = manifestOf(slug, contents);
  const proof: Proof = {
    slug,
    title: own.form.definition.title,
    day: today,
    fingerprint: hashOf(manifest),
    parts: [
      checked(contents),
      await walked(own.form, wish),
      await played(slug, own.form),
      await simulated(wish),
      difference(before, own.form),
      await drafts(before, own.form),
      payload(before, own.form),
    ],
  };
  if (wish.dry || !mayPublish(proof)) return proof;
  const sheet = { 'bukti.html': proofSheet(proof), 'bukti.json': `${JSON.stringify(proof, undefined, 2)}\n` };
  for (const [path, content] of [
    ...contents,
    ['manifest.json', manifest] as const,
    ...Object.entries(sheet),
  ]) {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return proof;
}

function checked(contents: Contents): ProofPart {
  const files = [...contents.keys()].filter((path) => path.startsWith(`${ownFolder}/`));
  const findings = files.flatMap((file) => checkFile(file).findings);
  const isWrong = findings.some(({ severity }) => severity === 'error');
  return {
    id: 'pemeriksa',
    title: 'Pemeriksa',
    verdict: isWrong ? 'red' : findings.length > 0 ? 'look' : 'ok',
    done: `${files.length} berkas diperiksa, ${findings.length} temuan.`,
    found: findings.map(({ file, line, what }) => `${file}, baris ${line}: ${what}`),
  };
}

async function walked(form: CompiledForm, { slug, seed, today }: Wish): Promise<ProofPart> {
  const world = mockWorld(process.cwd());
  const walks = await walkForm(form, world, createLists(world), { seed, today });
  const [first = '', ...others] = describeWalks(slug, walks).split('\n');
  return {
    id: 'robot',
    title: 'Robot pengunjung: yang terbukti dapat dicapai, dan yang tidak',
    verdict: isComplete(walks) ? 'ok' : 'red',
    done: first,
    found: others.map((line) => line.trim()),
  };
}

async function played(slug: string, form: CompiledForm): Promise<ProofPart> {
  const part = { id: 'skenario', title: 'Skenario' };
  const text = textAt(join(ownFolder, `${slug}.scenarios.json`));
  if (text === undefined) return { ...part, verdict: 'look', done: 'Tidak ada skenario.', found: [] };
  const parsed = parseScenarios(text);
  if (!parsed.ok) {
    return {
      ...part,
      verdict: 'red',
      done: 'Berkas skenario mempunyai kesalahan.',
      found: parsed.issues.map(({ path }) => path),
    };
  }
  const failed: string[] = [];
  for (const scenario of parsed.scenarios) {
    const { passed, lines } = tellScenario(form, scenario, await runScenario(form, scenario));
    if (!passed) failed.push(lines.map((line) => line.trim()).join(' '));
  }
  const done = `${parsed.scenarios.length} skenario, ${failed.length} gagal.`;
  return { ...part, verdict: failed.length > 0 ? 'red' : 'ok', done, found: failed };
}

async function simulated({ slug, seed, visits }: Wish): Promise<ProofPart> {
  const simulation = createSimulation({ texts: definitionTexts(), thrown: () => [] });
  const broken = new Set<string>();
  let acts = 0;
  for (let visit = 1; visit <= visits; visit += 1) {
    const { outcome } = await simulation.runOne(seed, visit, [slug]);
    acts += outcome.acts.length;
    if (outcome.breach) broken.add(`Kunjungan ${visit}: ${outcome.breach.guarantee} ${outcome.breach.words}`);
  }
  return {
    id: 'simulasi',
    title: 'Simulasi kunjungan di dunia yang bermasalah',
    verdict: broken.size > 0 ? 'red' : 'ok',
    done: `${visits} kunjungan, ${acts} perbuatan, ${broken.size} jaminan dilanggar (seed ${seed}).`,
    found: [...broken],
  };
}

const firstTime = 'Belum ada versi tayang.';

function difference(before: CompiledForm | undefined, after: CompiledForm): ProofPart {
  const found = before ? differenceOf(before, after) : [];
  const done = before ? `${found.length} perbedaan dengan versi tayang.` : firstTime;
  return {
    id: 'perbedaan',
    title: 'Perbedaan dengan versi tayang',
    verdict: found.length > 0 ? 'look' : 'ok',
    done,
    found,
  };
}

async function drafts(before: CompiledForm | undefined, after: CompiledForm): Promise<ProofPart> {
  const part = { id: 'draf', title: 'Draf yang sedang diisi' };
  if (!before) return { ...part, verdict: 'ok', done: firstTime, found: [] };
  const forecast = await forecastDrafts(before, after);
  const done = `${forecast.drafts} draf contoh dengan ${forecast.answers} jawaban dipulihkan pada versi baru (seed ${forecast.seeds.join(', ')}); ${forecast.touched.length} pertanyaan terkena.`;
  return { ...part, verdict: forecast.sentences.length > 0 ? 'look' : 'ok', done, found: forecast.sentences };
}

function payload(before: CompiledForm | undefined, after: CompiledForm): ProofPart {
  const part = { id: 'kiriman', title: 'Yang dikirim ke bank' };
  const keys = payloadOf(after);
  if (!before) {
    const found = keys.map(({ key, type }) => `${key}: ${type}`);
    return { ...part, verdict: 'ok', done: `${keys.length} kunci. ${firstTime}`, found };
  }
  const changes = payloadChanges(before, after);
  const breaking = changes.filter((one) => one.breaking);
  return {
    ...part,
    verdict: breaking.length > 0 ? 'look' : 'ok',
    done: `${keys.length} kunci, ${changes.length} perubahan, ${breaking.length} di antaranya memutus penerima lama.`,
    found: changes.map(({ breaking: isBreaking, words }) => (isBreaking ? `Memutus: ${words}` : words)),
  };
}
