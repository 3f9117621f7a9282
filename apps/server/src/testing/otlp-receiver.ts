import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }),
});
const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A span as the collector received it. */
export type ReceivedSpan = z.infer<typeof span>;

/** A collector of traces: it stores the spans that it receives by OTLP, as JSON over HTTP. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      bodies.push(text);
      const { resourceSpans } = body.parse(JSON.parse(text));
      for (const { scopeSpans } of resourceSpans) {
        for (const each of scopeSpans) spans.push(...each.spans);
      }
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: spans as readonly ReceivedSpan[],
    /** All that it received, to search for what it must not receive. */
    text: () => bodies.join('\n'),
    /** The spans directly below a span. */
    below: ({ spanId }: Pick<ReceivedSpan, 'spanId'>) =>
      spans.filter(({ parentSpanId }) => parentSpanId === spanId),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The value of an attribute; undefined: the span has none. */
export const attributeOf = ({ attributes }: Pick<ReceivedSpan, 'attributes'>, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
