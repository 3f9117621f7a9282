import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from './domains/configs';
import { findViewer } from './domains/credentials';
import type { Config } from './config';
import { createContext } from './context';
import type { Database } from './db/database';
import type { Demo } from './demo';
import { refuseClientError } from './http/client-errors';
import { handleErrors, sendFailure } from './http/error-handling';
import { loggerOptions } from './http/logging';
import { MallFailure } from './kernel/error';
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
import { site } from './plugins/site';
import { slowBodies } from './plugins/slow-bodies';

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

/** The mall's server, whole but not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, siteRoot, demo, checkReplies = false } = parts;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logTo),
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    connectionTimeout: config.patience.silenceMs,
    http: {
      headersTimeout: config.patience.headMs,
      connectionsCheckingInterval: config.patience.lookEveryMs,
    },
    clientErrorHandler: refuseClientError,
    // An address that cannot even be read never gets as far as a route.
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply, new MallFailure('malformed')),
  });
  handleErrors(app);
  app.decorateRequest('viewer', null);
  const mall = createContext(app, config, db);
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
    findViewer: (token) => findViewer(db, token, config.posterGroup),
  });
  await app.register(api, { mall, uploadsFolder, checkReplies });
  await demo?.register(app, mall);
  await app.register(site, {
    root: siteRoot,
    publicUrl: config.publicUrl,
    previews: linkPreviews(db),
    shopName: async () => (await readSettings(db)).common.store_name,
  });
  await app.register(realtime, mall);
  await app.register(slowBodies, config.patience);
  await app.register(jobs, { mall, uploadsFolder });
  return app;
}
