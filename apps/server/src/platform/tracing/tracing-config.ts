import * as z from 'zod';

/**
 * The environment variables for traces that the server itself reads, by the specification of OpenTelemetry. The exporter
 * reads all others, such as `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER`.
 */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_SDK_DISABLED: z.string().default('false'),
};

/**
 * Whether traces are sent to a collector.
 *
 * @throws Error that names the variable, when they shall be sent by another protocol than HTTP.
 */
export function isTracing(values: z.output<z.ZodObject<typeof tracingEnvironment>>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = values.OTEL_SDK_DISABLED.toLowerCase() === 'true';
  if (endpoint === undefined || isOff || values.OTEL_TRACES_EXPORTER === 'none') return false;
  const protocol = values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? values.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol === 'grpc') {
    throw new Error(
      'Traces are sent by HTTP, not by gRPC: unset OTEL_EXPORTER_OTLP_PROTOCOL, and set ' +
        "OTEL_EXPORTER_OTLP_ENDPOINT to the collector's port for HTTP, usually 4318",
    );
  }
  return true;
}
