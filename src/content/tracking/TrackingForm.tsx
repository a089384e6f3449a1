import Box from '@mui/material/Box';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactElement, use } from 'react';
import { object, string } from 'yup';
import { asRegistered, captchaWords, trackingWords as words, trackingWords } from '../../messages';
import { fieldClasses, visuallyHidden } from '../../theme';
import { newCode } from '../../fields/captcha/newCode';
import { CaptchaWidget } from '../../fields/captcha/Widget';
import { PendingButton } from '../../fields/common/PendingButton';
import { TextWidget } from '../../fields/text/Widget';
import { contentClass } from '../contentClass';
import { describedBy, fieldIds, focusField } from '../../fields/common/fieldIds';
import { FieldFrame } from '../../fields/common/FieldFrame';
import type { FieldType, WidgetProps, Elements } from '../../fields/common/types';
import { ContactContext } from '../lazyPart';

/** Names of the two fields. */
const fields = { number: 'registrationCode', captcha: 'trackingCaptcha' } as const;

interface TrackingFormProps {
  /** Stands in the control at first. */
  initialNumber: string;
  /** The number of this visit's own application: for it alone there is no captcha. */
  registered: string | undefined;
  /** The number of the last search, if the bank does not know it; reported until another one is typed. */
  unknown: string | undefined;
  /** The product of the receipt that this device has under that number. */
  ownProduct: string | undefined;
  /** The last search has failed; said beside the button after its toast is closed, too. */
  failed?: boolean;
  pending: boolean;
  /** The captcha was right: the number is to be looked for. */
  onSearch: (registrationCode: string) => void;
}

/** What is asked, and what is right. `own`: the number without a captcha; `code`: what the captcha shows. */
const schemaOf = (own: string | undefined, code: string) =>
  object({
    number: string().transform(asRegistered).required(words.missing),
    captcha: string().when('number', ([number], captcha) =>
      isOwn(number, own) ? captcha : captcha.required(words.missing).oneOf(['', code], captchaWords.wrong),
    ),
  });

const isOwn = (number: unknown, own: string | undefined): boolean =>
  own !== undefined && typeof number === 'string' && asRegistered(number) === asRegistered(own);

/** A registration number, and for any but the visitor's own a captcha that is checked before anything is sent. */
export function TrackingForm({
  initialNumber,
  registered,
  unknown,
  ownProduct,
  failed,
  pending,
  onSearch,
}: TrackingFormProps) {
  const [code, setCode] = useState(newCode);
  const form = useFormik({
    initialValues: { number: initialNumber, captcha: '' },
    validationSchema: schemaOf(registered, code),
    onSubmit: () => {
      onSearch(asked);
      // One code is good for one request.
      renew();
    },
  });
  const { number, captcha } = form.values;
  const asksCaptcha = !isOwn(number, registered);
  const asked = asksCaptcha || registered === undefined ? asRegistered(number) : registered;
  const aboutUnknown = ownProduct === undefined ? words.compare : words.notShown(ownProduct);
  // 'Lacak' was pressed with something wrong: Formik counts both fields as touched, until they are right.
  const errors = {
    number: form.touched.number ? form.errors.number : undefined,
    captcha: form.touched.captcha ? form.errors.captcha : undefined,
  };

  // What is wrong is said at the field, wherever the visitor has scrolled to; who types already is not interrupted.
  const showUnknown = useEffectEvent(() => {
    if (asked === unknown && !(document.activeElement instanceof HTMLInputElement)) focusField(fields.number);
  });
  useEffect(() => {
    if (unknown !== undefined) showUnknown();
  }, [unknown]);

  const renew = (): void => {
    setCode(newCode());
    form.resetForm({ values: { number, captcha: '' } });
  };
  const submit = async (): Promise<void> => {
    if (pending) return;
    const wrong = await form.validateForm();
    await form.submitForm();
    if (wrong.number ?? wrong.captcha) focusField(wrong.number ? fields.number : fields.captcha);
  };

  const submitOnEnter = (event: KeyboardEvent): void => {
    const { key, nativeEvent, target } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    // The form around it, if any, would take it for its Next.
    event.preventDefault();
    void submit();
  };

  // No form element: the block may stand inside a form, where it would be one form in another.
  return (
    <Box
      role="search"
      aria-label={words.title}
      onKeyDown={submitOnEnter}
      // A toast lies at the upper edge.
      sx={{ '& input': { scrollMarginTop: 200 } }}
    >
      <div className={fieldClasses.grid}>
        <Asked
          name={fields.number}
          type="text"
          width={6}
          label={words.number}
          guideText={words.numberGuide}
          error={errors.number ?? (asked === unknown ? aboutUnknown : undefined)}
          remedy={asked === unknown && <AskTheBank />}
          control={(props) => (
            <TextWidget
              {...props}
              value={number}
              onChange={form.handleChange('number')}
              filter={(text) => text}
              placeholder={words.numberExample}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="next"
            />
          )}
        />
        {asksCaptcha && (
          <Asked
            name={fields.captcha}
            type="captcha"
            width={6}
            label={words.captcha}
            error={errors.captcha}
            control={(props) => (
              <CaptchaWidget
                {...props}
                code={code}
                value={captcha}
                onChange={form.handleChange('captcha')}
                onRenew={renew}
                placeholder={captchaWords.placeholder}
                enterKeyHint="search"
              />
            )}
          />
        )}
      </div>
      {failed && <p className={fieldClasses.error}>{words.again(asksCaptcha)}</p>}
      <div className={contentClass('trackingButton')}>
        <PendingButton type="button" pending={pending} onClick={() => void submit()}>
          {words.submit}
        </PendingButton>
      </div>
      <div role="status" style={visuallyHidden}>
        {pending && words.pending}
      </div>
    </Box>
  );
}

/** What the frame gives its control. */
type Framed = Omit<WidgetProps<never>, 'value' | 'onChange' | 'placeholder'>;

interface AskedProps {
  name: string;
  type: FieldType;
  label: string;
  guideText?: string;
  error?: string;
  remedy?: Elements;
  /** Columns of 12 on wide screens. */
  width: number;
  control: (props: Framed) => ReactElement;
}

/** A question outside of a form's definition that has to be answered: a control in its frame, tied to its label and error. */
function Asked({ control, ...frame }: AskedProps) {
  const { name, label, guideText, error } = frame;
  const ids = fieldIds(name);
  return (
    <FieldFrame {...frame}>
      {control({
        id: ids.control,
        name,
        label,
        labelledBy: ids.label,
        describedBy: describedBy(name, { guideText, error }),
        required: true,
        readOnly: false,
        invalid: error !== undefined,
        onBlur: () => undefined,
      })}
    </FieldFrame>
  );
}

/** How the bank can be asked about a number; nothing without a contact. */
export function AskTheBank() {
  const contact = use(ContactContext);
  return (
    contact && (
      <Box data-contact sx={{ mt: 3, '& p': { m: 0, mb: 1 } }}>
        <p>{trackingWords.ask}</p>
        {contact}
      </Box>
    )
  );
}
