import * as z from 'zod/mini';
import { describe } from '../core/describe';
import { domain } from './domain';
import {
  done,
  email,
  memberName,
  mobile,
  newPassword,
  currentPassword,
  shopUrl,
} from '../core/scalars';
import {
  account,
  captcha,
  dealerCode,
  device,
  encodedPassword,
  lineProof,
  loginType,
  mailedToken,
  mailRequest,
  returnUrlField,
  session,
  social,
  socialAttempt,
  socialGrant,
  verification,
} from './auth.schemas';

/** Sign-in, sign-out, captchas and emailed links. */
export const auth = domain('auth', {
  csrf: {
    summary: 'Set the XSRF-TOKEN cookie that a write sends back as X-XSRF-TOKEN',
    access: 'guest',
    reply: z.null(),
  },
  captcha: {
    summary: 'A proof of work, which the client computes for a form; its solution is accepted once',
    access: 'guest',
    reply: captcha,
  },
  login: {
    summary: 'Sign in with account and password, or with a provider that the server verifies',
    access: 'guest',
    refusals: [
      'captchaWrong',
      'signInFailed',
      'signInBlocked',
      'confirmationNeeded',
      'providerRefused',
      'providerUnavailable',
      'emailNeeded',
      'returnUnknown',
    ],
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
    refusals: ['returnUnknown', 'providerUnavailable', 'signInBlocked'],
    body: socialAttempt,
    reply: z.object({
      url: describe(shopUrl, 'The page of the provider, to be opened in the same tab.'),
    }),
  },
  finishSocial: {
    summary: 'Exchange the code of a provider sign-in for the session; valid once, for one minute',
    access: 'guest',
    refusals: ['providerRefused'],
    body: socialGrant,
    reply: session,
  },
  register: {
    summary:
      'Register with an email address, which an emailed link confirms; the reply does not reveal whether the account exists',
    access: 'guest',
    refusals: ['captchaWrong', 'returnUnknown'],
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
    summary: 'Confirm the email address with the emailed link, or use a link to sign in',
    access: 'guest',
    refusals: ['linkExpired', 'emailTaken'],
    query: z.object({ t: mailedToken }),
    body: z.object(device),
    reply: session,
  },
  resend: {
    summary:
      'Email the confirmation link again, or a link to sign in without a password when there is nothing to confirm; the reply does not reveal whether the account exists',
    access: 'guest',
    refusals: ['captchaWrong', 'returnUnknown'],
    body: mailRequest,
    reply: done,
  },
  restoreEmail: {
    summary:
      'Undo a change of the email address with the link emailed to the old one; signs out every device',
    access: 'guest',
    refusals: ['linkExpired', 'emailTaken'],
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
    refusals: ['captchaWrong', 'returnUnknown'],
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
    refusals: ['linkExpired'],
    body: z.object({ t: mailedToken, password: encodedPassword }),
    reply: done,
  },
});

/** The sign-in form. */
export const loginForm = z.object({ account, password: currentPassword });

/** The form that requests an email: to confirm an address, or to reset a password. */
export const emailRequestForm = z.object({ email });

/** The form that sets a new password. The server also refuses passwords that are easy to guess. */
export const newPasswordForm = z.object({ password: newPassword });

/** The registration form. */
export const registerForm = z.object({
  account,
  name: memberName,
  phone: mobile,
  password: newPassword,
  dealer_code: dealerCode,
});
