import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { uploadWords as words } from '../../messages/upload';
import { CrossIcon, FileIcon } from '../icons';
import { type SentFile, type UploadProps } from '../types';
import { Row, Rows, Words } from './styles';

/** The stored files, then those on their way; nothing while there are none. */
export const FileRows = (props: UploadProps) => {
  const { value, sent, label, readOnly } = props;
  if (value.length + sent.length === 0) return null;
  return (
    <Rows aria-label={words.files(label)}>
      {value.map((file) => (
        <Row key={file.url}>
          <Picture address={props.pictureOf(file)} name={file.filename} />
          <Words>
            <span>{file.filename}</span>
          </Words>
          {!readOnly && (
            <IconButton
              aria-label={words.removeFile(file.filename)}
              title={words.remove}
              onClick={() => props.onRemove(file)}
            >
              <CrossIcon />
            </IconButton>
          )}
        </Row>
      ))}
      {sent.map((file) => (
        <SentRow key={file.id} file={file} onCancel={props.onCancel} onRetry={props.onRetry} />
      ))}
    </Rows>
  );
};

const stateWords = ({ state, part }: SentFile): string => {
  if (state === 'waiting') return words.waiting;
  if (state === 'failed') return words.failed;
  return part === undefined ? words.uploading : words.progress(part);
};

const SentRow = ({
  file,
  onCancel,
  onRetry,
}: { file: SentFile } & Pick<UploadProps, 'onCancel' | 'onRetry'>) => (
  <Row data-state={file.state}>
    <FileIcon />
    <Words>
      <span>{file.name}</span>
      <span>{stateWords(file)}</span>
      {file.state === 'sending' && (
        <LinearProgress
          variant={file.part === undefined ? 'indeterminate' : 'determinate'}
          value={(file.part ?? 0) * 100}
          aria-label={words.told.uploading(file.name)}
        />
      )}
      {file.state === 'failed' && (
        <Button size="small" aria-label={words.retryFile(file.name)} onClick={() => onRetry(file.id)}>
          {words.retry}
        </Button>
      )}
    </Words>
    <IconButton
      aria-label={words.cancelFile(file.name)}
      title={words.cancel}
      onClick={() => onCancel(file.id)}
    >
      <CrossIcon />
    </IconButton>
  </Row>
);

/** A picture that does not come is shown as a plain file: it may be on its way through the bank's checks. */
const Picture = ({ address, name }: { address?: string; name: string }) => {
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return <FileIcon />;
  return <img src={address} alt={words.preview(name)} onError={() => setBroken(address)} />;
};
