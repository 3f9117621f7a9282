import { randomUUID } from 'node:crypto';
import type { OpenRedis } from '../redis/open-redis';

/** What a call has changed, for the caches of reads. */
export interface Write {
  /** Who called; null: a guest. */
  readonly memberId: number | null;
  /** Whether sessions, or what a session says about its member, may have changed. */
  readonly changesSessions: boolean;
}

/**
 * Publishes the writes of this server to the others, so that a member's next call reads them there, too. What is lost in
 * an outage of Redis is read when the cached data has reached its age.
 *
 * @param onWrite called with each write of another server.
 * @returns publishes a write.
 */
export function shareWrites(
  { commands, subscriptions, isReachable }: OpenRedis,
  onWrite: (write: Write) => void,
): (write: Write) => void {
  const channel = `mall:${commands.options.db ?? 0}:writes`;
  const server = randomUUID();
  subscriptions.on('message', (from: string, message: string) => {
    if (from !== channel) return;
    const [sender, memberId, sessions] = message.split(' ');
    if (sender === server) return;
    onWrite({
      memberId: memberId === '' ? null : Number(memberId),
      changesSessions: sessions === 'sessions',
    });
  });
  // It is subscribed again after an outage.
  void subscriptions.subscribe(channel).catch(() => {});
  return ({ memberId, changesSessions }) => {
    if (!isReachable() || (memberId === null && !changesSessions)) return;
    const message = [server, memberId ?? '', changesSessions ? 'sessions' : ''].join(' ');
    void commands.publish(channel, message).catch(() => {});
  };
}
