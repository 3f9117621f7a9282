import type { AnalyticsCodes } from '@mall/contract';
import type { FastifyReply } from 'fastify';

/** Where Google's tags come from, and where they report to; its list for a strict policy. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Lets a page load what the shop measures its visits with; a shop without a code lets nothing more in. */
export function allowAnalytics(reply: FastifyReply, { ga, gtm }: AnalyticsCodes): void {
  if (ga === null && gtm === null) return;
  const name = 'content-security-policy';
  const policy = Object.entries(SOURCES).reduce(
    (text, [directive, sources]) => text.replace(`${directive} 'self'`, `$& ${sources.join(' ')}`),
    String(reply.getHeader(name)),
  );
  reply.header(name, policy);
}
