import * as z from 'zod/mini';
import { domain } from './domain';
import {
  done,
  email,
  line,
  memberName,
  mobile,
  newPassword,
  currentPassword,
  returnUrl,
  shopUrl,
} from '../core/scalars';
import { memberProfile } from './members.schemas';
import { readCode } from '../core/text';

/**
 * base64 of the UTF-8 bytes of a password of 8 to 72 characters. The form validates the password
 * before encoding it, the server after decoding it.
 */
export const encodedPassword = z.string().check(
  z.minLength(1, 'required'),
  // 72 characters of four bytes, decomposed.
  z.maxLength(1000),
  z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'format error'),
);

const verification = {
  /** The captcha's key. */
  verify_key: z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
  /** The text read in the picture, or the answer to the question. */
  verify_text: line(16),
};
const device = {
  device_name: line(200),
  fcm_token: z.optional(z.string().check(z.maxLength(4096))),
};

/** The referral code of a dealer. */
const dealerCode = z.optional(z.string().check(z.overwrite(readCode), z.maxLength(40)));

/**
 * The page that the emailed link opens. `{token}` in it is replaced by the link's token, which is
 * otherwise added as `t`. Default: the site's own page.
 */
export const returnUrlField = { return_url: z.optional(returnUrl) };

const session = z.object({
  /** The bearer token. */
  t: z.string(),
  profile: memberProfile,
});

/** Social sign-in: optional values, which must match those of the provider. */
const social = {
  account: z.optional(z.string().check(z.maxLength(254))),
  password: z.optional(z.literal('')),
  name: z.optional(z.string().check(z.maxLength(100))),
  phone: z.optional(z.string().check(z.maxLength(20))),
  email: z.optional(z.string().check(z.maxLength(254))),
  open_id: z.optional(z.string().check(z.maxLength(200))),
  /** Proof for the provider: LINE's authorization code, Facebook's access token. */
  sign: z.string().check(z.minLength(1, 'required'), z.maxLength(4096)),
  ...returnUrlField,
  ...device,
};
/** The PKCE (S256) and request values used to obtain the authorization code. */
const lineProof = {
  code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/, 'format error')),
  nonce: z.string().check(z.regex(/^[\w-]{8,64}$/, 'format error')),
  redirect_uri: z.string().check(z.maxLength(500)),
};

/** A sign-in with a provider that ends on a page of a storefront. */
const socialAttempt = z.object({
  provider: z.enum(['line', 'facebook']),
  return_url: returnUrl,
  /** The page that an email of this sign-in links to, by the rule of {@link returnUrlField}. */
  letter_url: z.optional(returnUrl),
  /** Added to the return URL, so that the page recognises its own attempt. */
  state: z.string().check(z.regex(/^[\w.~-]{8,128}$/, 'format error')),
  /** The SHA-256 of the `code_verifier` in {@link socialGrant}, in base64url. */
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/, 'format error')),
  /** Asks again for permissions that were declined, such as the email address. */
  again: z.optional(z.boolean()),
});
const socialGrant = z.object({
  code: z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
  code_verifier: lineProof.code_verifier,
  ...device,
});

/** The token of an emailed link. */
const mailedToken = z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error'));

/** Sign-in, sign-out, captchas and emailed links. */
export const auth = domain('auth', {
  csrf: {
    summary: 'Set the XSRF-TOKEN cookie that a write sends back as X-XSRF-TOKEN',
    access: 'guest',
    reply: z.null(),
  },
  captcha: {
    summary:
      'A captcha picture, and a question in words for people who cannot see it; either answer is accepted',
    access: 'guest',
    reply: z.object({
      key: z.string(),
      /** An SVG picture as a data: URL. */
      image: z.string(),
      question: z.string(),
      /**
       * The text in the picture. Only on demo data without email, where the demo accounts are
       * public.
       */
      answer: z.optional(z.string()),
      /** Seconds until it expires. */
      expires_in: z.int(),
    }),
  },
  login: {
    summary: 'Sign in with account and password, or with a provider that the server verifies',
    access: 'guest',
    body: z.discriminatedUnion('type', [
      z.object({
        account: email,
        type: z.literal('account'),
        password: encodedPassword,
        ...verification,
        ...device,
      }),
      z.object({ type: z.literal('line'), ...social, ...lineProof }),
      z.object({ type: z.literal('facebook'), ...social }),
    ]),
    reply: session,
  },
  startSocial: {
    summary:
      "The provider's sign-in page, which returns to a page of a storefront with a code for `finishSocial`",
    access: 'guest',
    body: socialAttempt,
    reply: z.object({
      /** The provider's page. */
      url: shopUrl,
    }),
  },
  finishSocial: {
    summary: 'Exchange the code of a provider sign-in for the session; valid once, for one minute',
    access: 'guest',
    body: socialGrant,
    reply: session,
  },
  register: {
    summary:
      'Register with an email address, which an emailed link confirms; the reply does not reveal whether the account exists',
    access: 'guest',
    body: z.object({
      account: email,
      password: encodedPassword,
      name: memberName,
      phone: mobile,
      dealer_code: dealerCode,
      ...returnUrlField,
      ...verification,
    }),
    reply: done,
  },
  logout: {
    summary: 'Revoke the token of this request',
    access: 'member',
    reply: done,
  },
  activate: {
    summary: 'Confirm the email address with the emailed link, and sign in',
    access: 'guest',
    query: z.object({ t: mailedToken }),
    body: z.object(device),
    reply: session,
  },
  resend: {
    summary:
      'Email the confirmation link again; the reply does not reveal whether the account exists',
    access: 'guest',
    body: z.object({ email, ...returnUrlField, ...verification }),
    reply: done,
  },
  restoreEmail: {
    summary:
      'Undo a change of the email address with the link emailed to the old one; signs out every device',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({
      /**
       * A token for `resetPassword`. The old password no longer signs in, because the person who
       * made the change knew it.
       */
      t: z.string(),
    }),
  },
  forgetMail: {
    summary:
      'Email a link that sets a new password; the reply does not reveal whether the account exists',
    access: 'guest',
    body: z.object({ email, ...returnUrlField, ...verification }),
    reply: done,
  },
  forget: {
    summary: 'Whether the token of a password reset link is still valid',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({ valid: z.boolean() }),
  },
  resetPassword: {
    summary: 'Set a new password with the emailed link; signs out every device',
    access: 'guest',
    body: z.object({ t: mailedToken, password: encodedPassword }),
    reply: done,
  },
});

/** The sign-in form. */
export const loginForm = z.object({
  account: email,
  password: currentPassword,
  verify_text: verification.verify_text,
});

/** The form that requests an email: to confirm an address, or to reset a password. */
export const emailRequestForm = z.object({ email, verify_text: verification.verify_text });

/** The form that sets a new password. The server also refuses passwords that are easy to guess. */
export const newPasswordForm = z.object({ password: newPassword });

/** The registration form. */
export const registerForm = z.object({
  account: email,
  name: memberName,
  phone: mobile,
  password: newPassword,
  dealer_code: dealerCode,
  verify_text: verification.verify_text,
});
