import type { CompiledForm } from '../../interpreter';
import { checkFile } from '../checker/checkFiles';
import { withoutRepeats } from '../checker/folder/inProducts';
import type { Folder } from '../checker/folder/names';
import { createLists, describeWalks, isComplete, walkForm } from '../robot';
import { createPlayer, fragmentPath, linesOf, parseScenarios, scenarioFragments } from '../scenarios';
import type { BackEnd } from '../visit/bank';
import { microtasks } from '../visit/clock';
import { programFault } from '../visit/programFault';
import {
  contentsOf,
  definitionsOf,
  hashOf,
  manifestOf,
  ownFolder,
  type Contents,
  type Shelves,
} from './contents';
import { differenceOf } from './difference';
import { payloadChanges, payloadOf } from './payload';
import { mayPublish, type Proof, type ProofPart } from './proof';
import type { ReadForm } from './readForm';

/** What is to be published. */
export interface PublicationRequest {
  own: ReadForm;
  live?: CompiledForm;
  seed: string;
}

/** What a product is looked at with. */
export interface Ports {
  folder: Folder;
  file: Shelves['file'];
  backEnd: BackEnd;
  /** Its answers are made up: what the robot does not reach with them, it may reach with better ones. */
  madeUp?: boolean;
  /** What was thrown where nobody waits for it, since it was asked for last. */
  thrown: () => readonly unknown[];
}

/** A proof, and what goes live with its manifest, by path; nothing where something speaks against publishing. */
export interface Publication {
  proof: Proof;
  files: Contents;
  /** The scenarios that were played; left out: there are none. */
  scenarios?: string;
}

/**
 * Looks at a product in every way there is, and gives the folder of its publication. Never rejects: what is thrown while a part is
 * looked at, there or where nobody waits for it, is a finding of that part.
 */
export async function publicationOf(request: PublicationRequest, ports: Ports): Promise<Publication> {
  const { own, live } = request;
  const { form } = own;
  const { slug, title } = form.definition;
  const { folder } = ports;
  let made: Made = { contents: new Map(), manifest: '', fingerprint: '' };
  const looks: Record<PartId, () => Found | Promise<Found>> = {
    isi: async () => {
      made = await madeOf(own, ports);
      return filled(made);
    },
    pemeriksa: () => checked(own, folder),
    robot: () => walked(request, ports),
    skenario: () => played(form, ports),
    perbedaan: () => difference(live, form),
    kiriman: () => payload(live, form),
  };
  const parts: ProofPart[] = [];
  // The keys are those of the table.
  for (const id of Object.keys(looks) as PartId[])
    parts.push({ id, title: titles[id], ...(await lookedAt(looks[id], ports)) });
  const { contents, manifest, fingerprint } = made;
  const proof: Proof = { slug, title, day: folder.today, fingerprint, parts };
  const files = new Map(mayPublish(proof) ? [...contents, ['manifest.json', manifest] as const] : []);
  return { proof, files, scenarios: scenariosOf(folder, slug) };
}

/** The parts of a proof, in their order. */
const titles = {
  isi: 'Isi folder tayang',
  pemeriksa: 'Pemeriksa',
  robot: 'Robot pengunjung: yang terbukti dapat dicapai, dan yang tidak',
  skenario: 'Skenario',
  perbedaan: 'Perbedaan dengan versi tayang',
  kiriman: 'Yang dikirim ke bank',
};

type PartId = keyof typeof titles;

/** What is known of a part, once it was looked at. */
type Found = Omit<ProofPart, 'id' | 'title'>;

/** What was found; what was thrown meanwhile speaks against publishing. */
async function lookedAt(look: () => Found | Promise<Found>, { thrown }: Ports): Promise<Found> {
  const ended = await Promise.resolve()
    .then(look)
    .catch((fault: unknown) => ({
      verdict: 'red' as const,
      done: 'Tidak selesai.',
      found: [`Bagian ini berhenti karena ${programFault(fault)}.`],
    }));
  // A rejection for which nobody waits is reported once all promises have come to rest.
  await microtasks();
  const loose = new Set(thrown().map((fault) => `Selama bagian ini terjadi ${programFault(fault)}.`));
  return loose.size > 0 ? { ...ended, verdict: 'red', found: [...ended.found, ...loose] } : ended;
}

/** What goes live, and what names exactly this. */
interface Made {
  contents: Contents;
  manifest: string;
  fingerprint: string;
}

