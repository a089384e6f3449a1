import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DeviceButtons } from './DeviceButtons';
import { EditorLink, PageTitle } from './PageTitle';
import { productsWords } from './products/words';
import type { SourceFolder } from './source/files';
import { takeTyped, type EditedFile, useWindowEvent } from './useFile';
import { words } from './words';

interface SaveBarProps {
  title: string;
  file: EditedFile;
  saves: boolean;
  onList: () => void;
  onOpenFolder: (folder: SourceFolder) => void;
  /** The text of a file takes the place of the one that is edited; it can be taken back. */
  onOpenText: (text: string) => void;
  /** Stands beside the button that saves, in every width. */
  beside?: ReactNode;
  children: ReactNode;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
} as const;

/** At the right end, also where there is a second row. */
const atEnd = { ...bar, ml: 'auto', justifyContent: 'flex-end' } as const;

/** What is edited, whether it is saved, and the button that saves it (also Ctrl+S): into its folder, or as a download. */
export function SaveBar({
  title,
  file,
  saves,
  beside,
  children,
  onList,
  onOpenFolder,
  onOpenText,
}: SaveBarProps) {
  const { changed, isKept, result, save } = file;
  useWindowEvent('keydown', (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    takeTyped();
    void save();
  });
  const done = result === 'saved' || result === 'downloaded' ? result : undefined;
  const fault = result === 'saved' || result === 'downloaded' ? undefined : result;
  return (
    <Box component="header" sx={{ ...bar, px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <EditorLink data-action="list" onOpen={onList}>
        {productsWords.back}
      </EditorLink>
      {/* A long title gives way, so that all stands in one row. */}
      <Box sx={{ flex: '2 1 7rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <PageTitle>{title}</PageTitle>
      </Box>
      <Box
        role="status"
        data-save-state
        sx={{ color: 'text.secondary', typography: 'body2', flex: '1 1 90px' }}
      >
        {changed ? words.unsaved(isKept) : words[done ?? 'unchanged']}
      </Box>
      {fault && (
        <Alert severity="error" sx={{ py: 0 }}>
          {words.saveFailed[fault]}
        </Alert>
      )}
      <Box sx={atEnd}>
        {children}
        <Box sx={{ ...atEnd, flexWrap: saves ? 'nowrap' : 'wrap' }}>
          {beside}
          {saves ? (
            <Button variant="contained" disabled={!changed} onClick={() => void save()} data-action="save">
              {words.save}
            </Button>
          ) : (
            <DeviceButtons
              onDownload={() => void save()}
              onOpenFolder={onOpenFolder}
              onOpenText={onOpenText}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
