import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormik } from 'formik';
import useSWR, { mutate } from 'swr';
import { object, string } from 'yup';
import { bareList } from '../../../theme';
import { paths } from '../../../paths';
import { mayPublish, proofSheet, verdictWords } from '../../publication/proof';
import { unsigned, type KeptRelease, type Signed } from '../../publication/release';
import { Labelled, useWrongFirst } from '../document/Control';
import type { SourceFolder } from '../source/files';
import { readReleases, releasesKey } from '../source/history';
import type { Proofs, ServedProof } from '../source/proofs';
import type { Examined } from '../useExamined';
import { foldersFirst, words } from '../words';
import { type Check, checkOf, checkOfPart } from './checks';
import { historyWords } from './historyWords';
import { ReleaseList, useDifference, useVersions, type ReleaseListProps } from './ReleaseList';
import { useLook } from './useLook';

interface PublishPanelProps extends Pick<ReleaseListProps, 'text' | 'onWrite'> {
  slug: string;
  folder: SourceFolder;
  /** What is known of the text; `undefined` while it is being looked at. */
  examined: Examined | undefined;
  /** What is looked at are files. */
  saved: boolean;
  /** Left out: there is no folder to look into. */
  proofs: Proofs | undefined;
  /** Who publishes and why, as far as it was said; the panel may be closed in between. */
  signed: Partial<Signed>;
  onSign: (signed: Partial<Signed>) => void;
  onGo: (path: string) => void;
  onTests: () => void;
}

const noReleases: readonly KeptRelease[] = [];

