import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { captchaWords as words } from '../../messages';
import { visuallyHidden } from '../../theme';
import { CaptchaBox } from './CaptchaBox';
import { drawCode, pictureSize } from './drawCode';
import { canSpeak, hush, spell } from './spell';
import { typedProps } from '../common/controlProps';
import { InputBox } from '../common/InputBox';
import { type CaptchaProps } from '../common/types';
import { useTextBuffer } from '../common/useTextBuffer';

/** What may stay of the retyped code: small letters and digits, four at most. */
const typedCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 4);

/** A code in a picture, to be retyped; who cannot see it can hear it, and who cannot read it gets another one. */
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
