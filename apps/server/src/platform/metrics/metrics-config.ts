import * as z from 'zod';

/** Where Prometheus reads the measurements. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

/** The environment variables for measurements. */
export const metricsEnvironment = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

/** On a port of its own, which the proxy in front does not forward: the measurements are not for visitors. */
export const metricsConfig = (values: {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
}): MetricsConfig | null =>
  values.METRICS_PORT === undefined
    ? null
    : { host: values.METRICS_HOST, port: values.METRICS_PORT };
