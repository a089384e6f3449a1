import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useMemo, useState } from 'react';
import { momentInWords } from '../../../messages';
import { useWhole } from '../document/projectFiles';
import { OpenFolder } from '../DeviceButtons';
import { EditorLink, PageTitle } from '../PageTitle';
import type { StartingForm } from '../../new-form/startingForm';
import { builtSite, type SourceFolder, type WholeFolder } from '../source/files';
import { copiesOf } from '../source/copies';
import { chooseDirectory } from '../source/deviceFolder';
import { foldersFirst, words } from '../words';
import { listStyle } from '../panels/listStyles';
import { NewProduct } from './NewProduct';
import {
  attentionOf,
  lookAtProduct,
  rowsBeside,
  rowsOf,
  type LookedAt,
  type ProductRow,
} from './productStates';
import { productsWords } from './words';

interface ProductsPageProps {
  folder: SourceFolder;
  /** The slug of the address, where there is no such product. */
  missing?: string;
  onOpen: (slug: string) => void;
  onOpenFolder: (folder: SourceFolder) => void;
}

/** `/editor`: the products of a folder, each with its state, and what begins a new one. */
export function ProductsPage({ folder, missing, onOpen, onOpenFolder }: ProductsPageProps) {
  const [making, setMaking] = useState(false);
  const [whole, reread] = useWhole(folder);
  useEffect(() => {
    document.title = productsWords.title;
  }, []);
  const texts = useMemo(() => new Map(Object.entries(whole?.texts ?? {})), [whole]);
  const make = async ({ definition, scenarios }: StartingForm): Promise<string | undefined> => {
    const { slug } = definition;
    const saved = await folder.save(`${slug}.json`, jsonText(definition), undefined);
    if (typeof saved === 'string') return productsWords.notMade[saved];
    const beside = await folder.save(`${slug}.scenarios.json`, jsonText(scenarios), undefined);
    if (typeof beside === 'string') return productsWords.onlyForm;
    onOpen(slug);
    return undefined;
  };
  return (
    <Box component="main" sx={{ maxWidth: 960, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <PageTitle>{productsWords.title}</PageTitle>
      {missing !== undefined && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            folder.saves && !making && !missing.includes('/') ? (
              <Button data-action="make-missing" onClick={() => setMaking(true)}>
                {productsWords.makeMissing}
              </Button>
            ) : undefined
          }
        >
          {productsWords.missing(missing)}
        </Alert>
      )}
      {folder === builtSite && (
        <>
          <p>{chooseDirectory ? productsWords.noFolder : foldersFirst}</p>
          <OpenFolder onOpenFolder={onOpenFolder} />
        </>
      )}
      {folder !== builtSite && whole === null && (
        <Alert severity="error" action={<Button onClick={reread}>{words.retry}</Button>}>
          {words.loadFailed}
        </Alert>
      )}
      {folder !== builtSite && whole && (
        <>
          <p>{productsWords.intro}</p>
          {making ? (
            <NewProduct texts={texts} slug={missing} onMake={make} onCancel={() => setMaking(false)} />
          ) : (
            <Button variant="contained" data-action="new-product" onClick={() => setMaking(true)}>
              {productsWords.make}
            </Button>
          )}
          <ProductList {...{ folder, whole, onOpen }} />
        </>
      )}
      {folder !== builtSite && whole === undefined && <p role="status">{words.loading}</p>}
    </Box>
  );
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

interface ProductListProps {
  folder: SourceFolder;
  whole: WholeFolder;
  onOpen: (slug: string) => void;
}

function ProductList({ folder, whole, onOpen }: ProductListProps) {
  const rows = useMemo(() => rowsOf(whole), [whole]);
  const beside = useMemo(() => rowsBeside(whole), [whole]);
  const known = useLookedAt(folder, whole);
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(' ');
  const groups = [
    { title: productsWords.list, rows },
    ...beside.map((one) => ({ title: productsWords.beside[one.kind], rows: one.rows })),
  ].map(({ title, rows: all }) => ({
    title,
    rows: all.filter((row) => {
      const text = `${row.title} ${row.about}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  }));
  return (
    <>
      {rows.length === 0 && <p>{productsWords.none}</p>}
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        value={sought}
        placeholder={productsWords.search}
        inputProps={{ 'aria-label': productsWords.search }}
        sx={{ mt: 2 }}
        onChange={({ target }) => setSought(target.value)}
      />
      <div role="status">
        {sought !== '' && groups.every(({ rows: left }) => left.length === 0) && productsWords.notFound}
      </div>
      {groups.map(
        (group) => group.rows.length > 0 && <Rows key={group.title} {...group} {...{ known, onOpen }} />,
      )}
    </>
  );
}

interface RowsProps {
  title: string;
  rows: readonly ProductRow[];
  known: ReadonlyMap<string, LookedAt>;
  onOpen: (slug: string) => void;
}

/** Who asks for attention stands first, as soon as all are known. */
function Rows({ title: heading, rows, known, onOpen }: RowsProps) {
  const id = useId();
  const turn = ({ slug }: ProductRow): number => attentionOf(known.get(slug) ?? unseen);
  const areKnown = rows.every(({ slug }) => known.has(slug));
  const sorted = areKnown ? [...rows].sort((a, b) => turn(a) - turn(b)) : rows;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Box component="h2" id={id} sx={{ typography: 'h6', m: 0 }}>
        {heading}
      </Box>
      <Box component="ul" sx={listStyle}>
        {sorted.map(({ slug, title, about, changed, picture }) => {
          const found = known.get(slug);
          return (
            <Box component="li" key={slug} data-product={slug} data-state={found?.state} sx={rowStyle}>
              {!slug.includes('/') && (
                <Box component="img" src={picture ?? '/illustrations/product.svg'} alt="" sx={pictureStyle} />
              )}
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <EditorLink slug={slug} sx={{ fontWeight: 600 }} onOpen={() => onOpen(slug)}>
                  {title}
                </EditorLink>
                <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {[
                    about,
                    ...(changed === undefined ? [] : [productsWords.changed(momentOf(changed))]),
                    ...(copiesOf(slug).length > 0 ? [productsWords.unsaved] : []),
                  ].join(' · ')}
                </Box>
              </Box>
              <Box sx={{ typography: 'body2', flex: '0 1 240px' }}>
                {found ? <States {...found} /> : productsWords.checking}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const unseen: LookedAt = { version: 0, errors: 0, advice: 0 };
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const;
const pictureStyle = { width: 96, height: 54, objectFit: 'cover', borderRadius: 1 } as const;

const looks = {
  same: { color: 'success.dark', bgcolor: 'success.light' },
  changed: { color: 'warning.dark', bgcolor: 'warning.light' },
  broken: { color: 'error.dark', bgcolor: 'error.light' },
  never: { color: 'text.primary', bgcolor: 'action.hover' },
} as const;

function States({ state, fault, version, errors, advice }: LookedAt) {
  const attention = productsWords.attention(errors, advice);
  return (
    <>
      {state && (
        <Box
          component="strong"
          sx={{ ...looks[state], px: 1, py: 0.25, borderRadius: 1, display: 'inline-block' }}
        >
          {productsWords.state[state](version)}
        </Box>
      )}
      {fault !== undefined && <Box sx={{ color: 'error.main' }}>{fault}</Box>}
      <Box sx={{ color: errors > 0 ? 'error.main' : undefined }}>
        {attention === '' ? productsWords.sound : productsWords.asks(attention)}
      </Box>
    </>
  );
}

const momentOf = (ms: number): string => momentInWords(new Date(ms).toISOString());

/** What is known of the products of a folder so far: they are looked at one after the other, and the page is drawn between them. */
function useLookedAt(folder: SourceFolder, whole: WholeFolder): ReadonlyMap<string, LookedAt> {
  const [known, setKnown] = useState<ReadonlyMap<string, LookedAt>>(new Map());
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const beside = rowsBeside(whole).flatMap(({ rows }) => rows);
      for (const { slug } of [...rowsOf(whole), ...beside]) {
        await new Promise((drawn) => setTimeout(drawn));
        if (left) return;
        const found = await lookAtProduct(folder, whole, slug);
        if (!left) setKnown((now) => new Map(now).set(slug, found));
      }
    };
    void look();
    return () => {
      left = true;
    };
  }, [folder, whole]);
  return known;
}
