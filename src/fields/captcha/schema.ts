import { object, oneOf } from '../../language/schema';
import { fieldKeys } from '../../language/schemas/fieldKeys';

/** Four letters to retype. */
export const captchaField = object({ type: oneOf(['captcha']), ...fieldKeys });
