import { answer, dictionary, flag, oneOf, optional } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A switch, which may copy answers while it is on. */
export const switchField = fieldObject({
  type: oneOf(['switch']),
  ...fieldKeys,
  /** While on, targets follow their sources: target to source. */
  copies: optional(dictionary(answer, answer)),
  /** The switch is saved at once. */
  remember: optional(flag),
});
