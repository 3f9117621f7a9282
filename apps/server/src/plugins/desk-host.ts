import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { BARE_SECURITY_HEADERS } from '../http/bare-security-headers';
import { CSP_REPORT_PATH } from '../http/csp-report-path';
import { sendFailure } from '../http/error-handling';
import { pathOf } from '../http/request-target';
import type { DeskAddress } from '../kernel/desk-address';
import { MallError } from '../kernel/error';

/** Routes of the desk. */
const OF_DESK = /^\/(desk|api\/staff)(\/|$)/;
/** Routes of both hosts: pictures, the token of a writing page, reports of browsers, and the checks of a supervisor. */
const OF_BOTH = /^\/media\//;
const ALSO_OF_BOTH: ReadonlySet<string> = new Set([
  '/sanctum/csrf-cookie',
  '/favicon.svg',
  '/health',
  '/ready',
  CSP_REPORT_PATH,
]);

/**
 * Whether a request is for the host that it names. The pattern of its route is compared, because a path can be spelled
 * in several ways: `/%64esk`.
 */
function isAtItsHost({ routeOptions, host }: FastifyRequest, desk: DeskAddress): boolean {
  const { url: route } = routeOptions;
  // What has no route is answered with 404 anyhow.
  if (route === undefined || OF_BOTH.test(route) || ALSO_OF_BOTH.has(route)) return true;
  return OF_DESK.test(route) ? desk.isDeskHost(host) : desk.isShopHost(host);
}

/**
 * Separates the desk from the shop if it has a host of its own: each host answers 404 for what belongs to the other one.
 * Register it before all plugins that send replies from memory.
 */
export const deskHost = fp<DeskAddress>(async (app, desk) => {
  if (desk.ownOrigin === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const isRoot = pathOf(request) === '/' && ['GET', 'HEAD'].includes(request.method);
    if (isRoot && desk.isDeskHost(request.host))
      return reply.headers(BARE_SECURITY_HEADERS).redirect('/desk');
    if (isAtItsHost(request, desk)) return;
    // Such a request reaches no hook that would set these headers.
    return sendFailure(request, reply.headers(BARE_SECURITY_HEADERS), new MallError('notFound'));
  });
});
