import * as z from 'zod/mini';
import { encodedPassword, returnUrlField } from './auth';
import { domain } from './domain';
import {
  done,
  email,
  id,
  line,
  mobile,
  newPassword,
  optionalLine,
  currentPassword,
  time,
} from '../core/scalars';
import { memberProfile } from './members.schemas';
import { readCode, readPassword } from '../core/text';

/** Extra profile fields of this shop. */
const extraColumn = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'date', 'select']),
  /** The options of a `select`. */
  options: z.array(z.string()),
  required: z.boolean(),
});

/** A device on which a member is signed in. */
const memberSession = z.object({
  id,
  device_name: z.string(),
  /** Time of the sign-in. */
  create_time: time,
  /** Time of last use, with a precision of five minutes. */
  seen_time: time,
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
});

/** The profile fields that a member may change; other fields of the body are ignored. */
export const profileForm = z.object({
  /** The server also refuses names that are reserved for the shop. */
  name: line(40),
  phone: mobile,
  email,
  /** Answers to `extraColumns`, by key. */
  extra: z.optional(z.record(z.string().check(z.maxLength(40)), optionalLine(200))),
});

/** The form of the mobile barcode for e-invoices: a slash and seven characters, or nothing. */
export const barcodeForm = z.object({
  mobile_barcode: z
    .string()
    .check(z.overwrite(readCode), z.regex(/^(\/[0-9A-Z.+-]{7})?$/, 'format error')),
});

const twice = {
  password: newPassword,
  password_again: z.string().check(z.minLength(1, 'required')),
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

/** The member's own account. */
export const members = domain('members', {
  profile: { summary: "The member's own profile", access: 'member', reply: memberProfile },
  saveProfile: {
    summary: 'Change name, phone, email address and the answers to the shop’s extra questions',
    access: 'member',
    body: z.extend(profileForm, {
      /**
       * Required with a new email address from members who have a password; others must have signed
       * in recently.
       */
      password: z.optional(encodedPassword),
      ...returnUrlField,
    }),
    reply: memberProfile,
  },
  saveAvatar: {
    summary: "Change the member's avatar",
    access: 'member',
    files: { avatar: { required: true, maxBytes: 10 * 1024 * 1024 } },
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
    body: z.object({
      /** The current password; omitted by members who have none. */
      old_password: z.optional(encodedPassword),
      password: encodedPassword,
      ...returnUrlField,
    }),
    reply: done,
  },
  updateToken: {
    summary: 'Save the push token of this device; an empty value deletes it',
    access: 'member',
    body: z.object({ fcm_token: z.string().check(z.maxLength(4096)) }),
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
    body: z.object({ which: z.union([id, z.enum(['others', 'all'])]) }),
    reply: done,
  },
  deleteAccount: {
    summary: 'Delete the account; only the orders that the law requires remain',
    access: 'member',
    body: z.object({
      /** Required from members who have one. */
      password: z.optional(encodedPassword),
    }),
    reply: done,
  },
  extraColumns: {
    summary: "The shop's extra profile fields",
    access: 'guest',
    reply: z.array(extraColumn),
  },
});
