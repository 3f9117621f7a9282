import fp from 'fastify-plugin';
import { sendFailure } from '../http/error-handling';
import { MallError } from '../kernel/error';
import type { SiteAddress } from '../kernel/site-address';

/** What {@link securityTxt} needs. */
export interface SecurityTxtOptions {
  readonly site: SiteAddress;
  /** The shop's mailbox; empty: it has none. */
  readonly mailbox: () => Promise<string>;
}

const ADDRESS = '/.well-known/security.txt';
/** The file must be thrown away within a year; whoever keeps it shall look again sooner. */
const GOOD_FOR_MS = 180 * 86_400_000;

/** Tells whoever finds a hole whom to tell of it (RFC 9116). */
export const securityTxt = fp<SecurityTxtOptions>(async (app, { site, mailbox }) => {
  app.get(ADDRESS, async (request, reply) => {
    const contacts = contactsOf(site.publicUrl, await mailbox());
    // A file without a contact would be none.
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

/** The shop's mailbox, then its customer service. */
function contactsOf(publicUrl: string | null, mailbox: string): string[] {
  const isMailbox = /^[^\s@]+@[^\s@]+$/.test(mailbox);
  return [
    ...(isMailbox ? [`mailto:${mailbox}`] : []),
    ...(publicUrl === null ? [] : [`${publicUrl}/service`]),
  ];
}
