import { useRef, useState, type Ref } from 'react';
import { useDropzone } from 'react-dropzone';
import { formWords, uploadWords as words } from '../../messages';
import { fieldClasses, visuallyHidden } from '../../theme';
import { AddIcon, TickIcon, UploadIcon } from '../common/icons';
import { hasTouch } from '../common/hasTouch';
import { leavesGroup } from '../common/controlProps';
import { type UploadProps } from '../common/types';
import { DocumentCard } from './DocumentCard';
import { FileRows } from './FileRows';
import { DropArea, Faults, Invitation, PickButton, Buttons } from './styles';

/**
 * Files, dropped, pasted or chosen. The control is the button: the browser's own file input stays
 * hidden, since its words are neither ours nor Indonesian.
 */
export const UploadWidget = (props: UploadProps) => {
  const { id, name, value, limits, sent, required, readOnly, invalid, describedBy, labelledBy } = props;
  const { faults } = props;
  // Of other documents nothing is known that could be drawn.
  const kind = props.document === 'other' ? undefined : props.document;
  const camera = useRef<HTMLInputElement>(null);
  const [touch] = useState(hasTouch);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: readOnly,
    // What is too large or too many is dropped all the same, and the receiver shows a toast.
    onDrop: (files) => {
      if (files.length > 0) props.onFiles(files);
    },
  });
  const stored = value.length > 0;
  const underWay = sent.filter((file) => file.state !== 'failed').length;
  const busy = underWay > 0;
  const full = limits.multiple ? value.length + underWay >= limits.maxFiles : busy;
  const leave = leavesGroup(props.onBlur);
  const empty = !stored && sent.length === 0;
  const tipsId = empty && kind ? `${id}-tips` : undefined;
  const byCamera = touch && limits.pictures.length > 0;
  const button = { labelledBy, locked: readOnly || full };
  const description =
    [describedBy, faults.length > 0 && `${id}-faults`, required && `${id}-required`]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <div
      {...getRootProps({
        role: 'group',
        'aria-labelledby': labelledBy,
        'aria-describedby': [`${id}-limits`, tipsId].filter(Boolean).join(' '),
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
        data-invalid={invalid || faults.length > 0 || props.isAnnouncementShown || undefined}
        data-readonly={readOnly || undefined}
      >
        <FileRows {...props} />
        {empty && kind && <DocumentCard id={`${id}-tips`} document={kind} />}
        {empty && (
          <Invitation>
            {!kind && <UploadIcon />}
            <span>{isDragActive ? words.drop : byCamera ? words.emptyOnTouch : words.empty}</span>
          </Invitation>
        )}
        <Buttons>
          {byCamera && !stored && (
            <WayButton
              {...button}
              id={`${id}-camera`}
              variant="outlined"
              onPress={() => camera.current?.click()}
            >
              {words.camera}
            </WayButton>
          )}
          <UploadButton
            {...button}
            id={id}
            describedBy={description}
            kind={stored ? (limits.multiple ? 'more' : 'replace') : byCamera ? 'beside' : 'first'}
            onPress={open}
          />
          {stored && !limits.multiple && !readOnly && (
            // Does what 'File tersimpan' does, and says so.
            <WayButton {...button} id={`${id}-change`} variant="outlined" onPress={open}>
              {words.change(value.some((file) => props.pictureOf(file) !== undefined))}
            </WayButton>
          )}
        </Buttons>
        {byCamera && (
          <CameraInput
            ref={camera}
            pictures={limits.pictures}
            isFace={kind === 'face'}
            onFiles={(files) => props.onFiles(files, 'camera')}
          />
        )}
        <Notes {...{ id, faults, required }} />
        {/* Who has stored a file of those that are taken need not read which these are. */}
        <small id={`${id}-limits`} style={stored && !limits.multiple ? visuallyHidden : undefined}>
          {words.limits(limits.accept, limits.maxSizeBytes, limits.maxFiles)}
        </small>
      </DropArea>
      {/* For screen readers; what was not stored is shown as an error, though the step goes on without it. */}
      <div
        aria-live="polite"
        className={props.isAnnouncementShown ? fieldClasses.error : undefined}
        style={props.isAnnouncementShown ? undefined : visuallyHidden}
      >
        {props.announcement}
      </div>
    </div>
  );
};

/** What is wrong with the files, and that one is required: a button cannot be `aria-required`. */
const Notes = ({ id, faults, required }: Pick<UploadProps, 'id' | 'faults' | 'required'>) => (
  <>
    {faults.length > 0 && (
      <Faults id={`${id}-faults`}>
        {faults.map((fault, index) => (
          <li key={`${index} ${fault}`} className={fieldClasses.error}>
            {fault}
          </li>
        ))}
      </Faults>
    )}
    {required && (
      <span id={`${id}-required`} hidden>
        {formWords.required}
      </span>
    )}
  </>
);

interface CameraProps {
  ref: Ref<HTMLInputElement>;
  /** Media types of the pictures that are taken. */
  pictures: readonly string[];
  isFace: boolean;
  onFiles: UploadProps['onFiles'];
}

/** What opens the camera of a phone; hidden, since a button stands for it. */
const CameraInput = ({ ref, pictures, isFace, onFiles }: CameraProps) => (
  <input
    ref={ref}
    type="file"
    tabIndex={-1}
    aria-hidden
    style={visuallyHidden}
    accept={pictures.join(',')}
    capture={isFace ? 'user' : 'environment'}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // The same photo may be taken again.
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

interface ButtonProps {
  id: string;
  labelledBy: string;
  /** Focusable, since the errors of a step lead here; pressing does nothing. */
  locked: boolean;
  onPress: () => void;
}

interface UploadButtonProps extends ButtonProps {
  describedBy?: string;
  /** `beside`: the first file, beside the button of the camera. */
  kind: 'first' | 'beside' | 'more' | 'replace';
}

/** A further way to a file. */
const WayButton = ({
  locked,
  labelledBy,
  onPress,
  ...button
}: ButtonProps & { variant?: 'outlined'; children: string }) => (
  <PickButton
    {...button}
    aria-labelledby={`${labelledBy} ${button.id}`}
    aria-disabled={locked || undefined}
    onClick={locked ? undefined : onPress}
  />
);

const UploadButton = ({ id, labelledBy, describedBy, kind, locked, onPress }: UploadButtonProps) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isWanted = (pointed || focused) && !locked;
  const isQuiet = kind === 'replace' && !isWanted;
  return (
    <PickButton
      id={id}
      // The filled button of a step is its way on.
      variant="outlined"
      aria-labelledby={`${labelledBy} ${id}-words`}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      data-quiet={isQuiet || undefined}
      onClick={locked ? undefined : onPress}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // Who came by mouse and chose a file is told that it is stored, though the button keeps the focus.
      onFocusVisible={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {kind === 'more' && <AddIcon />}
      {isQuiet && <TickIcon />}
      <span id={`${id}-words`}>{buttonWords[kind](isWanted)}</span>
    </PickButton>
  );
};

const buttonWords = {
  first: () => words.upload,
  beside: () => words.pick,
  more: () => words.add,
  replace: (wanted: boolean) => (wanted ? words.replace : words.stored),
};
