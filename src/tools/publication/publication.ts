import type { CompiledForm } from '../../interpreter';
import { slugOfFile } from '../../language';
import { checkFile } from '../checker/checkFiles';
import type { Folder } from '../checker/folder/names';
import { createLists, describeWalks, isComplete, walkForm } from '../robot';
import {
  parseScenarios,
  runScenario,
  scenarioFragments,
  tellScenario,
  type ScenarioFragments,
} from '../scenarios';
import { createSimulation } from '../simulation';
import type { BackEnd } from '../visit/bank';
import { contentsOf, hashOf, manifestOf, ownFolder, type Contents, type Shelves } from './contents';
import { differenceOf } from './difference/differenceOf';
import { forecastDrafts } from './drafts/forecast';
import { payloadChanges, payloadOf } from './payload';
import { mayPublish, proofSheet, type Proof, type ProofPart } from './proof';
import type { ReadForm } from './readForm';

/** What is to be published, and how thoroughly it is looked at. */
export interface Wish {
  own: ReadForm;
  /** The version that visitors have now; left out: there is none. */
  live?: CompiledForm;
  seed: string;
  visits: number;
}

/** What a product is looked at with. */
export interface Ports {
  folder: Folder;
  file: Shelves['file'];
  /** The bank that the robot meets. */
  backEnd: BackEnd;
  /** Its answers are made up: what the robot does not reach with them, it may reach with better ones. */
  madeUp?: boolean;
  /** Called between pieces of work: where they are done on a page, it is drawn meanwhile. */
  rest?: () => Promise<void>;
}

/** A proof, and the files of the folder, by path; none where something speaks against publishing. */
export interface Publication {
  proof: Proof;
  files: Contents;
}

/** Looks at a product in every way there is, and gives the folder of its publication. */
export async function publicationOf(wish: Wish, ports: Ports): Promise<Publication> {
  const { own, live } = wish;
  const { slug, title } = own.form.definition;
  const { folder, file } = ports;
  const textOf = (name: string): string | undefined => folder.texts.get(`${name}.json`);
  const contents = await contentsOf(own, { textOf, file });
  const manifest = await manifestOf(slug, contents);
  const proof: Proof = {
    slug,
    title,
    day: folder.today,
    fingerprint: await hashOf(manifest),
    parts: [
      checked(contents, folder),
      await walked(wish, ports),
      await played(own.form, textOf(`${slug}.scenarios`), scenarioFragments(folder.texts)),
      await simulated(wish, ports),
      difference(live, own.form),
      await drafts(live, own.form),
      payload(live, own.form),
    ],
  };
  const signed = [
    ['manifest.json', manifest],
    ['bukti.html', proofSheet(proof)],
    ['bukti.json', `${JSON.stringify(proof, undefined, 2)}\n`],
  ] as const;
  return { proof, files: new Map(mayPublish(proof) ? [...contents, ...signed] : []) };
}

function checked(contents: Contents, folder: Folder): ProofPart {
  const inside = `${ownFolder}/`;
  const files = [...contents.keys()].filter((path) => path.startsWith(inside));
  const findings = files.flatMap((path) => checkFile(folder, path.slice(inside.length), path));
  const isWrong = findings.some(({ severity }) => severity === 'error');
  return {
    id: 'pemeriksa',
    title: 'Pemeriksa',
    verdict: isWrong ? 'red' : findings.length > 0 ? 'look' : 'ok',
    done: `${files.length} berkas diperiksa, ${findings.length} temuan.`,
    found: findings.map(({ file, line, what }) => `${file}, baris ${line}: ${what}`),
  };
}

async function walked({ own: { form }, seed }: Wish, { backEnd, folder, madeUp }: Ports): Promise<ProofPart> {
  const walks = await walkForm(form, backEnd, createLists(backEnd), { seed, today: folder.today });
  const [first = '', ...others] = describeWalks(form.definition.slug, walks).split('\n');
  const failed = walks.walks.some(({ end }) => end === 'failed');
  const unreached = madeUp === true && !failed ? 'look' : 'red';
  return {
    id: 'robot',
    title: 'Robot pengunjung: yang terbukti dapat dicapai, dan yang tidak',
    verdict: isComplete(walks) ? 'ok' : unreached,
    done: madeUp === true ? `${first}. Bank dijawab dengan contoh dari kontraknya.` : first,
    found: others.map((line) => line.trim()),
  };
}

async function played(
  form: CompiledForm,
  text: string | undefined,
  fragments: ScenarioFragments,
): Promise<ProofPart> {
  const part = { id: 'skenario', title: 'Skenario' };
  if (text === undefined) return { ...part, verdict: 'look', done: 'Tidak ada skenario.', found: [] };
  const parsed = parseScenarios(text, fragments);
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

async function simulated(
  { own, seed, visits }: Wish,
  { folder: { texts }, rest }: Ports,
): Promise<ProofPart> {
  const definitions = [...texts].flatMap(([path, text]): [string, string][] => {
    const [, below = '', file = path] = /^(fragments\/)(.*)$/.exec(path) ?? [];
    const name = slugOfFile(file);
    return name === undefined ? [] : [[`${below}${name}`, text]];
  });
  const simulation = createSimulation({ texts: new Map(definitions), thrown: () => [] });
  const broken = new Set<string>();
  let acts = 0;
  for (let visit = 1; visit <= visits; visit += 1) {
    await rest?.();
    const { outcome } = await simulation.runOne(seed, visit, [own.form.definition.slug]);
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
