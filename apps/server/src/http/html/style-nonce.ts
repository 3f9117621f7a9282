import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Allows a page's scripts to add styles by a nonce, set in the Content-Security-Policy of this response
 * and, by the caller, in the page. Such a response must not be revalidated with a 304: its headers
 * would carry a different nonce than the cached page.
 */
export function allowStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  const name = 'content-security-policy';
  reply.header(name, policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`));
  return nonce;
}
