import type { FastifyReply } from 'fastify';
import { narrowPolicy } from '../http/html/narrow-policy';

/** Directives that are narrower than those of the shop's site: no frames, no forms to payment gateways, and
 * workers of its own alone, which solve captchas. */
const NARROWER = { 'frame-ancestors': "'none'", 'form-action': "'self'", 'worker-src': "'self'" };

/** Gives a page of the staff its narrower policy: it is never framed and never listed. */
export function protectDeskPage(reply: FastifyReply): void {
  narrowPolicy(reply, NARROWER);
  reply.header('x-frame-options', 'DENY');
  reply.header('x-robots-tag', 'noindex');
}
