import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/**
 * The hashes of the scripts that a page of the build contains, as a Content-Security-Policy names them.
 *
 * @example
 * hashesOf('<script>go()</script>') // ["'sha256-…'"]
 */
export const hashesOf = (page: string): readonly string[] =>
  [...page.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** Lets a page run the scripts with these hashes, and no others that may have got into it. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const name = 'content-security-policy';
  const policy = String(reply.getHeader(name));
  reply.header(name, policy.replace("script-src 'self'", `$& ${hashes.join(' ')}`));
}
