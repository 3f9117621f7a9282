import type { FastifyReply } from 'fastify';

/**
 * Replaces directives of a reply's Content-Security-Policy.
 *
 * @example
 * narrowPolicy(reply, { 'frame-ancestors': "'none'" });
 */
export function narrowPolicy(
  reply: FastifyReply,
  directives: Readonly<Record<string, string>>,
): void {
  const name = 'content-security-policy';
  const policy = String(reply.getHeader(name))
    .split(';')
    .map((directive) => {
      const [key = ''] = directive.trim().split(' ');
      const sources = directives[key];
      return sources === undefined ? directive : `${key} ${sources}`;
    })
    .join(';');
  reply.header(name, policy);
}
