import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from './domains/configs';
import type { Config } from './config';
import { createContext } from './context';
import type { Database } from './db/database';
import type { Demo } from './demo';
import { refuseClientError, requireHost } from './http/client-errors';
import { handleErrors, sendFailure } from './http/error-handling';
import { loggerOptions } from './http/logging';
import { nameRequests } from './http/request-id';
import type { Background } from './kernel/background';
import { MallError } from './kernel/error';
import { newRequestId } from './kernel/request-id';
import { api } from './plugins/api';
import { apiDocs } from './plugins/api-docs';
import { bodies, LARGEST_BODY } from './plugins/bodies';
import { caching } from './plugins/caching';
import { compression } from './plugins/compression';
import { jobs } from './plugins/jobs';
import { linkPreviews } from './plugins/link-previews';
import { media } from './plugins/media';
import { mediaGuards } from './plugins/media-guards';
import { callLimit } from './plugins/rate-limit';
import { realtime } from './plugins/realtime';
import { securityHeaders } from './plugins/security-headers';
import { securityTxt } from './plugins/security-txt';
import { site } from './plugins/site';
import { slowBodies } from './plugins/slow-bodies';
import { upgrades } from './plugins/upgrades';

/** What {@link buildApp} builds on. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  /** The built site; null: API only. */
  readonly siteRoot: string | null;
  /** What stands in for the outside world; null for a real shop. */
  readonly demo: Demo | null;
  /** Fail calls whose reply is not what the contract says: for tests. */
  readonly checkReplies?: boolean;
  /** Where the log goes, line by line; the console unless given. */
  readonly logTo?: { write(line: string): void };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What calls have left to be done; closing waits for it. */
    readonly background: Background;
  }
}

/** The mall's server, whole but not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, siteRoot, demo, checkReplies = false } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logTo),
    // Never theirs: what stands in the log is ours.
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    connectionTimeout: config.requestTimeouts.silenceMs,
    http: {
      headersTimeout: config.requestTimeouts.headMs,
      // We do it ourselves, and say so in words.
      requireHostHeader: false,
      connectionsCheckingInterval: config.requestTimeouts.lookEveryMs,
    },
    clientErrorHandler: refuseClientError,
    // An address that cannot even be read never gets as far as a route.
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply, new MallError('malformed')),
  });
  nameRequests(app);
  handleErrors(app);
  requireHost(app);
  app.decorateRequest('viewer', null);
  const mall = createContext(app, config, db);
  app.decorate('background', mall.background);
  const uploadsFolder = path.join(config.dataDir, 'uploads');

  await app.register(securityHeaders, { config });
  await app.register(compression);
  await app.register(cookie);
  // After the cookies, whose own hook writes them into the reply.
  await app.register(caching);
  await app.register(callLimit, {
    perMinute: config.callsPerMinute,
    trustProxy: config.trustProxy,
  });
  await app.register(bodies);
  await app.register(apiDocs);
  await app.register(media, {
    storage: mall.media,
    extra: demo?.media ?? {},
    folders: mediaGuards(db),
    findViewer: mall.findViewer,
  });
  await app.register(api, { mall, uploadsFolder, checkReplies });
  await demo?.register(app, mall);
  const ofShop = async () => (await readSettings(db)).common;
  await app.register(securityTxt, {
    site: mall.site,
    mailbox: async () => (await ofShop()).email,
  });
  await app.register(site, {
    root: siteRoot,
    publicUrl: config.publicUrl,
    previews: linkPreviews(db),
    shopName: async () => (await ofShop()).store_name,
  });
  await app.register(realtime, mall);
  await app.register(upgrades);
  await app.register(slowBodies, config.requestTimeouts);
  await app.register(jobs, { mall, uploadsFolder });
  return app;
}
