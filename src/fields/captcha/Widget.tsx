import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { captchaWords as words } from '../../messages';
import { visuallyHidden, neutral } from '../../theme';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type CaptchaProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';
import { styled } from '@mui/material/styles';

/** The picture, the control beside it where there is room, and the ways to another picture. */
const CaptchaBox = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The control stands in line with the one of a field beside this one.
  alignItems: 'flex-start',
  gap: theme.spacing(1, 2),
  '& canvas': {
    width: 168,
    height: 64,
    border: `1px solid ${neutral.line}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: '#fff',
  },
  // Four characters are no answer for a whole line.
  '& .MuiInputBase-root': { flex: '0 1 max(200px, 12.5em)' },
  // The words of the buttons begin where the picture does.
  '& > div > button': { minWidth: 0, padding: theme.spacing(1), fontSize: '0.9375rem' },
  '& > div:nth-of-type(2)': { flex: '1 0 100%', marginLeft: theme.spacing(-1) },
}));

/** The picture's size in its own pixels: twice that on the screen, so that letters stay sharp on a phone. */
const pictureSize = { width: 336, height: 128 } as const;

/** Dark teal on white. */
const ink = '#00504a';
const ground = '#ffffff';

/** A number from 0 to 1, the same each time for a code and an index: a picture that is drawn again looks the same. */
const wobble = (code: string, index: number): number => {
  const sum = [...code].reduce((total, character) => total * 31 + character.charCodeAt(0), index + 7);
  return (Math.abs(Math.sin(sum)) * 1000) % 1;
};

/** Draws a code, one call of `fillText` for each character in order, each a little turned and moved, with lines across. */
function drawCode(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = pictureSize;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = '600 68px Georgia, serif';
  const column = width / (code.length + 1);
  [...code].forEach((character, index) => {
    const turn = wobble(code, index) - 0.5;
    context.save();
    context.translate(column * (index + 1), height / 2 + turn * 24);
    context.rotate(turn * 0.6);
    context.fillText(character, 0, 0);
    context.restore();
  });
  context.lineWidth = 2;
  for (const line of [11, 12, 13]) {
    context.beginPath();
    context.moveTo(0, wobble(code, line) * height);
    context.lineTo(width, wobble(code, line + 3) * height);
    context.stroke();
  }
}

/** Whether the browser can speak. The build, which has none, draws for browsers: nearly all can, but Android WebView. */
const canSpeak = (): boolean => typeof window === 'undefined' || 'speechSynthesis' in window;

const voice = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

/** Stops reading a code that is no longer shown. */
function hush(): void {
  voice()?.cancel();
}

/** Reads a code out, one character after the other, slowly. A running reading restarts; without a voice there is none. */
function spell(code: string): void {
  if (!('SpeechSynthesisUtterance' in window)) return;
  hush();
  for (const character of code) {
    const spoken = new SpeechSynthesisUtterance(character);
    spoken.lang = 'id-ID';
    spoken.rate = 0.7;
    voice()?.speak(spoken);
  }
}

/** What may stay of the retyped code: small letters and digits, four at most. */
const typedCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 4);

/** A code in a picture, to be retyped; it can be read out, or replaced by another one. */
export const CaptchaWidget = (props: CaptchaProps) => {
  const { value, code, onChange, onBlur, onRenew } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (picture.current) drawCode(picture.current, code);
    return hush;
  }, [code]);
  const buffer = useTextBuffer({ settled: value, filter: typedCode, onText: onChange, onBlur });
  return (
    <CaptchaBox>
      <canvas
        ref={picture}
        {...pictureSize}
        role="img"
        aria-label={words.picture}
        data-code-length={code.length}
      />
      <InputBox
        input={{
          ...typedProps(props),
          ...buffer,
          placeholder: props.placeholder ?? words.placeholder,
          inputMode: 'text',
          autoComplete: 'off',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
        }}
      />
      <div>
        <Button
          size="small"
          onClick={() => {
            onRenew();
            setAnnouncement(words.renewed);
          }}
        >
          {words.renew}
        </Button>
        {canSpeak() && (
          <Button size="small" onClick={() => spell(code)}>
            {words.listen}
          </Button>
        )}
      </div>
      <div aria-live="polite" style={visuallyHidden}>
        {announcement}
      </div>
    </CaptchaBox>
  );
};
