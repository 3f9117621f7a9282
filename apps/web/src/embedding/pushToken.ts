import { browserStorage, type Mall } from '@mall/sdk';
import { isInApp } from './nativeApp';

const TOKEN = 'mall.push-token';
/** Start time of the session that the token was last sent to. */
const SENT_TO = 'mall.push-token-sent';

/**
 * Returns the native shell's push token, which a sign-in sends; undefined in a browser, and until the shell sent it.
 */
export const storedPushToken = (): string | undefined =>
  (isInApp() && browserStorage().getItem(TOKEN)) || undefined;

/**
 * Saves the push token of the native shell, and sends it to the current session unless the session has it. After a
 * failure, it is sent again when the shell repeats it, on the next page.
 *
 * @example
 * savePushToken(mall, command.token);
 */
export function savePushToken(mall: Mall, token: string): void {
  const storage = browserStorage();
  const isKnown = storage.getItem(TOKEN) === token;
  storage.setItem(TOKEN, token);
  const session = mall.session.get();
  if (!session || (isKnown && storage.getItem(SENT_TO) === String(session.startedAt))) return;
  mall.members.updateToken(token).then(
    () => storage.setItem(SENT_TO, String(session.startedAt)),
    () => storage.removeItem(SENT_TO),
  );
}
