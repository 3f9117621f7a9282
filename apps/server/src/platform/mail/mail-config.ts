import * as z from 'zod';

/** How mails are sent. */
export interface MailConfig {
  /** `smtp://user:password@host:587`; null: no sending, mails stay in the database. */
  readonly smtpUrl: string | null;
  /** For example `巷口市集 <hello@mall.example>`. */
  readonly from: string;
}

/** The environment variables for mail. */
export const mailEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
};

/**
 * Links in mails always use PUBLIC_URL, never a request's `Host`: an attacker who requests a mail for
 * somebody else could set that header to their own host.
 *
 * @throws Error that names the missing variables
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
