export { useNotification } from './useNotification';
export {
  useNotificationPreferences,
  type NotificationPreferencesCallbacks,
  type UseNotificationPreferences,
} from './useNotificationPreferences';
export { useNotifications } from './useNotifications';
export type { PushState } from './push';
export { usePush, type PushOptions, type UsePush } from './usePush';
export { useReadNotifications } from './useReadNotifications';
export { useUnreadNotifications, type UseUnreadNotifications } from './useUnreadNotifications';
