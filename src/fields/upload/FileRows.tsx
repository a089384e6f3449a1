import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { sizeInWords, uploadWords as words } from '../../messages';
import { FileName } from '../common/files';
import { CrossIcon, FileIcon } from '../common/icons';
import { type SentFile, type StoredFile, type UploadProps } from '../common/types';
import { useLayer } from '../common/layers';
import { Large, Row, Rows, Warning, Words } from './styles';

/** The stored files, then those on their way; nothing while there are none. */
export const FileRows = (props: UploadProps) => {
  const { value, sent, label, removed } = props;
  if (value.length + sent.length === 0 && !removed) return null;
  return (
    <Rows aria-label={words.files(label)}>
      {value.map((file) => (
        <StoredRow key={file.url} {...props} file={file} />
      ))}
      {sent.map((file) => (
        <SentRow key={file.id} {...props} file={file} />
      ))}
      {removed && <RemovedRow {...props} file={removed} />}
    </Rows>
  );
};

const stateWords = ({ state, part }: SentFile): string => {
  if (state === 'waiting') return words.waiting;
  if (state === 'failed') return words.failed;
  return part === undefined ? words.uploading : words.progress(part);
};

type RowProps<F> = UploadProps & { file: F };

const StoredRow = ({
  id,
  file,
  limits,
  document: kind,
  readOnly,
  pictureOf,
  sizeOf,
  isProtected,
  onRemove,
}: RowProps<StoredFile>) => {
  const size = sizeOf(file);
  const ref = useFocusFallback<HTMLLIElement>(id);
  const address = pictureOf(file);
  // The bank may still be checking it, or show it to nobody.
  const [missing, setMissing] = useState<string>();
  const isMissing = address !== undefined && address === missing;
  const hasPicture = address !== undefined && !isMissing;
  return (
    <Row ref={ref} data-large={limits.multiple ? undefined : true}>
      {hasPicture ? (
        <Picture address={address} name={file.filename} onMissing={() => setMissing(address)} />
      ) : (
        <FileIcon />
      )}
      <Words>
        <span>
          <FileName name={file.filename} />
        </span>
        {size !== undefined && <span>{sizeInWords(size)}</span>}
        {isMissing && <span>{words.noPicture}</span>}
        {hasPicture && !limits.multiple && !readOnly && <span>{words.isClear(kind)}</span>}
        {isProtected(file) && <Warning>{words.protected}</Warning>}
      </Words>
      {!readOnly && (
        <Button size="small" aria-label={words.removeFile(file.filename)} onClick={() => onRemove(file)}>
          {words.remove}
        </Button>
      )}
    </Row>
  );
};

interface PictureProps {
  address: string;
  name: string;
  /** It does not come. */
  onMissing: () => void;
}

/** A picture that a press shows large. */
const Picture = ({ address, name, onMissing }: PictureProps) => {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <ButtonBase aria-label={words.enlarge(name)} aria-haspopup="dialog" onClick={() => setLarge(true)}>
        <img src={address} alt={words.preview(name)} onError={onMissing} />
      </ButtonBase>
      {isLarge && <LargePicture {...{ address, name }} onClose={() => setLarge(false)} />}
    </>
  );
};

/** In front of the page, by the browser's own dialog: its `close` gives the focus back. */
const LargePicture = ({
  address,
  name,
  onClose,
}: Record<'address' | 'name', string> & { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  useLayer(close);
  return (
    <Large ref={dialog} aria-label={words.preview(name)} onClose={onClose}>
      <img src={address} alt={words.preview(name)} />
      <Button variant="contained" onClick={close}>
        {words.close}
      </Button>
    </Large>
  );
};

/** A file that has just been removed. */
const RemovedRow = ({ id, file, readOnly, onRestore }: RowProps<StoredFile>) => {
  const ref = useFocusFallback<HTMLLIElement>(id);
  return (
    <Row ref={ref}>
      <FileIcon />
      <Words>
        <span>{words.announced.removed(file.filename)}</span>
      </Words>
      {!readOnly && (
        <Button size="small" aria-label={words.undoRemoval(file.filename)} onClick={() => onRestore(file)}>
          {words.undo}
        </Button>
      )}
    </Row>
  );
};

const SentRow = ({ id, file, onCancel, onRetry }: RowProps<SentFile>) => {
  const ref = useFocusFallback<HTMLLIElement>(id);
  const failed = file.state === 'failed';
  return (
    <Row ref={ref} data-state={file.state}>
      {/* The words beside it say the same. */}
      {failed ? (
        <FileIcon />
      ) : (
        <CircularProgress size={28} disableShrink enableTrackSlot aria-hidden="true" />
      )}
      <Words>
        <span>
          <FileName name={file.name} />
        </span>
        <span>{stateWords(file)}</span>
        {file.isProtected && <Warning>{words.protected}</Warning>}
        {file.part !== undefined && (
          <LinearProgress
            variant="determinate"
            value={Math.floor(file.part * 100)}
            aria-label={words.announced.uploading(file.name)}
          />
        )}
        {failed && <RetryButton id={id} name={file.name} onPress={() => onRetry(file.id)} />}
      </Words>
      <IconButton
        aria-label={failed ? words.removeFile(file.name) : words.cancelFile(file.name)}
        title={failed ? words.remove : words.cancel}
        onClick={() => onCancel(file.id)}
      >
        <CrossIcon />
      </IconButton>
    </Row>
  );
};

const RetryButton = ({ id, name, onPress }: { id: string; name: string; onPress: () => void }) => (
  <Button
    ref={useFocusFallback<HTMLButtonElement>(id)}
    size="small"
    aria-label={words.retryFile(name)}
    onClick={onPress}
  >
    {words.retry}
  </Button>
);

/**
 * For an element that may be removed: when focus is in it then, focus moves to the element `id`
 * instead of falling to the top of the page.
 */
const useFocusFallback = <E extends HTMLElement>(id: string): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // React drops events while it removes elements, and the other element must receive its focus event.
      if (element?.contains(document.activeElement))
        queueMicrotask(() => document.getElementById(id)?.focus());
    };
  }, [id]);
  return ref;
};
