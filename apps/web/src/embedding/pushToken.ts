import { browserStorage, type Mall } from '@mall/sdk';
import { isInApp } from './nativeApp';

const TOKEN = 'mall.push-token';
/** The session that the token was last told to, by when it began. */
const TOLD = 'mall.push-token-told';

/** The native shell's push token, which a sign-in carries; undefined in a browser, and until the shell told it. */
export const storedPushToken = (): string | undefined =>
  (isInApp() && browserStorage().getItem(TOKEN)) || undefined;

/**
 * Keeps the push token that the native shell has told, and sends it to the session that is signed in, unless it has
 * it. What cannot be sent now is sent when the shell tells it again, with the next page.
 *
 * @example
 * savePushToken(mall, command.token);
 */
export function savePushToken(mall: Mall, token: string): void {
  const storage = browserStorage();
  const isKnown = storage.getItem(TOKEN) === token;
  storage.setItem(TOKEN, token);
  const session = mall.session.get();
  if (!session || (isKnown && storage.getItem(TOLD) === String(session.startedAt))) return;
  mall.members.updateToken(token).then(
    () => storage.setItem(TOLD, String(session.startedAt)),
    () => storage.removeItem(TOLD),
  );
}
