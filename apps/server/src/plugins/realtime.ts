import fp from 'fastify-plugin';
import type { Mall } from '../context';
import { chatSockets } from '../domains/chat/chat.socket';
import { findViewer } from '../domains/credentials';

/** The socket, on the server's own port. */
export const realtime = fp<Mall>(async (app, mall) => {
  const { db, config, presence, site } = mall;
  app.addHook('onReady', async () =>
    presence.attach(app.server, {
      findViewer: (token) => findViewer(db, token, config.posterGroup),
      publicOrigin: site.publicOrigin,
      trustProxy: config.trustProxy,
      opensPerMinute: config.callsPerMinute,
      serve: chatSockets(mall),
    }),
  );
  app.addHook('preClose', () => presence.close());
});
