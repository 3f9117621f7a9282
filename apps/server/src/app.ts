import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { startClock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import { startSweeping } from './db/sweep';
import { domainHandlers } from './domains';
import { findViewer } from './domains/auth/session.service';
import { handleErrors, sendFailure } from './http/error-handling';
import { MallFailure } from './http/failure';
import { registerContract } from './http/register-contract';
import { loggerOptions } from './logging';
import { ecpayGateway } from './payments/ecpay/ecpay-gateway';
import { handOverRoutes } from './payments/hand-over.routes';
import { ownOrigin, publicOrigin } from './payments/own-origin';
import { paymentRoutes } from './payments/payment.routes';
import { storeMapSandbox } from './payments/sandbox/map.routes';
import { sandbox } from './payments/sandbox/sandbox.routes';
import { storeMapRoutes } from './payments/store-map.routes';
import { apiDocs } from './plugins/api-docs';
import { bodies, LARGEST_BODY } from './plugins/bodies';
import { compression } from './plugins/compression';
import { media } from './plugins/media';
import { callLimit } from './plugins/rate-limit';
import { securityHeaders } from './plugins/security-headers';
import { site } from './plugins/site';
import type { Painter } from './seed/painter';
import { createPresence } from './realtime/presence';

/** What {@link buildApp} builds on. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  /** The built site; null: API only. */
  readonly siteRoot: string | null;
  /** Paints the demo shop's pictures; left out where there is none. */
  readonly painter?: Painter | undefined;
  /** Fail calls whose reply is not what the contract says: for tests. */
  readonly checkReplies?: boolean;
}

/** The mall's server, whole but not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    // An address that cannot even be read never gets as far as a route.
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply, new MallFailure('malformed')),
  });
  handleErrors(app);
  app.decorateRequest('viewer', null);

  await app.register(securityHeaders, { config });
  await app.register(compression);
  await app.register(cookie);
  await app.register(callLimit, { perMinute: config.callsPerMinute });
  await app.register(bodies);
  await app.register(apiDocs);
  await app.register(media, {
    folder: path.join(config.dataDir, 'media'),
    painter: parts.painter ?? null,
  });

  const presence = createPresence();
  const access = {
    findViewer: (token: string) => findViewer(db, token, config.posterGroup),
    publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
  };
  const gateway = ecpayGateway(config, () => ownOrigin(app));
  const storeMap = { ...config.storeMap, origin: publicOrigin(config) };
  registerContract(app, domainHandlers({ db, config, presence, gateway, storeMap, log: app.log }), {
    ...access,
    uploadsFolder: path.join(config.dataDir, 'uploads'),
    checkReplies: parts.checkReplies ?? false,
  });
  await app.register(paymentRoutes, { db, gateway });
  await app.register(storeMapRoutes, { db });
  await app.register(handOverRoutes, { db });
  if (config.payment.gateway === 'sandbox') {
    await app.register(sandbox, { db, payment: config.payment });
    await app.register(storeMapSandbox);
  }
  await app.register(site, { root: parts.siteRoot });

  app.addHook('onReady', () => presence.attach(app.server, access));
  app.addHook('preClose', () => presence.close());
  const stopSweeping = startSweeping(db, (error) =>
    app.log.error({ err: error }, 'Sweeping failed'),
  );
  app.addHook('onClose', stopSweeping);
  app.addHook('onClose', startClock({ db, gateway, log: app.log }));
  return app;
}
