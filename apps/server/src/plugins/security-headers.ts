import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { plainPageStyle } from '../http/html/plain-page';

/** What no page of the mall asks a browser for, so that nothing that gets into one can. */
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

/**
 * A strict Content-Security-Policy: only our own scripts run and only our own styles count, whatever a
 * text may carry. A page whose scripts write styles is given a word for them: `allowStyles`.
 */
export const securityHeaders = fp<{ config: Config }>(async (app, { config }) => {
  const overHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", plainPageStyle],
        // Letters can have no others; an attribute styles its own element and nothing else.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // 'self' does not cover web sockets in every browser.
        connectSrc: ["'self'", (request) => socketSource(request, config.publicUrl)],
        // The shopper is handed over to the payment gateway, and to the map of stores, with a form.
        formAction: ["'self'", ...providerOrigins(config)],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: overHttps ? { maxAge: 180 * 86_400 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A payment window that comes back must still find its opener. Over plain HTTP a browser ignores
    // both of these, and complains.
    crossOriginOpenerPolicy: overHttps && { policy: 'same-origin-allow-popups' },
    originAgentCluster: overHttps,
  });
  const permissions = DENIED.map((feature) => `${feature}=()`).join(', ');
  // Helmet leaves this one to us.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
});

/** Where the page's socket leads: to where the shop is reached, or where the page was asked for. */
function socketSource(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | null,
): string {
  if (publicUrl !== null) return new URL(publicUrl).origin.replace(/^http/, 'ws');
  const { host = '' } = headers;
  // Whatever else stands there would be read as a part of the policy.
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `ws://${host}` : "'self'";
}

/** The origins of the cashier and of the map, unless they are the mall itself. */
const providerOrigins = ({ payment, storeMap }: Config): string[] =>
  payment.gateway === 'sandbox'
    ? []
    : [new URL(payment.cashier).origin, new URL(storeMap.address).origin];
