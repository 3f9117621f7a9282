import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from './domains/configs';
import type { Config } from './config/config';
import { createContext } from './create-context';
import type { OpenDatabase } from './db/database';
import type { Demo } from './demo';
import { BARE_SECURITY_HEADERS } from './http/bare-security-headers';
import { UNSIGNED_BYTES } from './http/body-limits';
import { refuseClientError, requireHost } from './http/client-errors';
import { handleErrors, sendFailure } from './http/error-handling';
import { loggerOptions } from './http/logging';
import { nameRequests } from './http/request-id';
import { refuseMalformedTargets, rewriteTarget } from './http/request-target';
import type { Background } from './kernel/background';
import { MallError } from './kernel/error';
import type { OpenRedis } from './platform/redis/open-redis';
import { openTracer } from './plugins/tracing';
import { newRequestId } from './kernel/request-id';
import { api } from './plugins/api';
import { apiDocs } from './plugins/api-docs';
import { bodies } from './plugins/bodies';
import { cachedReplies, storedReplies } from './plugins/cached-replies';
import { caching } from './plugins/caching';
import { compression } from './plugins/compression';
import { cors } from './plugins/cors';
import { cspReports } from './plugins/csp-reports';
import { databaseUser } from './plugins/database-user';
import { desk } from './plugins/desk';
import { deskHost } from './plugins/desk-host';
import { deskRequest, findDeskViewer } from './plugins/desk-viewer';
import { health } from './plugins/health';
import { jobs } from './plugins/jobs';
import { limitedDeskViewer } from './plugins/limited-desk-viewer';
import { linkPreviews } from './plugins/link-previews';
import { media } from './plugins/media';
import { mediaGuards } from './plugins/media-guards';
import { callLimit } from './plugins/rate-limit';
import { metrics } from './plugins/metrics';
import { realtime } from './plugins/realtime';
import { securityHeaders } from './plugins/security-headers';
import { securityTxt } from './plugins/security-txt';
import { serviceCalls } from './plugins/service-calls';
import { site, sitePages } from './plugins/site';
import { sitemap } from './plugins/sitemap';
import { sitemapPages } from './plugins/sitemap-pages';
import { slowBodies } from './plugins/slow-bodies';
import { slowWork } from './plugins/slow-work';
import { staffApi } from './plugins/staff-api';
import { staffDocs } from './plugins/staff-docs';
import { upgrades } from './plugins/upgrades';

/** The dependencies of {@link buildApp}. */
export interface AppParts {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'db' | 'isReachable'>;
  /** Folder of the built site; null: API only. */
  readonly siteRoot: string | null;
  /** Folder of the built site of the staff; null: none. */
  readonly deskRoot: string | null;
  /** Simulates external services; null for a real shop. */
  readonly demo: Demo | null;
  /** Fail requests whose response violates the contract; for tests. */
  readonly checkReplies?: boolean;
  /** Where log lines are written; stdout by default. */
  readonly logTo?: { write(line: string): void };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Background work of requests; closing waits for it. */
    readonly background: Background;
    /** What the servers of the shop share; null: there is one server. */
    readonly redis: OpenRedis | null;
  }
}

/** Builds the complete server; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, siteRoot, deskRoot, demo, checkReplies = false } = parts;
  const { db } = database;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logTo),
    // Never the client's id: request ids in the log are always generated here.
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    // The safe default; routes of the contract set their own.
    bodyLimit: UNSIGNED_BYTES,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    connectionTimeout: config.requestTimeouts.silenceMs,
    http: {
      headersTimeout: config.requestTimeouts.headMs,
      // Checked in our own hook, which sends an error message.
      requireHostHeader: false,
      connectionsCheckingInterval: config.requestTimeouts.checkEveryMs,
    },
    clientErrorHandler: refuseClientError,
    rewriteUrl: rewriteTarget,
    // Such a request reaches no hook that would set these headers.
    frameworkErrors: (_error, request, reply) =>
      void sendFailure(request, reply.headers(BARE_SECURITY_HEADERS), new MallError('malformed')),
  });
  const tracer = config.isTraced ? await openTracer(app) : null;
  nameRequests(app, tracer);
  handleErrors(app);
  const mall = await createContext(app, config, database, tracer);
  app.decorate('background', mall.background);
  app.decorate('redis', mall.redis);
  const uploadsFolder = path.join(config.dataDir, 'uploads');

  await app.register(metrics, mall);
  if (config.logsSlowWork) await app.register(slowWork);
  await app.register(serviceCalls);

  // Before the caches, which send replies before any other hook.
  await app.register(deskHost, mall.site.desk);
  const ofShop = async () => (await readSettings(db)).common;
  await app.register(cachedReplies, { maxAge: config.readMaxAge });
  await app.register(sitePages, {
    root: siteRoot,
    publicUrl: config.publicUrl,
    readSettings: ofShop,
    trustProxy: config.trustProxy,
    rendersPerMinute: config.rendersPerMinute,
    requestLimits: mall.requestLimits,
  });
  await app.register(securityHeaders, { config, desk: mall.site.desk });
  // After the security headers, so that refusals have them too.
  requireHost(app);
  refuseMalformedTargets(app);
  await app.register(cors, { storefronts: config.storefrontOrigins, desk: mall.site.desk });
  await app.register(cookie);
  // After the cookies plugin, whose hook writes them into the reply.
  await app.register(caching);
  await app.register(storedReplies);
  await app.register(compression);
  await app.register(callLimit, {
    perMinute: config.callsPerMinute,
    trustProxy: config.trustProxy,
    counter: mall.requestLimits,
    findColleague: limitedDeskViewer(mall),
  });
  await app.register(bodies);
  await app.register(cspReports, {
    requestLimits: mall.requestLimits,
    trustProxy: config.trustProxy,
  });
  await app.register(health, database);
  await app.register(apiDocs);
  await app.register(media, {
    storage: mall.media,
    extra: demo?.media ?? {},
    folders: mediaGuards(db),
    findViewer: mall.viewers.find,
    findColleague: (request) => findDeskViewer(mall, deskRequest(request)),
    isShared: config.storefrontOrigins.length > 0,
  });
  await app.register(api, { mall, uploadsFolder, checkReplies });
  await app.register(staffDocs);
  await app.register(staffApi, { mall, uploadsFolder, checkReplies });
  await demo?.register(app, mall);
  await app.register(securityTxt, {
    site: mall.site,
    mailbox: async () => (await ofShop()).email,
  });
  await app.register(sitemap, { publicUrl: config.publicUrl, pages: sitemapPages(db) });
  await app.register(desk, { root: deskRoot });
  await app.register(site, {
    previews: linkPreviews(db),
    // Browsers' requests are logged in demo shops and in development only.
    withheld: config.demo ? [] : ['/test'],
  });
  await app.register(realtime, mall);
  await app.register(upgrades);
  await app.register(slowBodies, config.requestTimeouts);
  await app.register(databaseUser, mall);
  await app.register(jobs, { mall, uploadsFolder });
  return app;
}
