import * as z from 'zod/mini';
import { domain } from './endpoint';
import {
  done,
  email,
  line,
  memberName,
  mobile,
  newPassword,
  presentPassword,
  returnUrl,
  shopUrl,
} from './scalars';
import { memberProfile } from './members.schemas';
import { readCode } from './text';

/**
 * base64 of the UTF-8 bytes of a password of 8 to 72 characters; the form validates the password before encoding it,
 * the server after decoding it.
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
 * Where the link of the letter leads: `{token}` in it stands for the link's token, which is otherwise added as `t`.
 * Left out: the site's own page.
 */
export const letterUrl = { return_url: z.optional(returnUrl) };

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
  ...letterUrl,
  ...device,
};
/** The PKCE (S256) and request values used to obtain the authorization code. */
const lineProof = {
  code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/, 'format error')),
  nonce: z.string().check(z.regex(/^[\w-]{8,64}$/, 'format error')),
  redirect_uri: z.string().check(z.maxLength(500)),
};

/** A sign-in by a provider that ends on a page of a storefront. */
const socialAttempt = z.object({
  provider: z.enum(['line', 'facebook']),
  return_url: returnUrl,
  /** Where a letter of this sign-in leads, by the rule of {@link letterUrl}. */
  letter_url: z.optional(returnUrl),
  /** Added to the address that the person comes back to, so that the page knows its own attempt. */
  state: z.string().check(z.regex(/^[\w.~-]{8,128}$/, 'format error')),
  /** The SHA-256 of the `code_verifier` that {@link socialGrant} brings, in base64url. */
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/, 'format error')),
  /** Asks once more for what was not agreed to, such as the e-mail address. */
  again: z.optional(z.boolean()),
});
const socialGrant = z.object({
  code: z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
  code_verifier: lineProof.code_verifier,
  ...device,
});

/** The token of a link sent by mail. */
const mailedToken = z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error'));

/** Sign-in, sign-out, and proofs such as captchas and mailed links. */
export const auth = domain('auth', {
  csrf: {
    summary: 'Sets the XSRF-TOKEN cookie that a write sends back as X-XSRF-TOKEN',
    access: 'guest',
    reply: z.null(),
  },
  captcha: {
    summary:
      'A picture to read, and a question in words for whoever cannot read it; either answer counts',
    access: 'guest',
    reply: z.object({
      key: z.string(),
      /** An SVG picture as a data: URL. */
      image: z.string(),
      question: z.string(),
      /** What the picture says: of a shop on demo data that sends no mail, whose accounts open with one press. */
      answer: z.optional(z.string()),
      /** Seconds until it expires. */
      expires_in: z.int(),
    }),
  },
  login: {
    summary: 'Sign in with account and password, or by a provider whose word the server checks',
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
      'Where a person signs in by a provider, to come back to a page of a storefront with a code for `finishSocial`',
    access: 'guest',
    body: socialAttempt,
    reply: z.object({
      /** The provider's page. */
      url: shopUrl,
    }),
  },
  finishSocial: {
    summary: 'Trade the code of a sign-in by a provider for the session, once and within a minute',
    access: 'guest',
    body: socialGrant,
    reply: session,
  },
  register: {
    summary:
      'Register with an e-mail address, to be confirmed by a link that is mailed; says the same whether there is an account',
    access: 'guest',
    body: z.object({
      account: email,
      password: encodedPassword,
      name: memberName,
      phone: mobile,
      dealer_code: dealerCode,
      ...letterUrl,
      ...verification,
    }),
    reply: done,
  },
  logout: {
    summary: 'Revoke the token that this call carries',
    access: 'member',
    reply: done,
  },
  activate: {
    summary: 'Confirm the e-mail address with the link that was mailed, and sign in',
    access: 'guest',
    query: z.object({ t: mailedToken }),
    body: z.object(device),
    reply: session,
  },
  resend: {
    summary: 'Mail the link of confirmation once more; says the same whether there is an account',
    access: 'guest',
    body: z.object({ email, ...letterUrl, ...verification }),
    reply: done,
  },
  restoreEmail: {
    summary:
      'Take back a change of the e-mail address with the link that was mailed to the old one; every device is signed out',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({
      /** A token for `resetPassword`: the old password no longer signs in, because the one who made the change knew it. */
      t: z.string(),
    }),
  },
  forgetMail: {
    summary: 'Mail a link to set a new password; says the same whether there is an account',
    access: 'guest',
    body: z.object({ email, ...letterUrl, ...verification }),
    reply: done,
  },
  forget: {
    summary: 'Whether the link of a forgotten password is still good',
    access: 'guest',
    body: z.object({ t: mailedToken }),
    reply: z.object({ valid: z.boolean() }),
  },
  resetPassword: {
    summary: 'Set a new password with the link that was mailed; every device is signed out',
    access: 'guest',
    body: z.object({ t: mailedToken, password: encodedPassword }),
    reply: done,
  },
});

/** The sign-in form. */
export const loginForm = z.object({
  account: email,
  password: presentPassword,
  verify_text: verification.verify_text,
});

/** The form that requests a mail: to confirm an address or to reset a password. */
export const letterForm = z.object({ email, verify_text: verification.verify_text });

/** The form that sets a new password; the server also refuses what is easily guessed. */
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
