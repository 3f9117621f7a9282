import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { email, line, returnUrl, stringOr } from '../core/scalars';
import { memberProfile } from './members.schemas';
import { readCode } from '../core/text';

/**
 * An encoded password. The form validates the password before encoding it, the server after
 * decoding it.
 */
export const encodedPassword = describe(
  stringOr('Please enter your password').check(
    z.minLength(1, 'Please enter your password'),
    // 72 characters of four bytes, decomposed.
    z.maxLength(1000),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'format error'),
  ),
  'The password, 8 to 72 characters, in base64 of its UTF-8 bytes.',
);

/** The email address of an account. */
export const account = describe(email, 'The email address that the member signs in with.');
/** What a client needs to solve a captcha. */
const captchaParameters = named(
  'CaptchaParameters',
  'What a client needs to solve a captcha.',
  z.object({
    algorithm: describe(
      z.literal('SCRYPT'),
      'The key derivation function: always scrypt, with p = 1.',
    ),
    nonce: describe(
      z.string(),
      'In hexadecimal; the password is this nonce, followed by the counter as a big-endian 32-bit integer.',
    ),
    salt: describe(z.string(), 'The salt, in hexadecimal.'),
    cost: describe(z.int(), 'The N of scrypt.'),
    memoryCost: describe(z.int(), 'The r of scrypt.'),
    keyLength: describe(z.int(), 'The length of the derived key, in bytes.'),
    keyPrefix: describe(z.string(), 'How the derived key starts, in hexadecimal.'),
  }),
);
/** A captcha. */
export const captcha = named(
  'Captcha',
  'A captcha: a proof of work, which `solveCaptcha` of `@mall/sdk/captcha` computes.',
  z.object({
    key: describe(z.string(), 'To be sent back with the solution, as `verify_key`.'),
    parameters: describe(
      captchaParameters,
      'The challenge, as the `parameters` of the ALTCHA protocol, version 2: find the counter whose key starts with `keyPrefix`.',
    ),
    expires_in: describe(z.int(), 'Seconds until it expires.'),
  }),
);
/** A solved captcha. */
export const verification = {
  verify_key: describe(
    z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
    "The captcha's `key`.",
  ),
  verify_text: describe(line(64), "The captcha's solution: the derived key, in hexadecimal."),
};
/** The token of an app for push messages. */
export const pushToken = describe(
  z.string().check(z.maxLength(4096)),
  "The native app's token for push messages; empty: none.",
);
/** The device that signs in. */
export const device = {
  device_name: describe(line(200), 'Name of this device in the list of devices.'),
  fcm_token: z.optional(pushToken),
};

/** The referral code of a dealer. */
export const dealerCode = describe(
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

/** A session and its member. */
export const session = named(
  'SignedIn',
  'A session and its member.',
  z.object({
    t: describe(z.string(), 'The token, for `Authorization: Bearer …`.'),
    profile: describe(memberProfile, 'The signed-in member.'),
  }),
);

/** An optional value of a social sign-in, which must match that of the provider. */
// @__NO_SIDE_EFFECTS__
function fromProvider(longest: number) {
  return describe(
    z.optional(z.string().check(z.maxLength(longest))),
    'As the provider returned it; optional.',
  );
}
/** The discriminator of a sign-in. */
// @__NO_SIDE_EFFECTS__
export function loginType<const Type extends string>(type: Type) {
  return describe(
    z.literal(type),
    '`account` with a password, or the provider, whose proof the server checks.',
  );
}
/** The values of a provider that signs a member in. */
export const social = {
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
/** What LINE needs besides its authorization code. */
export const lineProof = {
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
export const socialAttempt = z.object({
  provider: describe(z.enum(['line', 'facebook']), 'The provider.'),
  return_url: describe(
    returnUrl,
    'The page of the site or of a listed storefront that the person returns to, with `state` and either `code` or `error`: `cancelled`, or the name of a refusal.',
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
/** The end of a {@link socialAttempt}: the code that the storefront received. */
export const socialGrant = z.object({
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

/** The token of an emailed link. */
export const mailedToken = describe(
  z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
  'The token of the emailed link.',
);

/** The request for an emailed link. */
export const mailRequest = z.object({
  email: describe(email, 'An email address.'),
  ...returnUrlField,
  ...verification,
});
