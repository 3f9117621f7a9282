import type { DeskFacts, MailMessages } from '../mails';
import { orderMails } from './order-mails';

const NOT_YOU =
  'If this was not you, please ignore this mail; nothing about your account will change.';
const NOT_YOU_AT_THE_DESK =
  'If this was you, there is nothing more to do. If not, change your password at once, and ask an owner of the shop to suspend your account.';
const SHOP = 'Xiangkou Market';

const deskFacts = ({ device, network, time }: DeskFacts) =>
  [
    ['Time', time],
    ['Device', device || 'unknown'],
    ['Network', network],
  ] as const;

/** Mails to members and colleagues. */
export const mails: MailMessages = {
  mails: {
    ...orderMails,
    confirmAddress: () => ({
      subject: 'Please confirm your email address',
      paragraphs: [
        'Thank you for joining Xiangkou Market. Confirm your email address with the button below, and you can begin to shop.',
      ],
      action: 'Confirm email address',
      footnote: `This link is valid for 24 hours. ${NOT_YOU}`,
    }),
    alreadyMember: () => ({
      subject: 'You are already a member',
      paragraphs: [
        'Somebody has just registered at Xiangkou Market with this email address, but you are a member already: just sign in.',
        'If you have forgotten your password, you can reset it on the sign-in page.',
      ],
      action: 'Sign in',
      footnote: NOT_YOU,
    }),
    confirmNewAddress: () => ({
      subject: 'Please confirm your new email address',
      paragraphs: [
        'A member of Xiangkou Market now uses this email address. Once it is confirmed, please sign in with it.',
      ],
      action: 'Confirm new email address',
      footnote: `This link is valid for 24 hours. ${NOT_YOU}`,
    }),
    addressChanged: ({ email }) => ({
      subject: 'Your sign-in address has changed',
      paragraphs: [
        `From now on you sign in with ${email}; this address is no longer that of your account.`,
        'If this was not you, take the change back: every device is signed out, and you set a new password.',
      ],
      action: 'Not me: restore this address',
      footnote: 'The link is valid for 7 days. If it was you, there is nothing to do.',
    }),
    signInLink: () => ({
      subject: 'Your link to sign in',
      paragraphs: [
        'Open this mail on the device where you want to sign in, and press the button. You need no password.',
      ],
      action: 'Sign in',
      footnote: `This link is valid for one hour and works once. Do not forward it. ${NOT_YOU}`,
    }),
    resetPassword: () => ({
      subject: 'Reset your password',
      paragraphs: [
        'We have received a request to reset your password. Choose a new one with the button below.',
      ],
      action: 'Choose a new password',
      footnote: `This link is valid for one hour and works once. ${NOT_YOU}`,
    }),
    passwordChanged: () => ({
      subject: 'Your password has changed',
      paragraphs: [
        'Your password has just been changed, and all other devices have been signed out.',
      ],
      action: 'This was not me: reset my password',
      footnote: 'If this was you, there is nothing more to do.',
    }),
    newDevice: ({ device, time }) => ({
      subject: 'A new device signed in to your account',
      paragraphs: [
        `A new device signed in to your account at ${time}${device && `: ${device}`}.`,
        'If this was not you, please reset your password now; all devices will be signed out.',
      ],
      action: 'This was not me: reset my password',
      footnote: 'If this was you, there is nothing more to do.',
    }),
    confirmSocial: ({ provider }) => ({
      subject: `Sign in with ${provider}?`,
      paragraphs: [
        `Somebody has just signed in with a ${provider} account that has the same email address as your account.`,
        `If this was you, press the button below, and you can sign in to your account with ${provider}.`,
      ],
      action: `Link ${provider}`,
      footnote: `This link is valid for 24 hours. ${NOT_YOU}`,
    }),
    staffInvitation: ({ inviter, expires }) => ({
      subject: 'You are invited to the desk of the shop',
      paragraphs: [
        `${inviter} invites you to the desk of ${SHOP}, to handle orders and questions.`,
        'Please have an authenticator app on your phone, such as Google Authenticator: the first sign-in asks for it.',
      ],
      action: 'Accept the invitation',
      footnote: `This link is valid once, until ${expires}. Please do not forward it. If you do not know who invites you, ignore this email.`,
    }),
    deskNewDevice: (values) => ({
      subject: 'A new device signed in to your desk account',
      paragraphs: [
        'Your account of the desk has just been signed in on a device that is new to it.',
      ],
      facts: deskFacts(values),
      action: 'See the signed-in devices',
      footnote: NOT_YOU_AT_THE_DESK,
    }),
    deskFactorAdded: ({ factor, ...values }) => ({
      subject:
        factor === 'app'
          ? 'An authenticator app was set up for your desk account'
          : 'A passkey was added to your desk account',
      paragraphs: [
        factor === 'app'
          ? 'An authenticator app has just been set up for your account of the desk. An earlier one is no longer valid, and all other devices have been signed out.'
          : 'A passkey has just been added to your account of the desk, and all other devices have been signed out.',
      ],
      facts: deskFacts(values),
      action: 'See how you sign in',
      footnote: NOT_YOU_AT_THE_DESK,
    }),
    deskManyReveals: ({ colleague, count, network, time }) => ({
      subject: 'A colleague viewed many contact details in a few minutes',
      paragraphs: [
        `${colleague} viewed the full contact details of ${count} customers within ten minutes, far more than usual.`,
        'Please make sure that the work needs it. If not, suspend the colleague: all devices are signed out at once.',
      ],
      facts: [
        ['Time', time],
        ['Network', network],
      ],
      action: 'See the audit',
      footnote: 'There is one such mail in ten minutes.',
    }),
    accountDeleted: () => ({
      subject: 'Your account has been deleted',
      paragraphs: [
        'Your account and your personal data have been deleted, and all devices have been signed out.',
        'Orders and invoices that the law asks us to keep stay until its term ends.',
      ],
      footnote: 'Thank you for shopping with us; you are always welcome back.',
    }),
  },
  shop: SHOP,
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  signature: `Yours, ${SHOP}`,
  buttonHelp: 'The button does not work? Copy this address into your browser:',
  fact: (label, value) => `${label}: ${value}`,
  step: (label, href) => `${label}:\n${href}`,
};
