import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';
import { CSP_REPORT_PATH } from '../http/csp-report-path';
import type { DeskAddress } from '../kernel/desk-address';
import { requestHost } from '../http/request-host';
import { plainPageStyle } from '../http/html/plain-page';

/** Browser features that no page uses, denied so that injected code cannot use them either. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Options of {@link securityHeaders}. */
export interface SecurityHeadersOptions {
  readonly config: Config;
  readonly desk: DeskAddress;
}

/**
 * A strict Content-Security-Policy: only our own scripts and styles are allowed, even in user
 * content. Pages of the site name their inline code by hashes: `allowInline`.
 */
export const securityHeaders = fp<SecurityHeadersOptions>(async (app, { config, desk }) => {
  const overHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", plainPageStyle],
        // HTML mails can only use style attributes; an attribute styles only its own element.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // 'self' does not cover web sockets in every browser.
        connectSrc: ["'self'", (request) => socketSource(request, config, desk)],
        // Forms send the shopper to the payment gateway and to the store map. In a demo shop also
        // to the final target of the simulated services' forms: browsers check that, too.
        formAction: [
          "'self'",
          ...providerOrigins(config),
          ...(config.demo ? config.storefrontOrigins : []),
        ],
        frameAncestors: ["'self'", ...config.embedOrigins],
        baseUri: ["'self'"],
        manifestSrc: ["'self'"],
        // The service worker that shows push messages and offline pages.
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        // Firefox and Safari report to the URL, Chrome to the endpoint of `Reporting-Endpoints`.
        reportUri: [CSP_REPORT_PATH],
        reportTo: ['csp'],
        ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // This header takes no list; browsers that support the policy ignore it anyhow.
    frameguard: config.embedOrigins.length === 0 && { action: 'sameorigin' },
    strictTransportSecurity: overHttps && {
      maxAge: 365 * 86_400,
      includeSubDomains: true,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A payment window that returns must still find its opener. Over plain HTTP browsers ignore both
    // headers and log a warning.
    crossOriginOpenerPolicy: overHttps && { policy: 'same-origin-allow-popups' },
    originAgentCluster: overHttps,
  });
  const permissions = DENIED.map((feature) => `${feature}=()`).join(', ');
  // Helmet does not set these headers.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`);
  });
});

/** The socket's origin: the public address of the shop or of the desk, or else the request's host. */
function socketSource(
  request: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  { isDeskHost, ownOrigin }: DeskAddress,
): string {
  const isForDesk = ownOrigin !== null && isDeskHost(requestHost(request, trustProxy));
  const known = isForDesk ? ownOrigin : publicUrl;
  if (known !== null) return new URL(known).origin.replace(/^http/, 'ws');
  const { host = '' } = request.headers;
  // Any other text would be read as part of the policy.
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `ws://${host}` : "'self'";
}

/** The origins of the cashier and the map, unless they are this server. */
const providerOrigins = ({ payment, storeMap }: Config): string[] =>
  payment.gateway === 'sandbox'
    ? []
    : [new URL(payment.cashier).origin, new URL(storeMap.address).origin];
