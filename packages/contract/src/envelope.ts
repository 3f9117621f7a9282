/** How every reply of the mall is wrapped (spec §7). */
export interface Envelope<Data = unknown> {
  /** Whether the call did what was asked. */
  readonly valid: boolean;
  readonly data: Data;
  /** `0` when valid; otherwise a code of the failure catalogue, or whatever the server says. */
  readonly code: number;
  /** A sentence for a person; empty when valid. */
  readonly msg: string;
  /** What a refusal over a socket is asked about by; over HTTP it is the `x-request-id` of the answer. */
  readonly request_id?: string;
}

/** Where one is in a paged list (spec §3). */
export interface Page {
  readonly current_page: number;
  readonly total_page: number;
  readonly per_page: number;
  readonly total_count: number;
}

/** What a paged call gives: the page's items and where it stands. */
export interface Paged<Item> {
  readonly list: Item[];
  readonly page: Page;
}

/** One field that was refused: which, and the sentence to show beside it. */
export interface FieldError {
  /** Dotted, as in the payload: `invoice.company_no`. */
  readonly field: string;
  /** The message's id, the English of spec §5. */
  readonly id: string;
  readonly args: readonly (string | number)[];
  readonly msg: string;
}
