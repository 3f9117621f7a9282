import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { UNSIGNED_BYTES } from '../http/body-limits';
import { clientNetwork } from '../http/client-network';
import { createCountedLog } from '../http/counted-log';
import { CSP_REPORT_PATH } from '../http/csp-report-path';
import type { TrustedProxies } from '../http/trusted-proxies';
import { MallError, tooManyRequests } from '../kernel/error';
import type { Limit, Limiter } from '../platform/rate-limit/limiter';

/** Reports from one network; a page with an injecting extension sends about ten. */
const REPORTS: Limit = { name: 'csp-reports', most: 60, seconds: 60 };

/** Violations that are read from one request; browsers send them in batches. */
const MOST_VIOLATIONS = 20;

/** Options of {@link cspReports}. */
export interface CspReportsOptions {
  readonly requestLimits: Limiter;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
}

/** A violation as of CSP Level 2 (`report-uri`). */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
  }),
});

/** A report of the Reporting API (`report-to`), of which browsers send lists. */
const listed = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default('') }),
});

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/**
 * Receives browsers' reports of violations of the Content-Security-Policy, and writes their counts into the log.
 * Anybody can send one, so a report is only a hint. The log gets no path and no query of an address, which could hold
 * what a shopper typed.
 */
export const cspReports: FastifyPluginAsync<CspReportsOptions> = async (
  app,
  { requestLimits, trustProxy },
) => {
  const counted = createCountedLog(({ subject, count }) =>
    app.log.warn({ violation: subject, count }, 'Browsers reported violations of the page policy'),
  );
  app.addHook('onClose', async () => counted.close());
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: UNSIGNED_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(CSP_REPORT_PATH, async (request, reply) => {
    const wait = await requestLimits.take(REPORTS, clientNetwork(request.raw, trustProxy));
    if (wait > 0) throw tooManyRequests(wait);
    for (const violation of violationsOf(request.body)) {
      counted.add(`${directiveOf(violation)} ${originOf(violation)}`);
      app.metrics?.countCspReport();
    }
    return reply.code(204).send();
  });
};

/** @throws {MallError} malformed */
function violationsOf(body: unknown): readonly Violation[] {
  const one = single.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [{ directive, blocked: report['blocked-uri'] }];
  }
  if (!Array.isArray(body)) throw new MallError('malformed');
  return body.slice(0, MOST_VIOLATIONS).flatMap((each: unknown) => {
    const read = listed.safeParse(each);
    // The list may also hold reports of other kinds, such as deprecations.
    if (!read.success) return [];
    const { effectiveDirective, blockedURL } = read.data.body;
    return [{ directive: effectiveDirective, blocked: blockedURL }];
  });
}

/** The directive's name, without the sources that old browsers append. */
const directiveOf = ({ directive }: Violation): string =>
  /^[a-z-]{1,40}(?=\s|$)/.exec(directive)?.[0] ?? 'unknown';

/** The origin of a blocked address, or the keyword or scheme that stands in its place: `inline`, `data`. */
function originOf({ blocked }: Violation): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, 20) : origin.slice(0, 100);
}
