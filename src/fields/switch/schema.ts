import { flag, oneOf, optional } from '../../language/schema';
import { copies } from '../../language/schemas/copies';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A switch, which may copy answers while it is on. */
export const switchField = fieldObject({
  type: oneOf(['switch']),
  ...fieldKeys,
  /** While on, targets follow their sources. */
  copies: optional(copies),
  /** The switch is saved at once. */
  remember: optional(flag),
});
