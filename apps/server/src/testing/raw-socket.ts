import { connect, type Socket } from 'node:net';

/** A connection on which anything can be said, also what is no HTTP. */
export interface RawSocket {
  /** Says something; nothing happens once the connection is over. */
  say(text: string | Buffer): void;
  /** Whatever was heard so far. */
  heard(): string;
  /** Everything that was heard, once the server has ended the connection. */
  readonly ended: Promise<string>;
  close(): void;
}

/** Opens a connection to a mall. */
export function openRaw(baseUrl: string): RawSocket {
  const { hostname, port } = new URL(baseUrl);
  const socket: Socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  // Cut or ended: what counts is that it is over.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  return {
    say: (text) => void (socket.writable && socket.write(text)),
    heard: () => heard,
    ended,
    close: () => void socket.destroy(),
  };
}

/** The envelope in an answer that was heard. */
export const envelopeIn = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
