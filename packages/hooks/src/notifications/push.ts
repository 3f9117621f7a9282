import type { Mall } from '@mall/sdk';

/**
 * Push messages on this device: it cannot have them, the person has forbidden them in the browser, they are
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

/** Whether this browser's messages are those of the session that is signed in now. */
export async function readPush(mall: Mall, signal?: AbortSignal): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const kept = Notification.permission === 'granted' ? await subscription() : null;
  if (!kept) return 'off';
  const { endpoint } = await mall.notifications.push({ signal });
  return kept.endpoint === endpoint ? 'on' : 'off';
}

/** Asks the person, and has messages sent to this browser. @param worker - the address of the service worker. */
export async function turnPushOn(mall: Mall, worker: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  // First of all: browsers ask only in answer to a press.
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { public_key } = await mall.notifications.push();
  // One of other keys takes no messages of ours, and cannot be changed.
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

/** Has no more messages sent to this browser. */
export async function turnPushOff(mall: Mall): Promise<PushState> {
  await mall.notifications.deletePush();
  await (await subscription())?.unsubscribe();
  return 'off';
}
