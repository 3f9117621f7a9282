import * as z from 'zod/mini';
import { domain } from './endpoint';
import { done, email, mobile, text } from './scalars';
import { memberProfile } from './members.schemas';

/** base64 of a password of 8 to 72 bytes; the form checks the password itself before it encodes it. */
const encodedPassword = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.maxLength(200),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'format error'),
  );

const verification = {
  /** The captcha's key. */
  verify_key: z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
  /** What the shopper read in the picture, or the answer to the question. */
  verify_text: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(16)),
};
const device = {
  device_name: text(200),
  fcm_token: z.optional(z.string().check(z.maxLength(4096))),
};

const session = z.object({
  /** The bearer token. */
  t: z.string(),
  profile: memberProfile,
});

/** Signing in and out, and what proves that a person does (spec §4, Session). */
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
      /** An SVG picture as a data: address. */
      image: z.string(),
      question: z.string(),
      /** Seconds until it no longer counts. */
      expires_in: z.int(),
    }),
  },
  login: {
    summary: 'Sign in with account and password',
    access: 'guest',
    body: z.object({
      account: email,
      type: z.literal('account'),
      password: encodedPassword,
      ...verification,
      ...device,
    }),
    reply: session,
  },
  register: {
    summary: 'Register with an e-mail address and sign in',
    access: 'guest',
    body: z.object({
      account: email,
      password: encodedPassword,
      name: text(40),
      phone: mobile,
      ...verification,
      ...device,
    }),
    reply: session,
  },
  logout: {
    summary: 'Revoke the token that this call carries',
    access: 'member',
    reply: done,
  },
});

/** What a shopper types to sign in. */
export const loginForm = z.object({
  account: email,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(72)),
  verify_text: verification.verify_text,
});

/** What a shopper types to register. */
export const registerForm = z
  .object({
    account: email,
    name: text(40),
    phone: mobile,
    password: z.string().check(z.minLength(1, 'required'), z.minLength(8), z.maxLength(72)),
    password_again: z.string().check(z.minLength(1, 'required')),
    verify_text: verification.verify_text,
  })
  .check(
    z.refine((form) => form.password === form.password_again, {
      path: ['password_again'],
      error: 'does not match',
    }),
  );
