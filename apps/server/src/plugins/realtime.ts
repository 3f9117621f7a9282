import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { chatSockets } from '../domains/chat/chat.socket';
import { countListeners } from '../platform/relay/listeners.repo';

const DISK_IS_NOT_SHARED =
  'Uploads are on the disk of this server, and another server uses the same database: set MEDIA_S3_* on both, or give both one DATA_DIR on a shared disk';

/** The socket server, on the HTTP server's own port. */
export const realtime = fp<Mall>(async (app, mall) => {
  const { db, config, hub, staff, origins, redis, viewers } = mall;
  const chats = chatSockets(mall);
  app.addHook('onReady', () => hub.join());
  app.addHook('onReady', async () => {
    if (config.databaseUrl === null || config.mediaStore !== null) return;
    // This server listens, too.
    if ((await countListeners(db)) > 1) app.log.warn(DISK_IS_NOT_SHARED);
  });
  app.addHook('onReady', async () =>
    hub.attach(app.server, {
      findViewer: viewers.find,
      origins,
      trustProxy: config.trustProxy,
      opensPerMinute: config.callsPerMinute,
      // Higher than the limit for opening sockets: above that one a client still connects and gets the
      // error message; above this one its requests are refused.
      callsPerMinute: 2 * config.callsPerMinute,
      mostOfAnAddress: config.socketsPerAddress,
      authenticateMs: config.requestTimeouts.authenticateMs,
      requestLimits: mall.requestLimits,
      serve: chats.serve,
    }),
  );
  app.addHook('preClose', async () => {
    await chats.settled();
    await hub.close();
    await staff.leave();
  });
  // After the last request, which may still publish an event.
  app.addHook('onClose', async () => {
    await hub.leave();
    redis?.close();
  });
});
