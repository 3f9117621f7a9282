import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { id, stringOr } from '../core/scalars';
import { readDigits } from '../core/text';
import { permissions, roleNames } from './permissions';

/** A role of the shop. */
export const roleName = named('RoleName', 'A role of the shop.', z.enum(roleNames));
/** A permission. */
export const permission = named('Permission', 'What a colleague may do.', z.enum(permissions));

/** A code of an authenticator app, or a recovery code, with or without separators. */
export const factorCode = describe(
  stringOr('Please enter the code').check(
    z.overwrite((typed) => readDigits(typed).toUpperCase()),
    z.minLength(1, 'Please enter the code'),
    z.regex(
      /^(\d{6}|[0-9A-Z]{10})$/,
      'A code has 6 digits; a recovery code has 10 letters and digits',
    ),
  ),
  'The code of the authenticator app, 6 digits, or a recovery code. Blanks and hyphens are removed.',
);

/** A colleague, as other colleagues see them. */
export const colleague = named(
  'Colleague',
  'A colleague, as other colleagues see them.',
  z.object({
    id: describe(id, 'The id of their member account.'),
    name: describe(z.string(), 'The name that colleagues see.'),
  }),
);
