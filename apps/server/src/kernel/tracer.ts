/** Values that describe a span. They never contain values of members: no addresses, bodies or parameters. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What a span is to the process: a call that it serves, a call that it makes, or its own work. */
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work in a trace. */
export interface Span {
  /** 32 hexadecimal digits; log lines contain it. */
  readonly traceId: string;
  /** Starts a span below this one. */
  child(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  /**
   * Ends the span.
   *
   * @param error the type of the error that ended the work; undefined: it succeeded.
   */
  end(attributes?: SpanAttributes, error?: string): void;
}

/** Starts traces. The server has one only if it is configured, so other code depends on nothing of OpenTelemetry. */
export interface Tracer {
  start(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  /** Sends the spans that wait to be sent. */
  close(): Promise<void>;
}

/** The type of an error for a span. Its message may contain values. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
