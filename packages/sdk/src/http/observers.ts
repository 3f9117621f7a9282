/** A request as observers are told of it: never its token, its headers, its query or its body. */
export interface MallRequest {
  readonly method: string;
  /** The whole address, without the query, which may hold the token of a mailed link. */
  readonly url: string;
  /** The method that was called: `cart.add`, `products.list`; `postForm`. */
  readonly call: string;
}

/** How a request ended, as observers are told of it. */
export interface MallResponse extends MallRequest {
  /** The HTTP status; `0`: no answer came, in time or at all, or the call was aborted. */
  readonly status: number;
  /** Whether it was answered as it was asked. */
  readonly valid: boolean;
  /** The envelope's code; `0`: none, because it is valid, or there was no envelope. */
  readonly code: number;
  /** The id of the request in the shop's log; null when it has none. */
  readonly requestId: string | null;
  /** From the request to its answer, attempts in between included. */
  readonly milliseconds: number;
}

/** Who is told of every request of a client. What an observer throws, the call rejects with. */
export interface Observers {
  /**
   * Called before each request.
   * @example
   * createMall({ onRequest: ({ call }) => breadcrumbs.add(call) })
   */
  readonly onRequest?: ((request: MallRequest) => void) | undefined;
  /**
   * Called after each request, however it ended. A read that is attempted again counts as one.
   * @example
   * createMall({ onResponse: ({ call, status, milliseconds }) => metrics.record(call, status, milliseconds) })
   */
  readonly onResponse?: ((response: MallResponse) => void) | undefined;
}
