/** The envelope of every response. */
export interface Envelope<Data = unknown> {
  /** Whether the request succeeded. */
  readonly valid: boolean;
  /** What the call returns; with a failure, its details. */
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
  /** The number of this page, from 1. */
  readonly current_page: number;
  /** How many pages there are. */
  readonly total_page: number;
  /** How many entries a page has. */
  readonly per_page: number;
  /** How many entries the whole list has. */
  readonly total_count: number;
}

/** One page of a list, with its position. */
export interface Paged<Item> {
  /** The entries of this page. */
  readonly list: Item[];
  /** The page's position in the list. */
  readonly page: Page;
}

/** A rejected field with the message to show beside it. */
export interface FieldError {
  /** Path in the payload with dots: `invoice.company_no`. */
  readonly field: string;
  /** The message's id, which is its English text. */
  readonly id: string;
  /** What replaces `{0}`, `{1}` … in the message. */
  readonly args: readonly (string | number)[];
  /** The message, in the language of the call. */
  readonly msg: string;
}
