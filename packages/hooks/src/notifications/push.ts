import type { Mall } from '@mall/sdk';

/**
 * The state of push messages on this device: not available, blocked by the person in the browser,
 * off, or on.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Returns whether this browser is subscribed for the current session. */
export async function readPush(mall: Mall, signal?: AbortSignal): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const existing = Notification.permission === 'granted' ? await subscription() : null;
  if (!existing) return 'off';
  const { endpoint } = await mall.notifications.push({ signal });
  return existing.endpoint === endpoint ? 'on' : 'off';
}

/**
 * Asks for permission, and subscribes this browser. @param worker - The URL of the service worker.
 * @param worker - the address of the service worker.
 */
export async function turnPushOn(mall: Mall, worker: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  // Asks first: browsers show the prompt only directly after a click.
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { public_key } = await mall.notifications.push();
  // A subscription with other keys cannot receive our messages and cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  const { endpoint = made.endpoint, keys } = made.toJSON();
  await mall.notifications.savePush({
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  return 'on';
}

/** Unsubscribes this browser from push messages. */
export async function turnPushOff(mall: Mall): Promise<PushState> {
  await mall.notifications.deletePush();
  await (await subscription())?.unsubscribe();
  return 'off';
}
