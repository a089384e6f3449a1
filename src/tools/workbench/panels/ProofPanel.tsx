import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { mutate } from 'swr';
import { mayPublish, verdictWords } from '../../publication/proof';
import { unsigned, type Signed } from '../../publication/release';
import { releasesKey } from '../source/history';
import { ProofRefusal, type Proofs, type ServedProof, type ServedWalks } from '../source/proofs';
import { programFault } from '../../visit/programFault';
import type { CompiledForm } from '../../../interpreter';
import { labelWords } from '../../words/values';
import { foldersFirst, words } from '../words';

interface ProofPanelProps {
  /** Lets the robot walk, or makes the proof sheet. */
  does: 'walk' | 'prove';
  slug: string;
  /** The definition as it is edited: what was found of another text is old news. */
  text: string;
  /** What is looked at are files. */
  saved: boolean;
  /** Left out: there is no folder to look into. */
  proofs: Proofs | undefined;
  /** Who publishes and why, as far as it was said; the panel may be closed in between. */
  signed: Partial<Signed>;
  onSign: (signed: Partial<Signed>) => void;
  form: CompiledForm | undefined;
  onGo: (path: string) => void;
}

/** The robot on the saved version; or its proof sheet, and 'Tayangkan', which is open once nothing speaks against it. */
export function ProofPanel({ does, slug, text, saved, proofs, signed, onSign, form, onGo }: ProofPanelProps) {
  const { busy, found, look } = useFound(text);
  if (!proofs) return <p>{proofWords.notHere}</p>;
  const proof = found && 'proof' in found ? found.proof : undefined;
  const { author = '', reason = proof?.isFirst === true ? proofWords.first : '' } = signed;
  return (
    <>
      {does === 'prove' && <p>{proofWords.intro}</p>}
      <Button
        size="small"
        variant="outlined"
        disabled={busy || !saved}
        data-action={does}
        onClick={() =>
          look(async () =>
            does === 'walk' ? { walks: await proofs.walk(slug) } : { proof: await proofs.prove(slug) },
          )
        }
      >
        {proofWords[does]}
      </Button>
      <Box role="status">
        {!saved && proofWords.saveFirst}
        {busy && proofWords.busy}
        {found && <FoundAlert found={found} />}
      </Box>
      {proof && proof.to === undefined && mayPublish(proof) && (
        <PublishForm
          signed={{ author, reason }}
          disabled={busy || !saved}
          onSign={onSign}
          onPublish={() =>
            look(async () => {
              const published = await proofs.publish(slug, { author, reason });
              // The history below has one version more.
              await mutate(releasesKey(slug));
              // The name stays for the next time, the reason does not.
              onSign({ author });
              return { proof: published };
            })
          }
        />
      )}
      {proof?.parts.map((part) => (
        <ProofPart key={part.id} {...{ part, form, onGo }} />
      ))}
    </>
  );
}

type Found = { proof: ServedProof } | { walks: ServedWalks } | { fault: string };

/** What was found of a text, as long as that text stands or has been published; and a look at it once more. */
function useFound(text: string) {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ of: string; found: Found }>();
  const isPublished = last && 'proof' in last.found && last.found.proof.to !== undefined;
  const look = (task: () => Promise<Found>): void => {
    setBusy(true);
    setLast(undefined);
    task()
      .catch((fault: unknown) => ({
        fault: fault instanceof ProofRefusal ? fault.message : proofWords.broken(programFault(fault)),
      }))
      .then((found) => {
        setLast({ of: text, found });
        setBusy(false);
      })
      .catch(() => undefined);
  };
  return { busy, found: last && (last.of === text || isPublished) ? last.found : undefined, look };
}

/** What was found, in a sentence: what has failed, what the walks have come to, or whether the version may be published. */
function FoundAlert({ found }: { found: Found }) {
  if ('fault' in found) return <Alert severity="error">{found.fault}</Alert>;
  if ('walks' in found) {
    return (
      <Alert
        severity={found.walks.complete ? 'success' : 'warning'}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {found.walks.words}
      </Alert>
    );
  }
  const { proof } = found;
  const isFit = mayPublish(proof);
  return (
    <Alert severity={isFit ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
      {proof.to === undefined
        ? isFit
          ? proofWords.ready
          : proofWords.held
        : proofWords.published(proof.to, proof.release?.version)}
    </Alert>
  );
}

interface PublishFormProps {
  signed: Signed;
  disabled: boolean;
  onSign: (signed: Signed) => void;
  onPublish: () => void;
}

/** Who publishes and why, and 'Tayangkan'; what is missing of it is named. */
function PublishForm({ signed, disabled, onSign, onPublish }: PublishFormProps) {
  const missing = unsigned(signed);
  return (
    <Box
      component="form"
      noValidate
      aria-label={proofWords.publish}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', my: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) onPublish();
      }}
    >
      {(['author', 'reason'] as const).map((name) => (
        <Box key={name} sx={{ display: 'grid', flex: name === 'reason' ? 2 : 1, minWidth: 200 }}>
          <label htmlFor={`signed-${name}`}>{proofWords[name]}</label>
          <OutlinedInput
            id={`signed-${name}`}
            size="small"
            value={signed[name]}
            inputProps={{ autoComplete: name === 'author' ? 'name' : 'off' }}
            onChange={({ target: { value } }) => onSign({ ...signed, [name]: value })}
          />
        </Box>
      ))}
      <Button
        type="submit"
        variant="contained"
        data-action="publish"
        disabled={disabled || missing !== undefined}
      >
        {proofWords.publish}
      </Button>
      <Box sx={{ width: '100%', color: 'text.secondary' }}>{missing}</Box>
    </Box>
  );
}

