/** The server's push message (`apps/server/src/platform/push/push.ts`). */
interface Message {
  readonly id: number;
  readonly title: string;
}

/** The title of an unreadable message: browsers require every push to show a notification. */
const SHOP = '巷口市集';

function readMessage(data: PushMessageData | null): Message | null {
  try {
    const message: unknown = data?.json();
    const isOurs =
      typeof message === 'object' &&
      message !== null &&
      'id' in message &&
      typeof message.id === 'number' &&
      'title' in message &&
      typeof message.title === 'string';
    return isOurs ? { id: Number(message.id), title: String(message.title) } : null;
  } catch {
    return null;
  }
}

/** Shows a notification; a repeated one replaces the first. */
export function showNotice(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: PushMessageData | null,
): Promise<void> {
  const message = readMessage(data);
  const path = message === null ? '/notification/list' : `/notification/${message.id}`;
  return registration.showNotification(message?.title ?? SHOP, {
    tag: path,
    data: path,
    icon: '/favicon.svg',
  });
}

/** Opens the page of a pressed notification: in an open window of the shop, if there is one. */
export async function openNotice(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  { data }: Pick<Notification, 'data'>,
): Promise<void> {
  const path =
    typeof data === 'string' && data.startsWith('/notification/') ? data : '/notification/list';
  const address = new URL(path, location.origin).href;
  const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const moved = await open?.navigate(address).catch(() => null);
  await (moved ? moved.focus() : clients.openWindow(address));
}
