import * as z from 'zod';
import type { Database } from '../../db/database';
import type { Language } from '../../kernel/language';
import { SHOP_LANGUAGE } from '../../kernel/language';
import type { OutboxHandler } from '../outbox/outbox-worker';
import { type Browser, type PushMessage, PushRefused, type PushService } from './push-service';
import { deleteSubscription, findDevice } from './push.repo';

/** The inputs and senders of {@link pushSender}. */
export interface PushParts {
  readonly db: Database;
  readonly browsers: PushService<Browser>;
  /** The native shell's; null: none is configured. */
  readonly apps: PushService<string> | null;
  /** A member's notification in a language; null: it was read already, or deleted. */
  readonly messageOf: (
    of: { readonly id: number; readonly memberId: number },
    language: Language,
  ) => Promise<PushMessage | null>;
  /** Deletes the token of a session's native shell, which no longer exists. */
  readonly deleteAppToken: (session: Buffer) => Promise<void>;
}

const ids = z.object({ notification: z.coerce.number(), session: z.coerce.number() });

/** Sends a notification to one device, and deletes a device that no longer exists. */
export const pushSender = ({
  db,
  browsers,
  apps,
  messageOf,
  deleteAppToken,
}: PushParts): OutboxHandler => ({
  async send({ payload }) {
    const { notification: id, session } = ids.parse(payload);
    const device = await findDevice(db, session, new Date());
    if (!device) return;
    const { browser, appToken, memberId } = device;
    const message = await messageOf({ id, memberId }, browser?.language ?? SHOP_LANGUAGE);
    if (!message) return;
    if (browser && (await browsers.send(browser, message)) === 'gone') {
      await deleteSubscription(db, device.session);
    }
    if (appToken !== null && apps && (await apps.send(appToken, message)) === 'gone') {
      await deleteAppToken(device.session);
    }
  },
  isFinal: (error) => error instanceof PushRefused && error.isFinal,
  remains: (payload) => payload,
});
