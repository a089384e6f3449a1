import { type CompiledForm, isList, isObject } from '../../../interpreter';
import { jsonOf } from '../../checker/json/walk';
import { historyFile, nextRelease, releaseFiles, releasesIn } from '../../publication/history';
import type { Proof } from '../../publication/proof';
import { publishedFolder, type Release, type Signed, unsigned } from '../../publication/release';
import { browserClock } from '../../../form';
import type { Publication } from '../../publication/publication';
import { formIn, type ReadForm } from '../../publication/readForm';
import type { CallAnswer } from '../../scenarios/language';
import type { BackEnd } from '../../visit/bank';
import { gather, type Thrown } from '../../visit/thrown';
import { masterData } from '../masterData';
import { reading } from '../preview/exchanges';
import { builtSite, checkedFolder, type SourceFolder, type WholeFolder } from './files';

/** What is known of the saved version before it is published. */
export interface ServedProof extends Proof {
  /** Whether no version was published before. */
  isFirst?: boolean;
  /** The folder that was written, and the version that it has now. */
  to?: string;
  release?: Release;
}

/** What came of the robot's walks through the saved version. */
export interface ServedWalks {
  complete: boolean;
  words: string;
}

/** Why a product could not be looked into, in words for its editor. */
export class ProofRefusal extends Error {}

/** What looks into a product for the editor; it may take minutes, and rejects with a `ProofRefusal` where it knows what is wrong. */
export interface Proofs {
  /** Looks at the saved version in every way there is. */
  prove: (slug: string) => Promise<ServedProof>;
  publish: (slug: string, signed: Signed) => Promise<ServedProof>;
  walk: (slug: string) => Promise<ServedWalks>;
}

/** The development server does it. */
export const servedProofs: Proofs = {
  prove: (slug) => ask('proof', slug, isProof),
  publish: (slug, signed) => ask('publication', slug, isProof, signed),
  walk: (slug) => ask('robot', slug, areWalks),
};

const isProof = (value: unknown): value is ServedProof => isObject(value) && isList(value.parts);
const areWalks = (value: unknown): value is ServedWalks => isObject(value) && typeof value.words === 'string';

const unanswered =
  'Server editor tidak menjawab. Periksa apakah npm start masih berjalan di terminalnya, lalu ulangi. Naskah di halaman ini tidak hilang.';

async function ask<Answer>(
  what: string,
  slug: string,
  isAnswer: (value: unknown) => value is Answer,
  said?: Signed,
): Promise<Answer> {
  const request = { method: 'POST', ...(said && { body: JSON.stringify(said) }) };
  const response = await fetch(`/__editor/proofs/${what}/${slug}`, request).catch(() => undefined);
  // An answer that breaks off has no body.
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) throw new ProofRefusal(unanswered);
  // Our own words are plain text; what a server in front of ours says is not for editors.
  const isOwn = response.headers.get('Content-Type')?.startsWith('text/plain') === true && text !== '';
  if (!response.ok)
    throw new ProofRefusal(isOwn ? text : `Server editor menjawab dengan kesalahan ${response.status}.`);
  const answer = jsonOf(text);
  if (!isAnswer(answer)) throw new ProofRefusal('Jawaban server editor tidak dapat dibaca.');
  return answer;
}

const seed = '1';

const unwritten = 'Folder publikasi tidak dapat ditulis. Buka foldernya lagi, lalu ulangi.';

function refuse(fault: unknown): never {
  throw new ProofRefusal(fault instanceof Error ? fault.message : String(fault));
}

/**
 * Looks into the products of a folder on this page, and writes publications into it. The version that visitors have now is the
 * one that the site serves.
 */
export function pageProofs(folder: SourceFolder): Proofs {
  let proven: Publication | undefined;
  return {
    prove: async (slug) => {
      const { own, whole } = await ownOf(folder, slug);
      const { publicationOf } = await import('../../publication/publication');
      const { thrown, stop } = thrownOnPage();
      proven = await publicationOf(
        { own, live: await liveOf(slug), seed },
        {
          folder: checkedFolder({ texts: whole.texts }),
          file: servedFile,
          backEnd: await bankFor(own.form, whole),
          madeUp: true,
          thrown,
        },
      ).finally(stop);
      const isFirst = (await folder.published(`${slug}/${historyFile}`)) === undefined;
      return { ...proven.proof, isFirst };
    },
    publish: async (slug, signed) => {
      if (!proven || !folder.publish) throw new ProofRefusal('Buat lembar bukti dahulu.');
      const missing = unsigned(signed);
      if (missing !== undefined) throw new ProofRefusal(missing);
      const former = await folder.published(`${slug}/${historyFile}`).then(releasesIn).catch(refuse);
      const release = nextRelease(former, { ...signed, at: new Date(browserClock.now()).toISOString() });
      for (const [path, content] of releaseFiles(proven, release, former))
        await folder.publish(`${slug}/${path}`, content).catch(() => refuse(new Error(unwritten)));
      return { ...proven.proof, to: `${publishedFolder}/${slug}`, release };
    },
    walk: async (slug) => {
      const { own, whole } = await ownOf(folder, slug);
      const { createLists, describeWalks, isComplete, walkForm } = await import('../../robot');
      const backEnd = await bankFor(own.form, whole);
      const walks = await walkForm(own.form, backEnd, createLists(backEnd), {
        seed,
        today: browserClock.today(),
      });
      return { complete: isComplete(walks), words: describeWalks(slug, walks) };
    },
  };
}

/** What is in the folder; throws an Indonesian word on what cannot be looked into. */
async function ownOf(folder: SourceFolder, slug: string): Promise<{ own: ReadForm; whole: WholeFolder }> {
  const whole = await folder.whole();
  const text = whole?.texts[`${slug}.json`];
  if (!whole || text === undefined) throw new ProofRefusal(`Folder yang dibuka tidak berisi ${slug}.json.`);
  const own = await formIn(slug, text, (name) => Promise.resolve(whole.texts[`${name}.json`]));
  if (!own) throw new ProofRefusal('Berkas ini mempunyai kesalahan. Lihat Temuan.');
  return { own, whole };
}

async function liveOf(slug: string): Promise<CompiledForm | undefined> {
  const textOf = async (name: string): Promise<string | undefined> =>
    (await builtSite.read(`${name}.json`))?.text;
  const text = await textOf(slug);
  return text === undefined ? undefined : (await formIn(slug, text, textOf))?.form;
}

async function servedFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(`/${encodeURI(path)}`);
  // A static host answers a missing file with the portal's own page.
  const found = response.ok && !response.headers.get('Content-Type')?.startsWith('text/html');
  return found ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** The bank behind this page, asked for what is the same for everybody alone; popups are those of the folder. */
async function bankFor(form: CompiledForm, { texts }: WholeFolder): Promise<BackEnd> {
  const { madeUpBank } = await import('../../publication/madeUpBank');
  return madeUpBank(form, (call, body) => {
    if (call !== 'popup') return reading.has(call) ? masterData(call, body) : undefined;
    const content = typeof body.slug === 'string' ? texts[`popups/${body.slug}.json`] : undefined;
    return Promise.resolve<CallAnswer>(
      content === undefined
        ? { status: 404, body: { statusCode: 404 } }
        : { body: { statusCode: 200, data: { content } } },
    );
  });
}

function thrownOnPage(): Thrown {
  return gather((put) => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('unhandledrejection', ({ reason }) => put(reason), { signal });
    window.addEventListener('error', ({ error }) => put(error), { signal });
    return () => listening.abort();
  });
}
