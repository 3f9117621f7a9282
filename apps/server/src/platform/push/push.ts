import type { Language } from '../../kernel/language';

/** What a device shows: no more than the title that its owner sees anyway. */
export interface PushMessage {
  /** The notification, whose page a press opens. */
  readonly id: number;
  readonly title: string;
}

/** A browser, by what its subscription says. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A device that a member is signed in on. */
export interface Device {
  /** The session it belongs to. */
  readonly session: Buffer;
  readonly memberId: number;
  readonly browser: (Browser & { readonly language: Language }) | null;
  /** The token of the native shell. */
  readonly appToken: string | null;
}

/** A notification that did not reach its device within a day is no news any more. */
export const TTL_SECONDS = 86_400;

/** Whether a message was taken, or its device is no more and is to be forgotten. */
export type Delivery = 'sent' | 'gone';

/** A way to reach a kind of device. */
export interface PushService<Address> {
  /** @throws {PushRefused} when it was not taken; it may be tried again unless the refusal is final */
  send(to: Address, message: PushMessage): Promise<Delivery>;
}

/** A push service did not take a message. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
  /** For the log. */
  readonly code: string;
  /** The same message would be refused again. */
  readonly isFinal: boolean;
  constructor(status: number) {
    super(`A push service answered ${status}`);
    this.code = String(status);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/** Reads a push service's answer: 404 and 410 say that the device is no more. */
export function deliveryOf({ ok, status }: Pick<Response, 'ok' | 'status'>): Delivery {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new PushRefused(status);
}
