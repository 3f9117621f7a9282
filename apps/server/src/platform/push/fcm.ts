import * as z from 'zod';
import { createAccessToken } from './access-token';
import type { FcmConfig } from './fcm-config';
import { callService } from '../outgoing/call-service';
import { deliveryOf, type PushMessage, type PushService, TTL_SECONDS } from './push-service';

/**
 * At most two messages per attempt, and a sign-in with each: together below the first retry of the
 * outbox.
 */
const TIMEOUT_MS = 10_000;

/** The error that Firebase returns for a message that it refused. */
const refusal = z.object({
  error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })) }),
});

/**
 * Sends push messages to the native shell through FCM's HTTP v1 API; the address is the shell's
 * token.
 *
 * @example
 * const apps = config.push.fcm && createFcm(config.push.fcm);
 */
export function createFcm(config: FcmConfig): PushService<string> {
  const access = createAccessToken(config, TIMEOUT_MS);
  const url = `${config.origin}/v1/projects/${config.account.project_id}/messages:send`;

  const post = async (bearer: string, body: string) =>
    callService({ service: 'fcm', operation: 'send' }, url, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  return {
    async send(token, message) {
      const body = JSON.stringify({ message: { token, ...contentOf(message) } });
      const bearer = await access.get();
      let answer = await post(bearer, body);
      if (answer.status === 401) {
        // The token was revoked before it expired.
        access.discard(bearer);
        await answer.body?.cancel();
        answer = await post(await access.get(), body);
      }
      const { data } = refusal.safeParse(await answer.json().catch(() => null));
      const isGone = data?.error.details.some(({ errorCode }) => errorCode === 'UNREGISTERED');
      return isGone ? 'gone' : deliveryOf(answer);
    },
  };
}

/** As with a browser, no more than the title leaves the shop; a press opens the notification's page. */
const contentOf = ({ id, title }: PushMessage) => ({
  notification: { title },
  // Values of `data` are strings.
  data: { id: String(id), path: `/notification/${id}` },
  android: { ttl: `${TTL_SECONDS}s` },
  apns: {
    headers: { 'apns-expiration': String(Math.floor(Date.now() / 1000) + TTL_SECONDS) },
    payload: { aps: { sound: 'default' } },
  },
});
