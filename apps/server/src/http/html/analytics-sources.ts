import type { AnalyticsCodes } from '@mall/contract';
import type { FastifyReply } from 'fastify';

/** The sources of Google's tags and reports, from Google's list for a strict policy. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Lets a page load the shop's analytics; a shop without a code allows nothing more. */
export function allowAnalytics(reply: FastifyReply, { ga, gtm }: AnalyticsCodes): void {
  if (ga === null && gtm === null) return;
  const name = 'content-security-policy';
  const policy = Object.entries(SOURCES).reduce(
    (text, [directive, sources]) => text.replace(`${directive} 'self'`, `$& ${sources.join(' ')}`),
    String(reply.getHeader(name)),
  );
  reply.header(name, policy);
}
