import * as z from 'zod';

/** Who takes the mall's mail to its members. */
export interface MailConfig {
  /** `smtp://user:password@host:587`; null: nobody, mails stay in the database. */
  readonly smtpUrl: string | null;
  /** Such as `巷口市集 <hello@mall.example>`. */
  readonly from: string;
}

/** The environment variables that mail is told by. */
export const mailEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
};

/**
 * Links in a mail lead to PUBLIC_URL: never to whatever host a request named, since whoever asks for
 * somebody else's link could name their own.
 *
 * @throws Error that names what is missing
 */
export function mailConfig(values: {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = values;
  if (smtpUrl === undefined) return { smtpUrl: null, from: from ?? 'no-reply@mall.test' };
  if (from === undefined) throw new Error('Mail through SMTP_URL also needs MAIL_FROM');
  if (publicUrl === undefined) throw new Error('Mail through SMTP_URL also needs PUBLIC_URL');
  return { smtpUrl, from };
}
