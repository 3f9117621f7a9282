import * as z from 'zod';
import { type FcmConfig, fcmConfig } from './fcm-config';

/** A pair of VAPID keys, which identifies the shop to push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How push messages are sent. */
export interface PushConfig {
  /** null: generated once and stored in the database. */
  readonly keys: VapidKeys | null;
  /** The contact that a push service uses for problems: `mailto:` or `https:`. */
  readonly subject: string;
  /** The hosts of push services; messages go nowhere else. */
  readonly services: readonly string[];
  /** How messages reach the native shell; null: not at all. */
  readonly fcm: FcmConfig | null;
}

/** The environment variables for push messages. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z.string().min(80).optional(),
  VAPID_PRIVATE_KEY: z.string().min(40).optional(),
  PUSH_SERVICES: z.string().optional(),
  FCM_SERVICE_ACCOUNT: z.string().optional(),
};

/** Those of Chrome, Firefox, Safari and Edge. A leading dot: every host below it. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** @throws Error when only one of the two keys is set, or the service account is none */
export function pushConfig(values: {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly PUSH_SERVICES?: string | undefined;
  readonly FCM_SERVICE_ACCOUNT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL: url } = values;
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither');
  }
  const mailbox = values.MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'no-reply@mall.test';
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    subject: url?.startsWith('https:') ? url : `mailto:${mailbox}`,
    services: values.PUSH_SERVICES?.split(',').map((host) => host.trim()) ?? SERVICES,
    fcm: fcmConfig(values.FCM_SERVICE_ACCOUNT),
  };
}

/**
 * Whether an address belongs to a push service: a browser could name any host, and the server would
 * call it.
 *
 * @example
 * isPushService(config, 'https://web.push.apple.com/Qx3…') // true
 */
export function isPushService(
  { services }: Pick<PushConfig, 'services'>,
  address: string,
): boolean {
  const { protocol, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return services.some((service) =>
    // An entry with a scheme is for tests and simulated services.
    service.includes('//')
      ? service === `${protocol}//${host}`
      : protocol === 'https:' &&
        (service.startsWith('.') ? host.endsWith(service) : host === service),
  );
}
