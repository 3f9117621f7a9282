import { connect, type Socket } from 'node:net';

/** A raw connection that can send anything, including invalid HTTP. */
export interface RawSocket {
  /** Sends data; ignored after the connection is closed. */
  send(text: string | Buffer): void;
  /** All data received so far. */
  received(): string;
  /** All received data, once the server has closed the connection. */
  readonly ended: Promise<string>;
  close(): void;
}

/** Opens a connection to a server. */
export function openRaw(baseUrl: string): RawSocket {
  const { hostname, port } = new URL(baseUrl);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // Errors are ignored: only the end of the connection matters.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return {
    send: (text) => void (socket.writable && socket.write(text)),
    received: () => received,
    ended,
    close: () => void socket.destroy(),
  };
}

/** The envelope in a raw response. */
export const envelopeIn = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
