import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { builtSite, developmentFolder, type SourceFile } from './source/files';
import { Workbench } from './Workbench';
import { words } from './words';

/** `/editor/{slug}`: reads the definition's file and opens it. */
export function WorkbenchPage({ slug, saves, sealed }: { slug: string; saves: boolean; sealed: boolean }) {
  const [folder, setFolder] = useState(saves ? developmentFolder : builtSite);
  // `null` is a file that is not there.
  const { data, error, mutate } = useSWR<SourceFile | null, Error>(
    ['source', slug],
    async () => (await folder.read(`${slug}.json`)) ?? null,
    { revalidateOnMount: true, revalidateIfStale: false },
  );
  useEffect(() => {
    document.title = words.title(slug);
  }, [slug]);
  if (data)
    return <Workbench slug={slug} file={data} folder={folder} sealed={sealed} onOpenFolder={setFolder} />;
  if (data === null) return <Told severity="warning" text={words.missing(slug)} />;
  if (error) {
    const retry = <Button onClick={() => void mutate()}>{words.retry}</Button>;
    return <Told severity="error" text={words.loadFailed} action={retry} />;
  }
  return <Told severity="info" text={words.loading} />;
}

function Told({
  text,
  ...alert
}: {
  text: string;
  severity: 'info' | 'warning' | 'error';
  action?: React.ReactNode;
}) {
  return (
    <Box component="main" sx={{ p: 3 }}>
      <Alert role="status" {...alert}>
        {text}
      </Alert>
    </Box>
  );
}