interface ProofPartProps extends Pick<ProofPanelProps, 'form' | 'onGo'> {
  part: ServedProof['parts'][number];
}

/** One part of the proof sheet: what was looked at, its verdict, and what was found, each with a way to what it names. */
function ProofPart({ part: { id, title, verdict, done, found }, form, onGo }: ProofPartProps) {
  const said = found
    .map((one) => ({ one, ...forEditors(one, form) }))
    .filter(({ words: sentence }) => sentence !== '');
  return (
    <Box component="section" data-proof={id} data-verdict={verdict} sx={{ mt: 1 }}>
      <Box component="h2" sx={{ typography: 'subtitle2', m: 0 }}>
        {title}
      </Box>
      <strong>{verdictWords[verdict]}.</strong> {forEditors(done, form).words}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {said.map(({ one, words: sentence, place }, at) => (
          <li key={`${at} ${one}`}>
            {sentence}{' '}
            {place && (
              <Button size="small" onClick={() => onGo(place.path)}>
                {proofWords.go(place.title)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {found.some((one) => forEditors(one, form).words !== one) && (
        <details>
          <summary>{words.findings.developer}</summary>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {found.join('\n')}
          </Box>
        </details>
      )}
    </Box>
  );
}

/** A sentence of a proof without what only developers read, names by their titles, and the place of the last that it names. */
function forEditors(
  sentence: string,
  form: CompiledForm | undefined,
): { words: string; place?: { title: string; path: string } } {
  const places = new Map([
    ...[...(form?.steps.values() ?? [])].map(
      ({ id, path, definition }) => [id, { title: definition.title, path }] as const,
    ),
    ...[...(form?.fields.values() ?? [])].map(
      ({ definition, places: [first] }) =>
        [definition.name, { title: labelWords(definition), path: first?.path ?? '' }] as const,
    ),
  ]);
  const plain = sentence.replace(technical, '').trim();
  const named = [...plain.matchAll(/["“]([\w-]+)["”]/g)].flatMap(([, name = '']) => places.get(name) ?? []);
  const last = named.findLast(({ path }) => path !== '');
  return {
    words: plain.replace(/["“]([\w-]+)["”]/g, (_, name: string) => `“${places.get(name)?.title ?? name}”`),
    ...(last && { place: last }),
  };
}

/** Commands, their flags, pieces of JSON and lines of the file, up to the end of their sentence. */
const technical =
  /\(?[^.;,(\n]*(?:npm run|\bseed\b|--[a-z])[^.;)\n]*\)?[.;]?|(?:jawaban: )?\{"[^\n]*\}|[(,;]?\s*baris \d+(?:, kolom \d+)?\)?/g;

const proofWords = {
  intro:
    'Yang tersimpan diperiksa sebelum tayang: pemeriksa, robot, skenario, perbedaan dan kiriman. Itu memakan sebentar, untuk formulir panjang beberapa menit.',
  notHere: `Bukti dan penayangan dibuat dari berkas di folder form-definitions. ${foldersFirst}`,
  saveFirst: 'Simpan dahulu: yang dibuktikan adalah berkas yang tersimpan.',
  busy: 'Sedang diperiksa …',
  walk: 'Jalankan robot',
  prove: 'Buat lembar bukti',
  publish: 'Tayangkan',
  ready:
    'Tidak ada yang menghalangi. Baca lembar bukti di bawah, tulis siapa yang menayangkan dan alasannya, lalu tekan Tayangkan.',
  held: 'Belum dapat ditayangkan: ada yang menghalangi.',
  broken: (why: string) => `Pemeriksaan terhenti: ${why}.`,
  go: (title: string) => `Ke “${title}”`,
  author: 'Ditayangkan oleh',
  reason: 'Alasan perubahan',
  first: 'Penayangan pertama',
  published: (folder: string, version: number | undefined) =>
    `Versi ${version} ditulis ke ${folder}, dengan lembar bukti untuk dua tanda tangan (bukti.html).`,
} as const;
