import * as z from 'zod/mini';
import { describe } from './describe';

/**
 * The field `base` of a form that several people or devices may edit: the values that the form showed. The server takes
 * only the values that differ from them.
 */
// @__NO_SIDE_EFFECTS__
export const shown = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  describe(
    z.optional(z.partial(z.strictObject(shape))),
    'The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored.',
  );
