import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useSWR from 'swr';
import { ProductsPage } from './products/ProductsPage';
import type { SourceFolder } from './source/files';
import { findFile, type FoundFile } from './useFile';
import { Workbench, type WorkbenchProps } from './Workbench';
import { words } from './words';

interface WorkbenchPageProps extends Omit<WorkbenchProps, 'file'> {
  /** What distinguishes this visit from others to the same product: its file may have changed since. */
  visit: number;
}

/** `/editor/{slug}`: reads the definition's file and opens it. Where there is none, it lists the others and offers to make it. */
export function WorkbenchPage({ slug, visit, folder, ...workbench }: WorkbenchPageProps) {
  const { onOpen, onOpenFolder } = workbench;
  // `null` is a file that is not there.
  const { data, error, mutate } = useSWR<FoundFile | null, Error>(
    ['source', slug, visit],
    async () => (await findFile(slug, folder)) ?? null,
    { revalidateOnMount: true, revalidateIfStale: false },
  );
  if (data) return <Workbench {...workbench} slug={slug} file={data} folder={folder} />;
  if (data === null) {
    const openFolder = (opened: SourceFolder): void => {
      onOpenFolder(opened);
      // In the folder it may be there.
      onOpen(slug);
    };
    return <ProductsPage folder={folder} missing={slug} onOpen={onOpen} onOpenFolder={openFolder} />;
  }
  const retry = error && <Button onClick={() => void mutate()}>{words.retry}</Button>;
  return (
    <Box component="main" sx={{ p: 3 }}>
      <Alert role="status" severity={error ? 'error' : 'info'} action={retry}>
        {error ? words.loadFailed : words.loading}
      </Alert>
    </Box>
  );
}
