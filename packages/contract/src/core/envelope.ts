/** The envelope of every response. */
export interface Envelope<Data = unknown> {
  /** Whether the request succeeded. */
  readonly valid: boolean;
  readonly data: Data;
  /** `0` when valid; otherwise a code of the failure catalogue, or another code of the server. */
  readonly code: number;
  /** A message for people; empty when valid. */
  readonly msg: string;
  /** The request's id for support, on a socket reply; over HTTP it is in the `x-request-id` header. */
  readonly request_id?: string;
}

/** The position in a paged list. */
export interface Page {
  readonly current_page: number;
  readonly total_page: number;
  readonly per_page: number;
  readonly total_count: number;
}

/** One page of a list, with its position. */
export interface Paged<Item> {
  readonly list: Item[];
  readonly page: Page;
}

/** A rejected field with the message to show beside it. */
export interface FieldError {
  /** Path in the payload with dots: `invoice.company_no`. */
  readonly field: string;
  /** The message's id, which is its English text. */
  readonly id: string;
  readonly args: readonly (string | number)[];
  readonly msg: string;
}
