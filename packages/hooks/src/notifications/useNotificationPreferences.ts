import { useQueryClient } from '@tanstack/react-query';
import type { MallError, NotificationPreferences, NotificationTopic } from '@mall/sdk';
import { useCallback } from 'react';
import { isSameSession } from '../session/session-scoped';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { useMall } from '../mall/mall-context';
import { asMallError } from '../mall/mall-error';
import { toggleQueue } from '../optimistic/queues';
import { preferencesOptions } from './queries';

/** Callbacks of {@link useNotificationPreferences}. */
export interface NotificationPreferencesCallbacks {
  /** Called when a preference could not be saved; the server's value is then displayed. */
  readonly onFailed?: (error: MallError) => void;
}

/** The preferences, and how to change them. */
export type UseNotificationPreferences = MemberResult<NotificationPreferences> & {
  /** Switches a topic at once. */
  readonly set: (topic: NotificationTopic, on: boolean) => void;
};

/**
 * Fetches the member's notification preferences. `set` switches a topic at once and rolls back when
 * the server refuses. Orders and the account are always notified. The status is `guest` while nobody is signed in.
 *
 * @example
 * const { data: wanted, set } = useNotificationPreferences({
 *   onFailed: () => toast('操作失敗'),
 * });
 * <Switch label="按讚" checked={wanted?.like ?? false} onCheckedChange={(on) => set('like', on)} />
 */
export function useNotificationPreferences({
  onFailed,
}: NotificationPreferencesCallbacks = {}): UseNotificationPreferences {
  const mall = useMall();
  const client = useQueryClient();
  const query = useMemberQuery(preferencesOptions(mall));
  const set = useCallback(
    (topic: NotificationTopic, on: boolean): void => {
      const { queryKey } = preferencesOptions(mall);
      const show = (shown: boolean) =>
        client.setQueryData(queryKey, (before: NotificationPreferences | undefined) =>
          before ? { ...before, [topic]: shown } : before,
        );
      const confirmed = client.getQueryData(queryKey)?.[topic] ?? !on;
      toggleQueue(client, ['notifications', 'preference', topic]).want(on, {
        isSame: isSameSession(mall),
        confirmed: () => confirmed,
        send: async (wanted) => (await mall.notifications.savePreference(topic, wanted))[topic],
        show,
        settled: undefined,
        failed: (error) => onFailed?.(asMallError(error)),
      });
    },
    [client, mall, onFailed],
  );
  return { ...query, set };
}
