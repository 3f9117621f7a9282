import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesFor, type EncodedText } from '../../http/encoded-text';
import { hasCopy } from '../../http/etag';
import { REQUEST_ID_HEADER } from '../../http/request-id';

const HTML = 'text/html; charset=utf-8';

/** The headers of a page for all its replies on one host. */
export interface PageHeaders {
  /** The policy names the host; undefined: the request had none. */
  readonly host: string | undefined;
  readonly headers: Readonly<OutgoingHttpHeaders>;
}

/** The headers that a reply has so far, without those of this reply alone. */
export const pageHeadersOf = (request: FastifyRequest, reply: FastifyReply): PageHeaders => {
  const all = Object.entries(reply.getHeaders());
  const headers = Object.fromEntries(all.filter(([name]) => name !== REQUEST_ID_HEADER));
  return { host: request.headers.host, headers };
};

/**
 * Sends a compressed page, or 304 to a client that has it. It writes the reply itself, because hooks and the
 * serialization of headers take longer than sending a cached page.
 */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { headers: shared }: PageHeaders,
  encoded: EncodedText,
): FastifyReply {
  const headers: OutgoingHttpHeaders = { ...shared, [REQUEST_ID_HEADER]: request.id };
  reply.hijack();
  if (status === 200 && hasCopy(request, encoded.etag)) {
    reply.raw.writeHead(304, headers).end();
    return reply;
  }
  bytesFor(encoded, request.headers['accept-encoding']).then(
    ({ encoding, bytes }) => {
      if (encoding !== null) headers['content-encoding'] = encoding;
      headers['content-type'] = HTML;
      headers['content-length'] = bytes.length;
      reply.raw.writeHead(status, headers).end(bytes);
    },
    (error: Error) => reply.raw.destroy(error),
  );
  return reply;
}
