import type { Language } from '../../kernel/language';

/** The content that a device shows: only the title. */
export interface PushMessage {
  /** The notification, whose page a press opens. */
  readonly id: number;
  readonly title: string;
}

/** A browser's push subscription. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A device with a member's session. */
export interface Device {
  /** The session it belongs to. */
  readonly session: Buffer;
  readonly memberId: number;
  readonly browser: (Browser & { readonly language: Language }) | null;
  /** The token of the native shell. */
  readonly appToken: string | null;
}

/** A notification is dropped when it did not reach its device within a day. */
export const TTL_SECONDS = 86_400;

/** Whether a message was accepted, or its device no longer exists and must be deleted. */
export type Delivery = 'sent' | 'gone';

/** Sends messages to one kind of device. */
export interface PushService<Address> {
  /** @throws {PushRefused} when it was refused; it may be retried unless the refusal is final */
  send(to: Address, message: PushMessage): Promise<Delivery>;
}

/** A push service refused a message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  /** For the log. */
  readonly code: string;
  /** A retry would be refused too. */
  readonly isFinal: boolean;
  constructor(status: number) {
    super(`A push service answered ${status}`);
    this.code = String(status);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/** Reads a push service's response: 404 and 410 say that the device no longer exists. */
export function deliveryOf({ ok, status }: Pick<Response, 'ok' | 'status'>): Delivery {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new PushRefused(status);
}
