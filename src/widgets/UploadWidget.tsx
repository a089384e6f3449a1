import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { uploadWords as words } from '../messages/upload';
import { visuallyHidden } from '../theme/visuallyHidden';
import { AddIcon, UploadIcon } from './icons';
import { leavesGroup } from './leavesGroup';
import { type UploadProps } from './types';
import { FileRows } from './upload/FileRows';
import { DropArea, Invitation } from './upload/styles';

/**
 * Files, dropped, pasted or chosen (spec 1, sections 4 and 5). The control is the button: the browser's own file input stays
 * hidden, since its words are neither ours nor Indonesian.
 */
export const UploadWidget = (props: UploadProps) => {
  const { id, name, value, limits, sent, readOnly, invalid, describedBy, labelledBy } = props;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: readOnly,
    // What is too large or too many is dropped all the same, and answered by a toast of whoever takes it.
    onDrop: (files) => {
      if (files.length > 0) props.onFiles(files);
    },
  });
  const stored = value.length > 0;
  const busy = sent.some((file) => file.state !== 'failed');
  const full = limits.multiple ? value.length + sent.length >= limits.maxFiles : busy;
  const remove: UploadProps['onRemove'] = (file) => {
    props.onRemove(file);
    // The pressed button goes; focus would fall to the page's top.
    document.getElementById(id)?.focus();
  };
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-labelledby': labelledBy, onBlur: leavesGroup(props.onBlur) })}
      data-state={busy ? 'loading' : stored ? 'uploaded' : 'empty'}
    >
      <input
        {...getInputProps({
          style: visuallyHidden,
          name,
          readOnly,
          multiple: limits.multiple,
          accept: limits.accept.join(','),
          tabIndex: -1,
          'aria-hidden': true,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
        })}
      />
      <DropArea
        data-dragged={isDragActive || undefined}
        data-invalid={invalid || undefined}
        data-readonly={readOnly || undefined}
      >
        <FileRows {...props} onRemove={remove} />
        {!stored && sent.length === 0 && (
          <Invitation>
            <UploadIcon />
            <span>{isDragActive ? words.drop : words.empty}</span>
          </Invitation>
        )}
        <UploadButton
          id={id}
          describedBy={describedBy}
          labelledBy={labelledBy}
          kind={!stored ? 'first' : limits.multiple ? 'more' : 'replace'}
          locked={readOnly || full}
          onPress={open}
        />
        <small>{words.limits(limits.accept, limits.maxSizeBytes, limits.maxFiles)}</small>
      </DropArea>
      <div aria-live="polite" style={visuallyHidden}>
        {props.told}
      </div>
    </div>
  );
};

interface UploadButtonProps {
  id: string;
  labelledBy: string;
  describedBy?: string;
  kind: 'first' | 'more' | 'replace';
  /** Focusable, since the errors of a step lead here; pressing does nothing. */
  locked: boolean;
  onPress: () => void;
}

const UploadButton = ({ id, labelledBy, describedBy, kind, locked, onPress }: UploadButtonProps) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const text = buttonWords[kind]((pointed || focused) && !locked);
  return (
    <Button
      id={id}
      variant={kind === 'first' ? 'contained' : 'outlined'}
      aria-labelledby={`${labelledBy} ${id}-words`}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      onClick={locked ? undefined : onPress}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {kind === 'more' && <AddIcon />}
      <span id={`${id}-words`} style={kind === 'more' ? visuallyHidden : undefined}>
        {text}
      </span>
    </Button>
  );
};

const buttonWords = {
  first: () => words.upload,
  more: () => words.add,
  replace: (wanted: boolean) => (wanted ? words.replace : words.stored),
};