/** What must be right before a product goes live, what changes by it, who publishes it and why, and below every version of it. */
export function PublishPanel({ proofs, ...panel }: PublishPanelProps) {
  const { slug, folder, text, examined, saved, signed, onSign, onGo, onTests, onWrite } = panel;
  const { data: releases, error } = useSWR<readonly KeptRelease[], Error>(
    releasesKey(slug),
    () => readReleases(folder, slug),
    { revalidateOnMount: true },
  );
  const versions = useVersions(folder, slug, releases ?? noReleases);
  const { busy, found: proof, fault, look } = useLook<ServedProof>(text);
  const last = releases && (releases.at(-1)?.version ?? 0);
  const form = examined?.form;
  const changes = useDifference(last === undefined ? undefined : versions.get(last)?.form, form);
  if (!proofs) return <p>{publishWords.notHere}</p>;
  const { author = '', reason = proof?.isFirst === true ? publishWords.first : '' } = signed;
  const isFit = proof && mayPublish(proof);
  /** As which version it has just gone live. */
  const release = proof?.release;
  const visit = (
    <Link href={paths.form(slug)} target="_blank">
      {publishWords.visit}
    </Link>
  );
  const publish = async (): Promise<ServedProof> => {
    const published = await proofs.publish(slug, { author, reason });
    // The history below has one version more.
    await mutate(releasesKey(slug));
    // The name stays for the next time, the reason does not.
    onSign({ author });
    return published;
  };
  return (
    <>
      <Box component="ul" sx={bareList} data-checks>
        {checksOf(examined, saved, last, changes, proof).map((check) => (
          <CheckRow key={check.id} {...{ check, onGo, onTests }} onSave={() => void onWrite(text)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy || !saved}
          data-action="prove"
          onClick={() => look(() => proofs.prove(slug))}
        >
          {publishWords.prove}
        </Button>
        {!release && visit}
      </Box>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {busy && publishWords.busy}
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        {proof && !release && (
          <Alert severity={isFit ? 'success' : 'error'}>{publishWords[isFit ? 'ready' : 'held']}</Alert>
        )}
        {release && (
          <Alert severity="success">
            {publishWords.published(release.version)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
              {visit}
              <Link component="button" onClick={() => openPage(proofSheet(proof, release))}>
                {publishWords.sheet}
              </Link>
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{publishWords.files(proof.to ?? '')}</Box>
          </Alert>
        )}
      </Box>
      {isFit && !release && (
        <PublishForm
          signed={{ author, reason }}
          disabled={busy || !saved}
          onSign={onSign}
          onPublish={() => look(publish)}
        />
      )}
      <Box component="h2" sx={{ typography: 'h5', mt: 2, mb: 0 }}>
        {historyWords.title}
      </Box>
      {error && <Alert severity="error">{`${historyWords.failed} ${error.message}`}</Alert>}
      {!error && !releases && <p role="status">{words.loading}</p>}
      {releases?.length === 0 && <p>{historyWords.none}</p>}
      {releases && (
        <ReleaseList
          {...{ slug, folder, releases, versions, text, form, onWrite }}
          onRestored={(version) =>
            onSign({ ...signed, reason: version === undefined ? undefined : historyWords.reason(version) })
          }
        />
      )}
    </>
  );
}

function openPage(html: string): void {
  window.open(URL.createObjectURL(new Blob([html], { type: 'text/html' })));
}

/** What is known without looking long, then what a proof has found or would look at. */
function checksOf(
  examined: Examined | undefined,
  saved: boolean,
  /** The version that was published last; 0: none was. */
  last: number | undefined,
  changes: readonly string[] | undefined,
  proof: ServedProof | undefined,
): readonly Check[] {
  const findings = examined?.findings;
  const ofTexts = findings?.filter(
    ({ rule, severity }) => severity !== 'error' && /^text-|^missing-/.test(rule),
  );
  const errors = findings?.filter(({ severity }) => severity === 'error');
  const file: Check = {
    ...{ id: 'saved', title: publishWords[saved ? 'saved' : 'unsaved'], found: [] },
    verdict: saved ? 'ok' : 'wait',
    said: saved ? '' : publishWords.saveFirst,
  };
  const same = changes?.length === 0;
  const isKnown = last === 0 || changes !== undefined;
  const changed: Check = {
    ...{ id: 'changed', verdict: isKnown && !same ? 'ok' : 'wait' },
    title: same && last ? publishWords.same(last) : publishWords.changes,
    said: same
      ? publishWords.nothingNew
      : last
        ? publishWords.since(last)
        : last === 0
          ? publishWords.neverBefore
          : '',
    found: (changes ?? []).map((sentence) => ({ words: sentence })),
  };
  const waiting = (['skenario', 'robot'] as const).map((id): Check => ({
    id,
    title: publishWords[id],
    verdict: 'wait',
    said: publishWords.notYet,
    found: [],
  }));
  return [
    file,
    checkOf('texts', publishWords.texts, 'look', ofTexts),
    ...(proof
      ? proof.parts.map((part) => checkOfPart(part, examined?.form))
      : [checkOf('errors', publishWords.errors, 'red', errors), ...waiting, changed]),
  ];
}

const signs = { ok: '✓', look: '!', red: '✕', wait: '○' } as const;
const colours = {
  ok: 'success.dark',
  look: 'text.primary',
  red: 'error.main',
  wait: 'text.secondary',
} as const;

interface CheckRowProps extends Pick<PublishPanelProps, 'onGo' | 'onTests'> {
  onSave: () => void;
  check: Check;
}

function CheckRow({ check: { id, title, verdict, said, found, raw }, onGo, onTests, onSave }: CheckRowProps) {
  const isTest = id === 'skenario' || id === 'robot';
  return (
    <Box component="li" data-proof={id} data-verdict={verdict} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      <Box component="strong" sx={{ color: colours[verdict] }}>
        {signs[verdict]} {title}
      </Box>
      {verdict === 'wait' ? '.' : `: ${verdictWords[verdict].toLowerCase()}.`} {said}{' '}
      {id === 'saved' && verdict !== 'ok' && (
        <Button size="small" variant="outlined" onClick={onSave}>
          {words.save}
        </Button>
      )}
      {isTest && verdict !== 'ok' && (
        <Button size="small" onClick={onTests}>
          {publishWords.go(words.panels.tests)}
        </Button>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map(({ words: sentence, place }, at) => (
          <li key={`${at} ${sentence}`}>
            {sentence}{' '}
            {place && (
              <Button size="small" onClick={() => onGo(place.path)}>
                {publishWords.go(place.title === '' ? words.findings.whole : place.title)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {raw && (
        <details>
          <summary>{words.findings.developer}</summary>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
            {raw.join('\n')}
          </Box>
        </details>
      )}
    </Box>
  );
}

interface PublishFormProps {
  signed: Signed;
  disabled: boolean;
  onSign: (signed: Signed) => void;
  onPublish: () => void;
}

function PublishForm({ signed, disabled, onSign, onPublish }: PublishFormProps) {
  const form = useFormik({ initialValues: signed, validationSchema: signature, onSubmit: onPublish });
  const element = useWrongFirst(form);
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-label={publishWords.publish}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', my: 1 }}
      onSubmit={form.handleSubmit}
    >
      {(['author', 'reason'] as const).map((name) => (
        <Box key={name} sx={{ '& > *': { display: 'grid' }, flex: name === 'reason' ? 2 : 1, minWidth: 200 }}>
          <Labelled name={publishWords[name]} wrong={form.touched[name] ? form.errors[name] : undefined}>
            {(control) => (
              <OutlinedInput
                {...form.getFieldProps(name)}
                size="small"
                inputProps={{ ...control, autoComplete: name === 'author' ? 'name' : 'off' }}
                onChange={(event) => {
                  form.handleChange(event);
                  onSign({ ...form.values, [name]: event.target.value });
                }}
              />
            )}
          </Labelled>
        </Box>
      ))}
      <Button type="submit" variant="contained" data-action="publish" disabled={disabled} sx={{ mt: 2.5 }}>
        {publishWords.publish}
      </Button>
    </Box>
  );
}

const signature = object({
  author: string().trim().required(unsigned({})),
  reason: string()
    .trim()
    .required(unsigned({ author: '-' })),
});

const publishWords = {
  notHere: `Bukti dan penayangan dibuat dari berkas di folder form-definitions. ${foldersFirst}`,
  saved: 'Tersimpan',
  unsaved: 'Belum disimpan',
  saveFirst: 'Simpan dahulu: yang dibuktikan adalah berkas yang tersimpan.',
  errors: 'Kesalahan',
  texts: 'Teks dan gambar',
  skenario: 'Skenario',
  robot: 'Robot sampai akhir',
  notYet: 'Diperiksa oleh lembar bukti.',
  changes: 'Yang berubah',
  neverBefore: 'Belum ada versi sebelumnya.',
  since: (version: number) => `Sejak versi ${version}:`,
  same: (version: number) => `Tidak ada yang berubah sejak versi ${version}`,
  nothingNew: 'Belum ada yang baru untuk ditayangkan.',
  busy: 'Sedang diperiksa; untuk formulir panjang beberapa menit …',
  prove: 'Buat lembar bukti',
  publish: 'Tayangkan',
  visit: 'Lihat sebagai pengunjung',
  ready: 'Tidak ada yang menghalangi. Tulis siapa yang menayangkan dan alasannya, lalu tekan Tayangkan.',
  held: 'Belum dapat ditayangkan: ada yang menghalangi.',
  go: (title: string) => `Ke “${title}”`,
  author: 'Ditayangkan oleh',
  reason: 'Alasan perubahan',
  first: 'Penayangan pertama',
  published: (version: number) => `Versi ${version} sudah tayang.`,
  sheet: 'Lembar bukti',
  files: (folder: string) => `Berkasnya di ${folder}, dengan lembar bukti untuk dua tanda tangan.`,
} as const;
