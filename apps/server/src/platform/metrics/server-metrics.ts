import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Job } from '../../kernel/job';

/** What is read when Prometheus asks. */
export interface MetricsSources {
  readonly pool: {
    readonly totalCount: number;
    readonly idleCount: number;
    readonly waitingCount: number;
  };
  /** Statements sent to an external PostgreSQL since the process started. */
  readonly statements: () => number;
  readonly sockets: () => number;
  /** Guests' replies that were sent from memory, and those that were read. */
  readonly guestReplies: () => { readonly hits: number; readonly reads: number };
  /** Messages that wait to be sent, by kind. @throws when the database is unreachable */
  readonly outbox: () => Promise<
    readonly { readonly kind: string; readonly waiting: number; readonly oldestSeconds: number }[]
  >;
}

/** An answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, never the address: its values would be a series each. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The measurements of one server. */
export interface ServerMetrics {
  observeRequest(request: AnsweredRequest): void;
  /** Counts a browser's report of a violation of the Content-Security-Policy. */
  countCspReport(): void;
  /** Returns a job that also measures its runs. */
  measured(job: Job): Job;
  /** All measurements in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a cached reply to a call that waits for a lock, in seconds. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Measures a server for Prometheus: requests by route, jobs, and by asking its {@link MetricsSources}; also memory,
 * event loop and garbage collection. Each server has a registry of its own.
 *
 * @example
 * const metrics = serverMetrics(sources);
 * metrics.observeRequest({ method: 'GET', route: '/api/product/all', status: 200, seconds: 0.003 });
 * await metrics.text();
 */
export function serverMetrics(sources: MetricsSources): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mall_http_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'mall_job_seconds',
    help: 'Time of a run of a job',
    labelNames: ['job', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const cspReports = new Counter({
    name: 'mall_csp_reports_total',
    help: 'Violations of the Content-Security-Policy that browsers reported',
    registers,
  });
  observeSources(sources, registers);
  return {
    countCspReport: () => cspReports.inc(),
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    measured: (job) => ({
      ...job,
      async run(now) {
        const end = jobs.startTimer({ job: job.name });
        try {
          const result = await job.run(now);
          end({ outcome: 'done' });
          return result;
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Adds the values that are read when Prometheus asks. */
function observeSources(sources: MetricsSources, registers: Registry[]): void {
  const { pool } = sources;
  new Gauge({
    name: 'mall_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  new Counter({
    name: 'mall_database_statements_total',
    help: 'Statements sent to an external PostgreSQL',
    registers,
    collect() {
      this.reset();
      this.inc(sources.statements());
    },
  });
  new Counter({
    name: 'mall_guest_replies_total',
    help: 'Replies to guests, from memory and read',
    labelNames: ['from'] as const,
    registers,
    collect() {
      const { hits, reads } = sources.guestReplies();
      this.reset();
      this.inc({ from: 'memory' }, hits);
      this.inc({ from: 'database' }, reads);
    },
  });
  new Gauge({
    name: 'mall_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sources.sockets());
    },
  });
  const oldest = new Gauge({
    name: 'mall_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'mall_outbox_waiting',
    help: 'Messages that wait to be sent',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      // During an outage all other values are still reported.
      for (const { kind, waiting, oldestSeconds } of await sources.outbox().catch(() => [])) {
        this.set({ kind }, waiting);
        oldest.set({ kind }, oldestSeconds);
      }
    },
  });
}
