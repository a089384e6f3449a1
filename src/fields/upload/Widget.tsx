import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { formWords } from '../messages/form';
import { uploadWords as words } from '../messages/upload';
import { visuallyHidden } from '../theme/visuallyHidden';
import { AddIcon, UploadIcon } from './icons';
import { leavesGroup } from './leavesGroup';
import { type UploadProps } from './types';
import { FileRows } from './upload/FileRows';
import { DropArea, Invitation, PickButton } from './upload/styles';

/**
 * Files, dropped, pasted or chosen (spec 1, sections 4 and 5). The control is the button: the browser's own file input stays
 * hidden, since its words are neither ours nor Indonesian.
 */
export const UploadWidget = (props: UploadProps) => {
  const { id, name, value, limits, sent, required, readOnly, invalid, describedBy, labelledBy } = props;
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
  const underWay = sent.filter((file) => file.state !== 'failed').length;
  const busy = underWay > 0;
  const full = limits.multiple ? value.length + underWay >= limits.maxFiles : busy;
  const leave = leavesGroup(props.onBlur);
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': labelledBy,
        'aria-describedby': `${id}-limits`,
        'aria-disabled': undefined,
      })}
      // Not a matter of react-dropzone, which drops it together with its own keys.
      onBlur={(event) => {
        // The picker takes the focus of the whole window: the visitor is still at it.
        if (!event.currentTarget.contains(document.activeElement)) leave(event);
      }}
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
          'aria-label': undefined,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
        })}
      />
      <DropArea
        data-dragged={isDragActive || undefined}
        data-invalid={invalid || undefined}
        data-readonly={readOnly || undefined}
      >
        <FileRows {...props} />
        {!stored && sent.length === 0 && (
          <Invitation>
            <UploadIcon />
            <span>{isDragActive ? words.drop : words.empty}</span>
          </Invitation>
        )}
        <UploadButton
          id={id}
          describedBy={[describedBy, required && `${id}-required`].filter(Boolean).join(' ') || undefined}
          labelledBy={labelledBy}
          kind={!stored ? 'first' : limits.multiple ? 'more' : 'replace'}
          locked={readOnly || full}
          onPress={open}
        />
        {/* A button cannot be `aria-required`. */}
        {required && (
          <span id={`${id}-required`} hidden>
            {formWords.required}
          </span>
        )}
        <small id={`${id}-limits`}>{words.limits(limits.accept, limits.maxSizeBytes, limits.maxFiles)}</small>
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
    <PickButton
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
    </PickButton>
  );
};

const buttonWords = {
  first: () => words.upload,
  more: () => words.add,
  replace: (wanted: boolean) => (wanted ? words.replace : words.stored),
};
