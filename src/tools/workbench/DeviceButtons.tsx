import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { deviceWords as told } from './deviceWords';
import { chooseDirectory, deviceFolder } from './source/deviceFolder';
import type { SourceFolder } from './source/files';
import { words } from './words';

interface DeviceButtonsProps {
  onDownload: () => void;
  onOpenFolder: (folder: SourceFolder) => void;
  onOpenText: (text: string) => void;
}

/** Where no server keeps the files: a folder of this device, or a file that is opened and downloaded again. */
export function DeviceButtons({ onDownload, onOpenFolder, onOpenText }: DeviceButtonsProps) {
  const [failed, setFailed] = useState(false);
  const chosen = useRef<HTMLInputElement>(null);
  const attempt = (deed: () => Promise<void>) => () => {
    setFailed(false);
    deed().catch((fault: unknown) => {
      // Who closes the browser's own window has not failed.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) setFailed(true);
    });
  };
  return (
    <>
      {failed && (
        <Alert severity="error" sx={{ py: 0 }}>
          {told.openFailed}
        </Alert>
      )}
      {chooseDirectory && (
        <Button
          variant="contained"
          title={told.openFolderHint}
          data-action="open-folder"
          onClick={attempt(async () => {
            if (chooseDirectory) onOpenFolder(deviceFolder(await chooseDirectory()));
          })}
        >
          {told.openFolder}
        </Button>
      )}
      <Button variant="outlined" data-action="open-file" onClick={() => chosen.current?.click()}>
        {told.openFile}
      </Button>
      <input
        ref={chosen}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={told.openFile}
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
