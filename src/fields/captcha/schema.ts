import { oneOf } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** Four letters to retype. */
export const captchaField = fieldObject({ type: oneOf(['captcha']), ...fieldKeys });
