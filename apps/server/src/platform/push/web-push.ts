import { ECDH } from 'node:crypto';
import type { Database } from '../../db/database';
import { callService } from '../outgoing/call-service';
import { type Browser, deliveryOf, type PushService, TTL_SECONDS } from './push-service';
import { isPushService, type PushConfig, type VapidKeys } from './push-config';
import { getOrCreateKeys } from './push.repo';

/** Well below the first retry of the outbox, so that no message is sent twice in parallel. */
const TIMEOUT_MS = 20_000;

/** Push messages to browsers. */
export interface WebPush extends PushService<Browser> {
  /** The key that browsers subscribe with. */
  publicKey(): Promise<string>;
  /** Whether the server may send to an address. */
  accepts(endpoint: string): boolean;
}

/** Whether messages can be encrypted for a browser's key: it must be a point on the curve P-256. */
export function canEncryptFor(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Creates the sender; its keys are generated when they are first needed, unless they are configured. */
export function createWebPush(config: PushConfig, db: Database): WebPush {
  let cachedKeys: Promise<VapidKeys> | undefined;
  const keys = async () => {
    if (config.keys) return config.keys;
    const { generateVAPIDKeys } = await loadWebPush();
    return await (cachedKeys ??= getOrCreateKeys(db, generateVAPIDKeys));
  };
  const accepts = (endpoint: string) => isPushService(config, endpoint);
  return {
    accepts,
    publicKey: async () => (await keys()).publicKey,
    async send({ endpoint, keys: browserKeys }, message) {
      // A subscription that was stored under another configuration is checked again.
      if (!accepts(endpoint) || !canEncryptFor(browserKeys.p256dh)) return 'gone';
      const webPush = await loadWebPush();
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { ...browserKeys } },
        JSON.stringify(message),
        { TTL: TTL_SECONDS, vapidDetails: { subject: config.subject, ...(await keys()) } },
      );
      const reply = await callService({ service: 'web push', operation: 'send' }, endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      return deliveryOf(reply);
    },
  };
}

/** On first use: many shops send no push message for days. */
const loadWebPush = async () => (await import('web-push')).default;
