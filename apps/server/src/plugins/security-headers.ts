import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../config';

/** A strict Content-Security-Policy: only our own scripts run, whatever a text may carry. */
export const securityHeaders = fp<{ config: Config }>(async (app, { config }) => {
  const overHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // styled-components writes its rules into <style> elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // 'self' does not cover web sockets in every browser.
        connectSrc: ["'self'", 'ws:', 'wss:'],
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
});

/** The origins of the cashier and of the map, unless they are the mall itself. */
const providerOrigins = ({ payment, storeMap }: Config): string[] =>
  payment.gateway === 'sandbox'
    ? []
    : [new URL(payment.cashier).origin, new URL(storeMap.address).origin];
