import { createServer, type AddressInfo, type Server } from 'node:net';

/** A port in front of several servers of this process. */
export interface RoundRobin {
  readonly port: number;
  /** Closes the port, and waits until the servers have closed its connections. */
  stop(): Promise<void>;
}

/**
 * Gives each connection to the next HTTP server, which sees it as its own: nothing is copied, so bytes, addresses and
 * ends of connections are those of the client.
 *
 * @param servers read for each connection; without any, it is closed.
 * @param port by default a free one.
 */
export async function startRoundRobin(
  servers: () => readonly Server[],
  port = 0,
): Promise<RoundRobin> {
  let turn = 0;
  // As HTTP servers open their own connections.
  const balancer = createServer({ allowHalfOpen: true, noDelay: true }, (connection) => {
    const choice = servers();
    const server = choice[turn % choice.length];
    turn += 1;
    if (server) server.emit('connection', connection);
    else connection.destroy();
  });
  // As many as wait for a server of the shop.
  const backlog = 4096;
  await new Promise<void>((resolve) =>
    balancer.listen({ port, host: '127.0.0.1', backlog }, resolve),
  );
  return {
    port: (balancer.address() as AddressInfo).port,
    async stop() {
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
