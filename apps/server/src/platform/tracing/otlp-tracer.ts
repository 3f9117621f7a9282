import { setTimeout as sleep } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  ROOT_CONTEXT,
  type Context,
  type Span as OtelSpan,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Span, SpanKind, Tracer } from '../../kernel/tracer';

const kinds: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};

/** How long a shutdown waits for the collector. */
const FLUSH_MS = 3_000;

/**
 * Creates a tracer that sends its spans in batches to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, as JSON over HTTP.
 * The libraries read the other variables: headers, timeouts, batches, sampler, attributes of the service.
 *
 * @param onError called when spans could not be sent.
 * @example
 * const tracer = otlpTracer((reason) => log.warn({ reason }, 'Traces could not be sent'));
 */
export function otlpTracer(onError: (reason: string) => void): Tracer {
  const report = (message: string) => onError(message);
  const ignore = () => {};
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'mall' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('mall');
  return {
    start: (name, kind, attributes) =>
      spanOf(
        tracer,
        tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes }, root: true }),
      ),
    async close() {
      await Promise.race([
        provider.shutdown().catch((error: unknown) => onError(String(error))),
        sleep(FLUSH_MS, undefined, { ref: false }),
      ]);
      diag.disable();
    },
  };
}

function spanOf(tracer: OtelTracer, span: OtelSpan): Span {
  let below: Context | undefined;
  return {
    traceId: span.spanContext().traceId,
    child(name, kind, attributes) {
      below ??= trace.setSpan(ROOT_CONTEXT, span);
      const options = { kind: kinds[kind], attributes: { ...attributes } };
      return spanOf(tracer, tracer.startSpan(name, options, below));
    },
    end(attributes, error) {
      if (attributes !== undefined) span.setAttributes({ ...attributes });
      if (error !== undefined) {
        span.setAttribute('error.type', error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
