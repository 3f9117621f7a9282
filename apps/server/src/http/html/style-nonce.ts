import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Lets a page's scripts write styles, by a word that stands in this reply alone: in its
 * Content-Security-Policy and, by the caller, in the page. Such a reply must not be confirmed with a
 * 304, whose headers would name another word than the page that is kept.
 */
export function allowStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  const name = 'content-security-policy';
  reply.header(name, policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`));
  return nonce;
}
