import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection between a server and what it uses that can be cut. */
export interface Line {
  /** The URL of the other end, by way of this line. */
  readonly url: string;
  /** Ends all connections and refuses new ones, as a program that was stopped does. */
  cut(): void;
  reconnect(): void;
  close(): Promise<void>;
}

/** Opens a line to a TCP service. @param target its URL, with a port */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // A lost connection ends the other half, too.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(address.port) }).href,
    cut,
    reconnect: () => void (isCut = false),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
