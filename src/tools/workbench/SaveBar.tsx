import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { DeviceButtons } from './DeviceButtons';
import type { SourceFolder } from './source/files';
import type { EditedFile } from './useFile';
import { words } from './words';

interface SaveBarProps {
  slug: string;
  file: EditedFile;
  saves: boolean;
  onTakeOutside: () => void;
  onOpenFolder: (folder: SourceFolder) => void;
  onOpenText: (text: string) => void;
  /** Further tools. */
  children?: ReactNode;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What is edited, whether it is saved, and the button that saves it (also Ctrl+S). */
export function SaveBar({
  slug,
  file,
  saves,
  onTakeOutside,
  onOpenFolder,
  onOpenText,
  children,
}: SaveBarProps) {
  const { changed, result, outside, save, text } = file;
  useEffect(() => {
    if (!saves) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [saves, save]);
  const fault = result !== undefined && result !== 'saved' ? result : undefined;
  return (
    <Box component="header" sx={bar}>
      <Box component="h1" sx={{ typography: 'h5', m: 0 }}>
        {words.title(slug)}
      </Box>
      <Box role="status" data-save-state sx={{ color: 'text.secondary', typography: 'body2', flex: 1 }}>
        {changed ? words.unsaved : result === 'saved' ? words.saved : words.unchanged}
      </Box>
      {outside && (
        <Alert
          severity="warning"
          sx={{ py: 0 }}
          action={<Button onClick={onTakeOutside}>{words.reloadFile}</Button>}
        >
          {words.changedOutside}
        </Alert>
      )}
      {fault && (
        <Alert severity="error" sx={{ py: 0 }}>
          {words.saveFailed[fault]}
        </Alert>
      )}
      {children}
      {saves ? (
        <Button variant="contained" disabled={!changed} onClick={() => void save()} data-action="save">
          {words.save}
        </Button>
      ) : (
        <DeviceButtons slug={slug} text={text} onOpenFolder={onOpenFolder} onOpenText={onOpenText} />
      )}
    </Box>
  );
}
