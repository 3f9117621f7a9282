import type { IncomingMessage } from 'node:http';
import { staffContract } from '@mall/contract/staff';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { chatSockets } from '../domains/chat/chat.socket';
import { followHours } from '../domains/shop-settings';
import { onNotified } from '../domains/notifications';
import { staffChatSockets } from '../domains/staff-chat/staff-chat.socket';
import { requestHost } from '../http/request-host';
import { requestProtocol } from '../http/request-protocol';
import { guardStaffAccess } from '../http/staff-access';
import { MallError } from '../kernel/error';
import type { StaffViewer } from '../kernel/staff-viewer';
import { findDeskViewer } from './desk-viewer';

const DISK_IS_NOT_SHARED =
  'Uploads are on the disk of this server, and another server of the shop is running: set MEDIA_S3_* on both, or give both one DATA_DIR on a shared disk';

/** The socket server, on the HTTP server's own port. */
export const realtime = fp<Mall>(async (app, mall) => {
  const { db, config, hub, origins, deskOrigins, redis, site, viewers } = mall;
  const { isDeskHost, isShopHost } = site.desk;
  const chats = chatSockets(mall);
  const staffChats = staffChatSockets(mall);
  /** @throws {MallError} as a call of the chat would be refused */
  const findColleague = async (request: IncomingMessage): Promise<StaffViewer> => {
    const { origin, cookie: header = '' } = request.headers;
    const host = requestHost(request, config.trustProxy);
    if (!isDeskHost(host)) throw new MallError('notFound');
    const viewer = await findDeskViewer(mall, {
      ...{ host, origin, cookies: cookie.parse(header) },
      protocol: requestProtocol(request, config.trustProxy),
    });
    guardStaffAccess(staffContract.chat.counts, viewer);
    if (viewer === null) throw new MallError('unauthenticated');
    return viewer;
  };
  const stopNotifying = onNotified(db, (memberId) => hub.emit({ memberId }, 'badges'));
  app.addHook('onReady', async () => {
    await hub.renewPresence();
    await followHours(mall, new Date());
    if (config.mediaStore === null && (await hub.countOthers()) > 0)
      app.log.warn(DISK_IS_NOT_SHARED);
  });
  app.addHook('onReady', async () =>
    hub.attach(app.server, {
      findViewer: viewers.find,
      originsAt: (host) => (isDeskHost(host) ? deskOrigins : origins),
      isShopHost,
      storefronts: origins.storefronts,
      trustProxy: config.trustProxy,
      opensPerMinute: config.callsPerMinute,
      // Higher than the limit for opening sockets: above that one a client still connects and gets the
      // error message; above this one its requests are refused.
      callsPerMinute: 2 * config.callsPerMinute,
      mostOfAnAddress: config.socketsPerAddress,
      authenticateMs: config.requestTimeouts.authenticateMs,
      requestLimits: mall.requestLimits,
      serve: chats.serve,
      findColleague,
      serveStaff: staffChats.serve,
    }),
  );
  app.addHook('preClose', async () => {
    await chats.settled();
    await staffChats.settled();
    await hub.close();
  });
  // After the last request, which may still publish an event.
  app.addHook('onClose', async () => {
    stopNotifying();
    redis?.close();
  });
});
