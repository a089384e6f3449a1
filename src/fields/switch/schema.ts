import { flag, oneOf, optional } from '../../language/schema';
import { copies } from '../../language/schemas/copies';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A switch, which may copy answers while it is on. */
export const switchField = fieldObject({
  type: oneOf(['switch']),
  ...fieldKeys,
  copies: optional(copies),
  remember: optional(flag),
});
