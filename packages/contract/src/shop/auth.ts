import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
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
 * An encoded password. The form validates the password before encoding it, the server after
 * decoding it.
 */
export const encodedPassword = describe(
  z.string().check(
    z.minLength(1, 'required'),
    // 72 characters of four bytes, decomposed.
    z.maxLength(1000),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'format error'),
  ),
  'The password, 8 to 72 characters, in base64 of its UTF-8 bytes.',
);

const account = describe(email, 'The email address that the member signs in with.');
const verifyText = describe(line(16), "The captcha's answer: of the picture, or of the question.");
const verification = {
  verify_key: describe(
    z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
    "The captcha's `key`.",
  ),
  verify_text: verifyText,
};
/** The token of an app for push messages. */
export const pushToken = describe(
  z.string().check(z.maxLength(4096)),
  "The native app's token for push messages; empty: none.",
);
const device = {
  device_name: describe(line(200), 'Name of this device in the list of devices.'),
  fcm_token: z.optional(pushToken),
};

/** The referral code of a dealer. */
const dealerCode = describe(
  z.optional(z.string().check(z.overwrite(readCode), z.maxLength(40))),
  "A dealer's referral code.",
);

/** The page that the emailed link opens. */
export const returnUrlField = {
  return_url: describe(
    z.optional(returnUrl),
    "The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page.",
  ),
};

const session = named(
  'SignedIn',
  'A session and its member.',
  z.object({
    t: describe(z.string(), 'The token, for `Authorization: Bearer …`.'),
    profile: describe(memberProfile, 'The signed-in member.'),
  }),
);

/** An optional value of a social sign-in, which must match that of the provider. */
const fromProvider = (longest: number) =>
  describe(
    z.optional(z.string().check(z.maxLength(longest))),
    'As the provider returned it; optional.',
  );
const loginType = <const Type extends string>(type: Type) =>
  describe(
    z.literal(type),
    '`account` with a password, or the provider, whose proof the server checks.',
  );
const social = {
  account: fromProvider(254),
  password: describe(z.optional(z.literal('')), 'Empty with a provider.'),
  name: fromProvider(100),
  phone: fromProvider(20),
  email: fromProvider(254),
  open_id: describe(
    z.optional(z.string().check(z.maxLength(200))),
    "The id of the member at the provider; optional; must match the provider's answer.",
  ),
  sign: describe(
    z.string().check(z.minLength(1, 'required'), z.maxLength(4096)),
    "The provider's proof: LINE's authorization code, Facebook's access token.",
  ),
  ...returnUrlField,
  ...device,
};
const codeVerifier = z.string().check(z.regex(/^[\w.~-]{43,128}$/, 'format error'));
const lineProof = {
  code_verifier: describe(codeVerifier, 'The PKCE (S256) verifier of the request for the code.'),
  nonce: describe(
    z.string().check(z.regex(/^[\w-]{8,64}$/, 'format error')),
    'The nonce of the request for the code.',
  ),
  redirect_uri: describe(
    z.string().check(z.maxLength(500)),
    'The redirect address of the request for the code.',
  ),
};

/** A sign-in with a provider that ends on a page of a storefront. */
const socialAttempt = z.object({
  provider: describe(z.enum(['line', 'facebook']), 'The provider.'),
  return_url: describe(
    returnUrl,
    'The page of a listed storefront that the person returns to, with `state` and either `code` or `error`: `cancelled`, or the name of a refusal.',
  ),
  letter_url: describe(
    z.optional(returnUrl),
    "The page that the link in the confirmation email opens, if the address belongs to a member: as the other `return_url`s. Left out: the site's own page.",
  ),
  state: describe(
    z.string().check(z.regex(/^[\w.~-]{8,128}$/, 'format error')),
    'Added to that address unchanged, so that the page recognizes its own attempt.',
  ),
  code_challenge: describe(
    z.string().check(z.regex(/^[\w-]{43}$/, 'format error')),
    'The SHA-256 of the `code_verifier`, in base64url.',
  ),
  again: describe(
    z.optional(z.boolean()),
    'Requests declined permissions again, such as the email address.',
  ),
});
const socialGrant = z.object({
  code: describe(
    z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
    'From the return address; valid once, for a minute.',
  ),
  code_verifier: describe(
    codeVerifier,
    'The secret of the attempt, 43 to 128 characters; only the origin of `return_url` may send it.',
  ),
  ...device,
});

const mailedToken = describe(
  z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
  'The token of the emailed link.',
);

const mailRequest = z.object({
  email: describe(email, 'An email address.'),
  ...returnUrlField,
  ...verification,
});

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
    reply: named(
      'Captcha',
      'A captcha: a picture to read, and a text question.',
      z.object({
        key: describe(z.string(), 'To be sent back with the answer, as `verify_key`.'),
        image: describe(z.string(), 'The SVG picture to read, as a `data:` URL.'),
        question: describe(
          z.string(),
          'A question in words, for people who cannot read the picture; either answer is accepted.',
        ),
        answer: describe(
          z.optional(z.string()),
          "The picture's text; only on demo data without email, where the demo accounts are public.",
        ),
        expires_in: describe(z.int(), 'Seconds until it expires.'),
      }),
    ),
  },
  login: {
    summary: 'Sign in with account and password, or with a provider that the server verifies',
    access: 'guest',
    body: z.discriminatedUnion('type', [
      z.object({
        account,
        type: loginType('account'),
        password: encodedPassword,
        ...verification,
        ...device,
      }),
      z.object({ type: loginType('line'), ...social, ...lineProof }),
      z.object({ type: loginType('facebook'), ...social }),
    ]),
    reply: session,
  },
  startSocial: {
    summary:
      "The provider's sign-in page, which returns to a page of a storefront with a code for `finishSocial`",
    access: 'guest',
    body: socialAttempt,
    reply: z.object({
      url: describe(shopUrl, 'The page of the provider, to be opened in the same tab.'),
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
      account,
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
    body: mailRequest,
    reply: done,
  },
  restoreEmail: {
    summary:
      'Undo a change of the email address with the link emailed to the old one; signs out every device',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({
      t: describe(
        z.string(),
        'A token for `resetPassword`. The old password no longer signs in, because the person who made the change knew it.',
      ),
    }),
  },
  forgetMail: {
    summary:
      'Email a link that sets a new password; the reply does not reveal whether the account exists',
    access: 'guest',
    body: mailRequest,
    reply: done,
  },
  forget: {
    summary: 'Whether the token of a password reset link is still valid',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({ valid: describe(z.boolean(), 'Whether the link is still valid.') }),
  },
  resetPassword: {
    summary: 'Set a new password with the emailed link; signs out every device',
    access: 'guest',
    body: z.object({ t: mailedToken, password: encodedPassword }),
    reply: done,
  },
});

/** The sign-in form. */
export const loginForm = z.object({ account, password: currentPassword, verify_text: verifyText });

/** The form that requests an email: to confirm an address, or to reset a password. */
export const emailRequestForm = z.object({ email, verify_text: verifyText });

/** The form that sets a new password. The server also refuses passwords that are easy to guess. */
export const newPasswordForm = z.object({ password: newPassword });

/** The registration form. */
export const registerForm = z.object({
  account,
  name: memberName,
  phone: mobile,
  password: newPassword,
  dealer_code: dealerCode,
  verify_text: verifyText,
});
