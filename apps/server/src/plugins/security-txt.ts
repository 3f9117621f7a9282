import fp from 'fastify-plugin';
import { sendFailure } from '../http/error-handling';
import { MallError } from '../kernel/error';
import type { SiteAddress } from '../kernel/site-address';
import { DAY_MS } from '../kernel/time';

/** Options of {@link securityTxt}. */
export interface SecurityTxtOptions {
  readonly site: SiteAddress;
  /** The shop's mail address; empty: none. */
  readonly mailbox: () => Promise<string>;
}

const ADDRESS = '/.well-known/security.txt';
/** The file must expire within a year; a shorter time makes clients fetch it again earlier. */
const GOOD_FOR_MS = 180 * DAY_MS;

/** Publishes where security researchers report vulnerabilities (RFC 9116). */
export const securityTxt = fp<SecurityTxtOptions>(async (app, { site, mailbox }) => {
  app.get(ADDRESS, async (request, reply) => {
    const contacts = contactsOf(site.publicUrl, await mailbox());
    // Without a contact the file would be invalid.
    if (contacts.length === 0) return sendFailure(request, reply, new MallError('notFound'));
    const expires = new Date(Date.now() + GOOD_FOR_MS).toISOString().replace(/\.\d+Z$/, 'Z');
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      ...(site.publicUrl === null ? [] : [`Canonical: ${site.link(ADDRESS)}`]),
      'Preferred-Languages: zh-TW, en',
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
});

/** The shop's mail address, then its customer service page. */
function contactsOf(publicUrl: string | null, mailbox: string): string[] {
  const isMailbox = /^[^\s@]+@[^\s@]+$/.test(mailbox);
  return [
    ...(isMailbox ? [`mailto:${mailbox}`] : []),
    ...(publicUrl === null ? [] : [`${publicUrl}/service`]),
  ];
}
