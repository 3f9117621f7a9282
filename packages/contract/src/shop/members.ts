import * as z from 'zod/mini';
import { encodedPassword, pushToken, returnUrlField } from './auth.schemas';
import { describe, named } from '../core/describe';
import { shown } from '../core/shown';
import { domain } from './domain';
import { pictureRefusals } from './refusals';
import {
  done,
  email,
  id,
  line,
  mobile,
  newPassword,
  optionalLine,
  optionalMobileBarcode,
  stringOr,
  currentPassword,
  time,
} from '../core/scalars';
import { MEDIA_LIMITS } from '../core/limits';
import { memberProfile } from './members.schemas';
import { readPassword } from '../core/text';

const extraColumn = named(
  'ExtraColumn',
  'A custom profile field of the shop.',
  z.object({
    key: describe(z.string(), 'Key of its answer in `extra`.'),
    label: describe(z.string(), 'The question.'),
    kind: describe(z.enum(['text', 'date', 'select']), 'The type of its answer.'),
    options: describe(z.array(z.string()), 'The options of a `select`.'),
    required: describe(z.boolean(), 'Whether an answer is required.'),
  }),
);

const memberSession = named(
  'MemberSession',
  'A device that the member is signed in on.',
  z.object({
    id: describe(id, 'Its id.'),
    device_name: describe(z.string(), 'Name of the device in the list of devices.'),
    create_time: describe(time, 'Time of the sign-in, Asia/Taipei.'),
    seen_time: describe(time, 'When it was last used, within five minutes, Asia/Taipei.'),
    is_current: describe(z.boolean(), 'Whether it is the session of this call.'),
  }),
);

/** The profile fields that a member may change; other fields of the body are ignored. */
export const profileForm = z.object({
  name: describe(
    line(40, 'Please enter your name'),
    "The member's name. Names that are reserved for the shop are refused.",
  ),
  phone: mobile,
  email: describe(email, 'An email address.'),
  extra: describe(
    z.optional(z.record(z.string().check(z.maxLength(40)), optionalLine(200))),
    "Answers to the shop's own questions (`extraColumns`), by their key.",
  ),
});

/** The form of the mobile barcode for e-invoices: a slash and seven characters, or nothing. */
export const barcodeForm = z.object({
  mobile_barcode: describe(
    optionalMobileBarcode,
    'The mobile barcode for e-invoices, a slash and seven characters; empty: none.',
  ),
});

const NOT_REPEATED = 'Please enter the new password again';
const twice = {
  password: newPassword,
  password_again: stringOr(NOT_REPEATED).check(z.minLength(1, NOT_REPEATED)),
};
const isSameTwice = z.refine<Record<keyof typeof twice, string>>(
  (form) => readPassword(form.password) === readPassword(form.password_again),
  { path: ['password_again'], error: 'does not match' },
);

/** The form of the first password, for members who sign in with a provider. */
export const firstPasswordForm = z.object(twice).check(isSameTwice);

/** The form that changes a password. */
export const passwordForm = z
  .object({
    old_password: currentPassword,
    ...twice,
  })
  .check(isSameTwice);

const passwordRefusals = ['passwordNeeded', 'passwordWrong', 'signInBlocked'] as const;

/** The member's own account. */
export const members = domain('members', {
  profile: { summary: "The member's own profile", access: 'member', reply: memberProfile },
  saveProfile: {
    summary: 'Change name, phone, email address and the answers to the shop’s extra questions',
    access: 'member',
    refusals: [...passwordRefusals, 'signInAgain', 'returnUnknown', 'changedMeanwhile'],
    body: z.extend(profileForm, {
      base: shown(
        z.pick(memberProfile, { name: true, phone: true, email: true, extra: true }).shape,
      ),
      password: describe(
        z.optional(encodedPassword),
        'The current password, in base64. Required with a new email address from members who have a password; others must have signed in recently.',
      ),
      ...returnUrlField,
    }),
    reply: memberProfile,
  },
  saveAvatar: {
    summary: "Change the member's avatar",
    access: 'member',
    refusals: pictureRefusals,
    files: {
      avatar: {
        description: 'The picture, 10 MB at most.',
        required: true,
        maxBytes: MEDIA_LIMITS.picture,
      },
    },
    reply: memberProfile,
  },
  saveBarcode: {
    summary: 'Save a mobile barcode for e-invoices; an empty value deletes it',
    access: 'member',
    body: barcodeForm,
    reply: memberProfile,
  },
  changePassword: {
    summary: 'Change the password; signs out every other device',
    access: 'member',
    refusals: [...passwordRefusals, 'returnUnknown'],
    body: z.object({
      old_password: describe(
        z.optional(encodedPassword),
        'The current password, in base64; left out by members without one.',
      ),
      password: encodedPassword,
      ...returnUrlField,
    }),
    reply: done,
  },
  updateToken: {
    summary: 'Save the push token of this device; an empty value deletes it',
    access: 'member',
    body: z.object({ fcm_token: pushToken }),
    reply: done,
  },
  sessions: {
    summary: 'The devices that the member is signed in on, last used first',
    access: 'member',
    reply: z.array(memberSession),
  },
  endSessions: {
    summary: 'Sign out one device, all but this one, or all of them',
    access: 'member',
    refusals: ['notFound'],
    body: z.object({
      which: describe(
        z.union([id, z.enum(['others', 'all'])]),
        'The id of a session, `others` than this one, or `all`.',
      ),
    }),
    reply: done,
  },
  deleteAccount: {
    summary: 'Delete the account; only the orders that the law requires remain',
    access: 'member',
    refusals: [...passwordRefusals, 'signInAgain', 'accountHasOpenOrders', 'shopNeedsOwner'],
    body: z.object({
      password: describe(
        z.optional(encodedPassword),
        'The password, in base64; left out by members without one.',
      ),
    }),
    reply: done,
  },
  extraColumns: {
    summary: "The shop's extra profile fields",
    access: 'guest',
    reply: z.array(extraColumn),
  },
});
