import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { chooseDirectory, deviceFolder } from './source/deviceFolder';
import type { SourceFolder } from './source/files';
import { words } from './words';

interface OpenFolderProps {
  onOpenFolder: (folder: SourceFolder) => void;
}

interface DeviceButtonsProps extends OpenFolderProps {
  onDownload: () => void;
  onOpenText: (text: string) => void;
}

function useAttempt() {
  const [failed, setFailed] = useState(false);
  const attempt = (task: () => Promise<void>) => () => {
    setFailed(false);
    task().catch((fault: unknown) => {
      // Who closes the browser's own window has not failed.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) setFailed(true);
    });
  };
  const failure = failed && (
    <Alert severity="error" sx={{ py: 0 }}>
      {words.openFailed}
    </Alert>
  );
  return { attempt, failure };
}

/** Opens a folder of this device; nothing in a browser that opens none. */
export function OpenFolder({ onOpenFolder }: OpenFolderProps) {
  const { attempt, failure } = useAttempt();
  if (!chooseDirectory) return null;
  const choose = chooseDirectory;
  return (
    <>
      {failure}
      <Button
        variant="contained"
        title={words.openFolderHint}
        data-action="open-folder"
        onClick={attempt(async () => onOpenFolder(deviceFolder(await choose())))}
      >
        {words.openFolder}
      </Button>
    </>
  );
}

/** Where no server keeps the files: a folder of this device, or a file that is opened and downloaded again. */
export function DeviceButtons({ onDownload, onOpenFolder, onOpenText }: DeviceButtonsProps) {
  const { attempt, failure } = useAttempt();
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <>
      {failure}
      <OpenFolder onOpenFolder={onOpenFolder} />
      <Button variant="outlined" data-action="open-file" onClick={() => chosen.current?.click()}>
        {words.openFile}
      </Button>
      <input
        ref={chosen}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.openFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) attempt(async () => onOpenText(await file.text()))();
        }}
      />
      <Button
        variant={chooseDirectory ? 'outlined' : 'contained'}
        data-action="download"
        onClick={onDownload}
      >
        {words.download}
      </Button>
    </>
  );
}
