import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { startClock } from './jobs/clock';
import type { Config } from './config';
import type { Database } from './db/database';
import { startSweeping } from './jobs/purge';
import { domainHandlers } from './plugins/domain-handlers';
import { linkPreviews } from './plugins/link-previews';
import { mediaGuards } from './plugins/media-guards';
import { startSweepingMedia } from './jobs/purge-media';
import { findViewer, liveSessions } from './domains/credentials/session.service';
import { chatSockets } from './domains/chat/chat.socket';
import { readConfigs } from './domains/configs/configs.service';
import { noticesAfter } from './domains/notifications/notify.service';
import { handleErrors, sendFailure } from './http/error-handling';
import { MallFailure } from './kernel/error';
import { ownOrigin } from './http/own-origin';
import { registerContract } from './http/register-contract';
import { loggerOptions } from './http/logging';
import { createMailer } from './platform/mail/mail-outbox';
import { mailbox } from './demo/mailbox/mailbox.routes';
import { startSending } from './platform/mail/mail-worker';
import { diskStorage } from './platform/media/disk-storage';
import { s3Storage } from './platform/media/s3-storage';
import { ecpayGateway } from './domains/payments/ecpay/ecpay-gateway';
import { handOverRoutes } from './domains/payments/payment-redirect.routes';
import { publicOrigin } from './http/public-origin';
import { paymentRoutes } from './domains/checkout/payment-callbacks.routes';
import { storeMapSandbox } from './demo/cashier/map.routes';
import { sandbox } from './demo/cashier/sandbox.routes';
import { storeMapRoutes } from './domains/shipping/store-map.routes';
import { apiDocs } from './plugins/api-docs';
import { bodies, LARGEST_BODY } from './plugins/bodies';
import { compression } from './plugins/compression';
import { media } from './plugins/media';
import { callLimit } from './plugins/rate-limit';
import { securityHeaders } from './plugins/security-headers';
import { site } from './plugins/site';
import type { Painter } from './demo/album/image-generator';
import { createPresence } from './platform/realtime/hub';
import { startWatching } from './platform/realtime/session-watch';
import { createSocialSignIn } from './platform/social/social-sign-in';
import { standIns } from './demo/providers/fake-providers';

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
  await app.register(callLimit, {
    perMinute: config.callsPerMinute,
    trustProxy: config.trustProxy,
  });
  await app.register(bodies);
  await app.register(apiDocs);
  const presence = createPresence();
  const access = {
    findViewer: (token: string) => findViewer(db, token, config.posterGroup),
    publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
  };
  const uploadsFolder = path.join(config.dataDir, 'uploads');
  const mediaFolder = path.join(config.dataDir, 'media');
  const storage = config.mediaStore ? s3Storage(config.mediaStore) : diskStorage(mediaFolder);
  await app.register(media, {
    storage,
    folder: mediaFolder,
    painter: parts.painter ?? null,
    folders: mediaGuards(db),
    findViewer: access.findViewer,
  });
  const gateway = ecpayGateway(config, () => ownOrigin(app));
  const storeMap = { ...config.storeMap, origin: publicOrigin(config) };
  const mailer = createMailer(config.mail, config.publicUrl);
  const social = createSocialSignIn(config.social, () => ownOrigin(app));
  const mall = {
    db,
    config,
    presence,
    gateway,
    storeMap,
    mailer,
    social,
    media: storage,
    log: app.log,
  };
  registerContract(app, domainHandlers(mall), {
    ...access,
    trustProxy: config.trustProxy,
    uploadsFolder,
    checkReplies: parts.checkReplies ?? false,
  });
  await app.register(paymentRoutes, { db, gateway });
  await app.register(storeMapRoutes, { db });
  await app.register(handOverRoutes, { db });
  if (config.payment.gateway === 'sandbox') {
    await app.register(sandbox, { db, payment: config.payment });
    await app.register(storeMapSandbox);
  }
  await app.register(standIns, { social: config.social, publicOrigin: access.publicOrigin });
  await registerMail(app, db, config);
  await app.register(site, {
    root: parts.siteRoot,
    publicUrl: config.publicUrl,
    previews: linkPreviews(db),
    shopName: async () => (await readConfigs(db, config.demo)).common.store_name,
  });

  app.addHook('onReady', () =>
    presence.attach(app.server, {
      ...access,
      trustProxy: config.trustProxy,
      opensPerMinute: config.callsPerMinute,
      serve: chatSockets({ db, presence, log: app.log }),
    }),
  );
  const stopWatching = startWatching({
    presence,
    liveSessions: (sessions) => liveSessions(db, sessions),
    noticesAfter: (id) => noticesAfter(db, id),
    onError: (error) => app.log.error({ err: error }, 'Watching over sockets failed'),
  });
  app.addHook('preClose', stopWatching);
  app.addHook('preClose', () => presence.close());
  const stopSweeping = startSweeping(db, (error) =>
    app.log.error({ err: error }, 'Sweeping failed'),
  );
  app.addHook('onClose', stopSweeping);
  app.addHook('onClose', startClock({ db, gateway, log: app.log }));
  const stopSweepingMedia = startSweepingMedia(db, storage, uploadsFolder, (error) =>
    app.log.error({ err: error }, 'Sweeping uploads failed'),
  );
  app.addHook('onClose', stopSweepingMedia);
  return app;
}

/** Sends mail; or, in a demo shop that cannot, shows what it would have sent. */
async function registerMail(app: FastifyInstance, db: Database, config: Config): Promise<void> {
  const { smtpUrl } = config.mail;
  if (smtpUrl !== null) {
    const stopSending = startSending(db, { ...config.mail, smtpUrl }, app.log);
    app.addHook('onClose', stopSending);
  } else if (config.demo) {
    await app.register(mailbox, { db });
  }
}