async function madeOf(own: ReadForm, { folder, file }: Ports): Promise<Made> {
  const contents = await contentsOf(own, { textOf: textsOf(folder), file });
  const manifest = await manifestOf(own.form.definition.slug, contents);
  return { contents, manifest, fingerprint: await hashOf(manifest) };
}

function textsOf({ texts }: Folder): Shelves['textOf'] {
  return (name) => texts.get(`${name}.json`);
}

function scenariosOf(folder: Folder, slug: string): string | undefined {
  return textsOf(folder)(`${slug}.scenarios`);
}

function filled({ contents }: Made): Found {
  return { verdict: 'ok', done: `${contents.size} berkas.`, found: [...contents.keys()].sort() };
}

function checked(own: ReadForm, folder: Folder): Found {
  const files = [...definitionsOf(own, textsOf(folder)).keys()];
  const each = files.map((path) => ({ findings: checkFile(folder, path.slice(ownFolder.length + 1), path) }));
  const findings = withoutRepeats(each).flatMap((one) => one.findings);
  const isWrong = findings.some(({ severity }) => severity === 'error');
  return {
    verdict: isWrong ? 'red' : findings.length > 0 ? 'look' : 'ok',
    done: `${files.length} berkas diperiksa, ${findings.length} temuan.`,
    found: findings.map(({ file, line, what }) => `${file}, baris ${line}: ${what}`),
  };
}

async function walked(
  { own: { form }, seed }: PublicationRequest,
  { backEnd, folder, madeUp }: Ports,
): Promise<Found> {
  const walks = await walkForm(form, backEnd, createLists(backEnd), { seed, today: folder.today });
  const [first = '', ...others] = describeWalks(form.definition.slug, walks).split('\n');
  const failed = walks.walks.some(({ end }) => end === 'failed');
  const unreached = madeUp === true && !failed ? 'look' : 'red';
  return {
    verdict: isComplete(walks) ? 'ok' : unreached,
    done: madeUp === true ? `${first}. Bank dijawab dengan contoh dari kontraknya.` : `${first}.`,
    found: others.map((line) => line.trim()),
  };
}

async function played(form: CompiledForm, { backEnd, folder }: Ports): Promise<Found> {
  const text = scenariosOf(folder, form.definition.slug);
  if (text === undefined) return { verdict: 'look', done: 'Tidak ada skenario.', found: [] };
  const fragments = scenarioFragments(folder.texts);
  const parsed = parseScenarios(text, fragments);
  if (!parsed.ok) {
    return {
      verdict: 'red',
      done: 'Berkas skenario mempunyai kesalahan.',
      found: parsed.issues.map(({ path, received, expected, fragment }) => {
        const file = fragment === undefined ? '' : `${fragmentPath(fragment)}: `;
        return `${file}${path}: ${received}, seharusnya ${expected}.`;
      }),
    };
  }
  const play = createPlayer(backEnd);
  const lineOf = linesOf(text, fragments);
  const failed: string[] = [];
  for (const scenario of parsed.scenarios) {
    const { passed, lines } = await play(form, scenario, { lineOf });
    if (!passed) failed.push(lines.map((line) => line.trim()).join(' '));
  }
  return {
    verdict: failed.length > 0 ? 'red' : 'ok',
    done: `${parsed.scenarios.length} skenario, ${failed.length} gagal.`,
    found: failed,
  };
}

const firstTime = 'Belum ada versi tayang.';

function difference(before: CompiledForm | undefined, after: CompiledForm): Found {
  const found = before ? differenceOf(before, after) : [];
  const done = before ? `${found.length} perbedaan dengan versi tayang.` : firstTime;
  return { verdict: found.length > 0 ? 'look' : 'ok', done, found };
}

function payload(before: CompiledForm | undefined, after: CompiledForm): Found {
  const keys = payloadOf(after);
  if (!before) {
    const found = keys.map(({ key, type }) => `${key}: ${type}`);
    return { verdict: 'ok', done: `${keys.length} kunci. ${firstTime}`, found };
  }
  const changes = payloadChanges(before, after);
  const breaking = changes.filter((one) => one.breaking);
  return {
    verdict: breaking.length > 0 ? 'look' : 'ok',
    done: `${keys.length} kunci, ${changes.length} perubahan, ${breaking.length} di antaranya memutus penerima lama.`,
    found: changes.map(({ breaking: isBreaking, words }) => (isBreaking ? `Memutus: ${words}` : words)),
  };
}
