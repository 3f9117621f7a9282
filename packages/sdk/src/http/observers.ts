/** A request as observers receive it: without its token, headers, query and body. */
export interface MallRequest {
  readonly method: string;
  /** The whole URL without the query, which may contain the token of an emailed link. */
  readonly url: string;
  /** The method that was called: `cart.add`, `products.list`; `postForm`. */
  readonly call: string;
}

/** The result of a request as observers receive it. */
export interface MallResponse extends MallRequest {
  /** The HTTP status; `0`: no response arrived in time, or the call was aborted. */
  readonly status: number;
  /** Whether the request succeeded. */
  readonly valid: boolean;
  /** The envelope's code; `0`: valid, or no envelope. */
  readonly code: number;
  /** The id of the request in the shop's log; null when it has none. */
  readonly requestId: string | null;
  /** From the request to its response, retries included. */
  readonly milliseconds: number;
}

/** Callbacks for every request of a client. The call rejects with an error that an observer throws. */
export interface Observers {
  /**
   * Called before each request.
   * @example
   * createMall({ onRequest: ({ call }) => breadcrumbs.add(call) })
   */
  readonly onRequest?: ((request: MallRequest) => void) | undefined;
  /**
   * Called after each request, however it ended. A retried read counts as one request.
   * @example
   * createMall({ onResponse: ({ call, status, milliseconds }) => metrics.record(call, status, milliseconds) })
   */
  readonly onResponse?: ((response: MallResponse) => void) | undefined;
}
